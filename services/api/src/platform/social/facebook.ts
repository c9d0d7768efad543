import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { askProvider, withParameters } from './ask-provider'
import type { SocialProvider } from './social-provider'

export interface FacebookSettings {
  readonly appId: string
  readonly appSecret: string
  /** Where visitors agree, and where servers ask; stand-ins in tests. */
  readonly dialogUrl: string
  readonly graphUrl: string
  readonly redirectUrl: string
}

const token = z.object({ access_token: z.string() })
const inspected = z.object({
  data: z.object({ app_id: z.coerce.string(), is_valid: z.boolean(), user_id: z.coerce.string() }),
})
const person = z.object({ id: z.string().min(1), name: z.string().optional(), email: z.string().optional() })

/** Facebook by its manual login flow. A token counts when Facebook says that it was given to this app. */
export function facebookSignIn(settings: FacebookSettings): SocialProvider {
  const { appId, appSecret, dialogUrl, graphUrl, redirectUrl } = settings

  /** The user of a token, by Facebook's own inspection; null for another app's token or one that has ended. */
  async function ownerOf(accessToken: string): Promise<string | null> {
    const url = withParameters(`${graphUrl}/debug_token`, {
      input_token: accessToken,
      access_token: `${appId}|${appSecret}`,
    })
    const data = inspected.safeParse(await askProvider(url)).data?.data
    return data?.is_valid && data.app_id === appId ? data.user_id : null
  }

  return {
    mode: 'Facebook',

    async authorizeUrl() {
      return withParameters(dialogUrl, {
        client_id: appId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: 'public_profile,email',
      }).href
    },

    async exchange(code, codeVerifier) {
      const url = withParameters(`${graphUrl}/oauth/access_token`, {
        client_id: appId,
        client_secret: appSecret,
        redirect_uri: redirectUrl,
        code,
        code_verifier: codeVerifier,
      })
      return token.safeParse(await askProvider(url)).data?.access_token ?? null
    },

    async identify(accessToken) {
      const owner = await ownerOf(accessToken)
      if (owner === null) return null
      const url = withParameters(`${graphUrl}/me`, {
        fields: 'id,name,email',
        access_token: accessToken,
        // Proves that the app itself asks: Facebook can be told to refuse everyone else.
        appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex'),
      })
      const known = person.safeParse(await askProvider(url)).data
      if (known?.id !== owner) return null
      // Facebook does not say whether an address was ever confirmed.
      return { socialUserId: known.id, fullName: known.name ?? null, email: known.email ?? null, emailIsProven: false }
    },
  }
}
