import type { CallQuery } from 'shared-contracts/calls'

export type SocialMode = CallQuery<'User/SocialLogin'>['AuthenticationMode']

export const SOCIAL_MODES: readonly SocialMode[] = ['Google', 'Facebook', 'Zalo']

/** Who a provider says that somebody is. */
export interface SocialIdentity {
  readonly socialUserId: string
  readonly fullName: string | null
  readonly email: string | null
  /** Whether the provider is the authority over that address: only then does it prove who owns it. */
  readonly emailIsProven: boolean
}

/** The providers that are not set up, whether or not something stands in for them. */
export function unsetProviders(
  providers: readonly Pick<SocialProvider, 'mode' | 'isStandIn'>[],
): readonly SocialMode[] {
  return SOCIAL_MODES.filter((mode) => !providers.some((each) => each.mode === mode && !each.isStandIn))
}

/** A provider of sign-ins: OAuth with PKCE, its code exchanged here, where the secret is. */
export interface SocialProvider {
  readonly mode: SocialMode
  /** Of a demonstration: it stands in for the provider, which is not set up. */
  readonly isStandIn?: boolean
  /** The provider's page with all parameters but `state` and the code challenge. */
  authorizeUrl(): Promise<string>
  /** The token for a code; null when the provider refuses the code. Rejects when the provider can't be asked. */
  exchange(code: string, codeVerifier: string): Promise<string | null>
  /** Whose token it is; null when it is not valid or was given to another site. Rejects when the provider can't be asked. */
  identify(token: string): Promise<SocialIdentity | null>
}
