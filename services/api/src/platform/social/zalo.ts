import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { askProvider, withParameters } from './ask-provider'
import type { SocialProvider } from './social-provider'

export interface ZaloSettings {
  readonly appId: string
  readonly appSecret: string
  readonly oauthUrl: string
  readonly graphUrl: string
  readonly redirectUrl: string
}

/** Zalo answers a refusal with status 200 and an `error` other than 0. */
const token = z.object({ access_token: z.string() })
const person = z.object({ id: z.string().min(1), name: z.string().optional(), error: z.literal(0).optional() })

/** Zalo by OAuth v4 with PKCE. It knows phone numbers, not emails, and tells neither. */
export function zaloSignIn(settings: ZaloSettings): SocialProvider {
  const { appId, appSecret, oauthUrl, graphUrl, redirectUrl } = settings
  return {
    mode: 'Zalo',

    async authorizeUrl() {
      return withParameters(`${oauthUrl}/permission`, { app_id: appId, redirect_uri: redirectUrl }).href
    },

    async exchange(code, codeVerifier) {
      const answer = await askProvider(new URL(`${oauthUrl}/access_token`), {
        method: 'POST',
        headers: { secret_key: appSecret },
        body: new URLSearchParams({
          code,
          app_id: appId,
          grant_type: 'authorization_code',
          code_verifier: codeVerifier,
        }),
      })
      return token.safeParse(answer).data?.access_token ?? null
    },

    async identify(accessToken) {
      const answer = await askProvider(withParameters(`${graphUrl}/me`, { fields: 'id,name' }), {
        headers: {
          access_token: accessToken,
          // Made with this app's secret: Zalo refuses a token that was given to another app.
          appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex'),
        },
      })
      const known = person.safeParse(answer).data
      return known ? { socialUserId: known.id, fullName: known.name ?? null, email: null, emailIsProven: false } : null
    },
  }
}
