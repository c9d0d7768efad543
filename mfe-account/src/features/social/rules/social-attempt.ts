import { keepText, tabStorage } from 'shared-frame/kept'
import { challengeOf, newSecret, nonceOf } from './pkce'
import { type SocialMode, socialOrder } from './social-names'

/** What must outlive the visit at the provider's; in this tab alone, and only until it is back. */
export interface SocialAttempt {
  readonly mode: SocialMode
  readonly state: string
  readonly codeVerifier: string
  readonly returnTo: string | null
}

const KEY = 'social-sign-in'

/** Remembers the attempt and returns the provider's address to go to; null where the tab can't remember it, and no answer would be taken. */
export async function startAttempt(
  mode: SocialMode,
  authorizeUrl: string,
  returnTo: string | null,
): Promise<string | null> {
  const attempt: SocialAttempt = { mode, state: newSecret(), codeVerifier: newSecret(), returnTo }
  const url = new URL(authorizeUrl, window.location.origin)
  url.searchParams.set('state', attempt.state)
  url.searchParams.set('code_challenge', await challengeOf(attempt.codeVerifier))
  url.searchParams.set('code_challenge_method', 'S256')
  if (isOpenId(url)) url.searchParams.set('nonce', await nonceOf(attempt.codeVerifier))
  return keepText(tabStorage(), KEY, JSON.stringify(attempt)) ? url.href : null
}

/** Only an OpenID provider gives a signed token. */
function isOpenId(authorizeUrl: URL): boolean {
  return (authorizeUrl.searchParams.get('scope') ?? '').split(' ').includes('openid')
}

/** The attempt that an answer belongs to, once. Null when none was started here: somebody else's link. */
export function takeAttempt(state: string | null): SocialAttempt | null {
  const attempt = parse(tabStorage()?.getItem(KEY) ?? null)
  tabStorage()?.removeItem(KEY)
  return attempt && attempt.state === state ? attempt : null
}

function parse(json: string | null): SocialAttempt | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const fields = new Map<string, unknown>(Object.entries(value))
    const [state, codeVerifier, returnTo] = [fields.get('state'), fields.get('codeVerifier'), fields.get('returnTo')]
    const mode = socialOrder.find((each) => each === fields.get('mode'))
    if (!mode || typeof state !== 'string' || typeof codeVerifier !== 'string') return null
    return { mode, state, codeVerifier, returnTo: typeof returnTo === 'string' ? returnTo : null }
  } catch {
    return null
  }
}
