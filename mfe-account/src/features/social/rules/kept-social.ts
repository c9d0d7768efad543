import type { CallAnswer } from 'shared-contracts/calls'
import { keptDraft } from 'shared-ui/sending'
import type { SocialMode } from './social-names'

/** A social sign-in that belongs to no account yet: token, provider and id go along to register. */
export interface KeptSocial extends CallAnswer<'User/ExchangeSocialCode'> {
  readonly mode: SocialMode
}

/** In memory alone: a token has no place on the device. */
export const keptSocial = keptDraft<KeptSocial>()
