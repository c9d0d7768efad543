const TIMEOUT_MS = 10_000

/** A provider that gave no answer that can be used: not the visitor's fault. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/**
 * Asks a provider. Its JSON for a success; null for a refusal (400 to 499), whose words are for developers. The addresses
 * hold secrets, so errors name the host alone.
 */
export async function askProvider(url: URL, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (cause: unknown) => {
      throw new ProviderUnavailable(`${url.host} does not answer`, { cause })
    },
  )
  if (response.status >= 400 && response.status < 500) return null
  if (!response.ok) throw new ProviderUnavailable(`${url.host} answers ${response.status}`)
  return response.json().catch((cause: unknown) => {
    throw new ProviderUnavailable(`${url.host} answers no JSON`, { cause })
  })
}

/** The address with these parameters added. */
export function withParameters(address: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}
