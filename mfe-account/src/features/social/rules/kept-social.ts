import type { CallAnswer } from 'shared-contracts/calls'
import type { SocialMode } from './social-names'

/** A social sign-in that belongs to no account yet: token, provider and id go along to register. */
export interface KeptSocial extends CallAnswer<'User/ExchangeSocialCode'> {
  readonly mode: SocialMode
}

let kept: KeptSocial | null = null

/** In memory alone: a token has no place in a storage. */
export const keptSocial = {
  read: (): KeptSocial | null => kept,
  keep(social: KeptSocial): void {
    kept = social
  },
  forget(): void {
    kept = null
  },
}
