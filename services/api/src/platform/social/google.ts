import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import { askProvider, ProviderUnavailable, withParameters } from './ask-provider'
import type { SocialIdentity, SocialProvider } from './social-provider'

export interface GoogleSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** `https://accounts.google.com`, or a stand-in in tests; any OpenID provider will do. */
  readonly issuer: string
  readonly redirectUrl: string
}

const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})
/** Of signatures by a key pair; `none` and shared keys are never accepted. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256']

const tokens = z.object({ id_token: z.string() })
const claims = z.object({
  sub: z.string().min(1),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  /** The organisation that runs the address's domain at Google. */
  hd: z.string().optional(),
})

/** Google by OpenID Connect: what the site takes as the token is the ID token, which names this site as its audience. */
export function googleSignIn(settings: GoogleSettings): SocialProvider {
  const { clientId, clientSecret, issuer, redirectUrl } = settings
  const endpoints = onceFound(() => discover(issuer))

  return {
    mode: 'Google',

    async authorizeUrl() {
      const { authorization_endpoint } = await endpoints()
      return withParameters(authorization_endpoint, {
        client_id: clientId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: 'openid email profile',
      }).href
    },

    async exchange(code, codeVerifier) {
      const { token_endpoint } = await endpoints()
      const answer = await askProvider(new URL(token_endpoint), {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          code_verifier: codeVerifier,
          redirect_uri: redirectUrl,
          client_id: clientId,
          client_secret: clientSecret,
        }),
      })
      const token = tokens.safeParse(answer).data?.id_token
      if (token === undefined) return null
      // Another sign-in's token must not pass for the answer to this one (OpenID Connect Core, 3.1.3.7).
      return (await payloadOf(token))?.nonce === nonceOf(codeVerifier) ? token : null
    },

    async identify(token) {
      const known = claims.safeParse(await payloadOf(token)).data
      return known ? identityOf(known) : null
    },
  }

  /** What a token states, after its signature, issuer, audience and time were checked; null: it is not for this site. */
  async function payloadOf(token: string): Promise<JWTPayload | null> {
    const { issuer: trusted, keys } = await endpoints()
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: trusted,
        audience: clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat', 'sub'],
        clockTolerance: 60,
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JWKSTimeout) throw new ProviderUnavailable('the keys do not answer', { cause: error })
      if (error instanceof errors.JOSEError) return null
      throw new ProviderUnavailable('the keys can not be fetched', { cause: error })
    }
  }
}

/**
 * The `nonce` of a sign-in, made by the browser (`nonceOf` of mfe-account/src/features/social): a hash of the code verifier, which only its tab has. It tells
 * nothing of the verifier, and is another hash than the code challenge.
 */
function nonceOf(codeVerifier: string): string {
  return createHash('sha256').update(`nonce ${codeVerifier}`).digest('base64url')
}

/** Google vouches for its own addresses and those of organisations that it hosts, not for any that somebody once confirmed. */
function identityOf({ sub, name, email, email_verified, hd }: z.infer<typeof claims>): SocialIdentity {
  const hosted = hd !== undefined || (email ?? '').toLowerCase().endsWith('@gmail.com')
  return {
    socialUserId: sub,
    fullName: name ?? null,
    email: email?.toLowerCase() ?? null,
    emailIsProven: email !== undefined && email_verified === true && hosted,
  }
}

async function discover(issuer: string) {
  const answer = await askProvider(new URL(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`))
  const found = discovered.safeParse(answer).data
  if (!found) throw new ProviderUnavailable(`${issuer} is no OpenID provider`)
  // Who answers for another issuer would get its users' sign-ins accepted here (OpenID Connect Discovery 1.0, 4.3).
  if (found.issuer.replace(/\/$/, '') !== issuer.replace(/\/$/, '')) {
    throw new ProviderUnavailable(`${issuer} says that it is ${found.issuer}`)
  }
  return { ...found, keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: 10_000 }) }
}

/** Looked up with the first need and kept; a failure is tried again with the next. */
function onceFound<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | null = null
  return () => {
    found ??= find().catch((error: unknown) => {
      found = null
      throw error
    })
    return found
  }
}
