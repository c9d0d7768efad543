/** A secret that only this tab knows, for PKCE (RFC 7636) and for `state`: 256 random bits. */
export function newSecret(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)))
}

/** What the provider is told of the secret before it is shown: its SHA-256. */
export async function challengeOf(codeVerifier: string): Promise<string> {
  return hashOf(codeVerifier)
}

/**
 * The `nonce` of an OpenID provider, which its signed token repeats: another hash of the secret, so that the server, which is shown the secret with the
 * code, knows it (`services/api/src/platform/social/google.ts`).
 */
export async function nonceOf(codeVerifier: string): Promise<string> {
  return hashOf(`nonce ${codeVerifier}`)
}

async function hashOf(text: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
