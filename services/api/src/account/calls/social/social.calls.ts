import { CallFailure } from 'service-host'
import type { CallAnswer } from 'shared-contracts/calls'
import { type Handlers, publicUncached } from '../../../platform/calls/handler'
import type { SocialIdentity, SocialMode, SocialProvider } from '../../../platform/social/social-provider'
import { addSocialSignIn, findUserBySocial } from '../../store/social-sign-in.store'
import { findUserByName, type UserRow } from '../../store/user.store'
import { continueLogin, loginAnswer } from '../login/begin-session'
import { invalidSocialToken, providerUnavailable } from '../steps/account-failures'
import type { AccountServices } from '../steps/account-services'

type SocialCall = 'User/SocialLogin' | 'User/GetSocialSignIns' | 'User/ExchangeSocialCode'
type LoginResult = CallAnswer<'User/SocialLogin'>

/** Sign-in by Google, Facebook or Zalo. Who is not known here goes on to register. */
export function socialCalls(services: AccountServices): Handlers<SocialCall> {
  const { database, account, now } = services
  return {
    'User/GetSocialSignIns': publicUncached(async () => {
      const urls = await Promise.allSettled(account.socialProviders.map((provider) => provider.authorizeUrl()))
      // A provider that can't be reached is not offered; the others are.
      return account.socialProviders.flatMap(({ mode }, index) => {
        const url = urls[index]
        return url?.status === 'fulfilled' ? [{ authenticationMode: mode, authorizeUrl: url.value }] : []
      })
    }),

    'User/ExchangeSocialCode': publicUncached(async ({ body }) => {
      const provider = providerOf(services, body.authenticationMode)
      const accessToken = await asked(provider, provider.exchange(body.code, body.codeVerifier))
      const identity = accessToken && (await asked(provider, provider.identify(accessToken)))
      if (!accessToken || !identity) throw invalidSocialToken()
      const { socialUserId, fullName, email } = identity
      return { accessToken, socialUserId, fullName, email }
    }),

    // As with a password, a refusal is an answer: HTTP 200 with isError.
    'User/SocialLogin': publicUncached(async ({ query, cookies }): Promise<LoginResult> => {
      const identity = await identityOf(services, {
        authenticationMode: query.AuthenticationMode,
        accessToken: query.AccessToken,
        socialUserId: query.SocialUserId,
      })
      if (!identity) return refusal('invalid_social_token')
      const known = await findUserBySocial(database.query, query.AuthenticationMode, identity.socialUserId, now())
      const found = known ?? (await linkByProvenEmail(services, query.AuthenticationMode, identity))
      if (!found) return refusal('user_does_not_exist')
      if (found.disabled) return refusal('user_is_disabled')
      return loginAnswer(await continueLogin(services, { userId: found.id, counted: null }, cookies))
    }),
  }
}

export interface SocialClaim {
  readonly authenticationMode: SocialMode
  readonly accessToken: string
  readonly socialUserId: string
}

/** Whom the provider names for the token; null when it refuses the token or names another than the claim does. */
export async function identityOf(services: AccountServices, claim: SocialClaim): Promise<SocialIdentity | null> {
  const provider = providerOf(services, claim.authenticationMode)
  const identity = await asked(provider, provider.identify(claim.accessToken))
  return identity?.socialUserId === claim.socialUserId ? identity : null
}

/** An account whose confirmed address the provider is the authority over; from now on they belong together. */
async function linkByProvenEmail(services: AccountServices, provider: SocialMode, identity: SocialIdentity) {
  const { query } = services.database
  if (identity.email === null || !identity.emailIsProven) return null
  const found: UserRow | null = await findUserByName(query, { kind: 'email', value: identity.email }, services.now())
  if (!found || found.emailConfirmedAt === null || found.disabled) return null
  await addSocialSignIn(query, { provider, socialUserId: identity.socialUserId, userId: found.id }, services.now())
  return found
}

function providerOf({ account }: AccountServices, mode: SocialMode): SocialProvider {
  const provider = account.socialProviders.find((each) => each.mode === mode)
  if (!provider)
    throw new CallFailure(404, 'provider_is_not_set_up', `Đăng nhập bằng ${mode} chưa được mở ở trang này.`)
  return provider
}

async function asked<T>(provider: SocialProvider, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    throw providerUnavailable(provider.mode, cause)
  }
}

function refusal(error: string): LoginResult {
  return { isError: true, error, accessToken: null }
}
