const KEY = 'login-code'
/** As long as the server takes the code. */
const LIFETIME_MS = 10 * 60_000

/** A code that was asked for in this tab. Without the code that was sent, it opens nothing. */
export interface AskedCode {
  readonly request: string
  readonly userName: string
}

/** Phones throw a page away while its owner looks for the code in the mail: it goes on where it was. */
export function readAskedCode(now: number): AskedCode | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const fields = new Map<string, unknown>(Object.entries(kept))
    const [request, userName, at] = ['request', 'userName', 'at'].map((name) => fields.get(name))
    if (typeof request !== 'string' || typeof userName !== 'string' || typeof at !== 'number') return null
    return now - at < LIFETIME_MS ? { request, userName } : null
  } catch {
    return null
  }
}

export function keepAskedCode(asked: AskedCode, now: number): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...asked, at: now }))
  } catch {
    // No storage: the page works as long as it lives.
  }
}

export function forgetAskedCode(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // There was none.
  }
}
