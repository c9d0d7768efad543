/**
 * A decoded path without trailing slash, host, query or hash: the form in which addresses are compared everywhere
 * (route ownership, polls, redirects). `%26` and `&` become the same path. A malformed escape is left as it stands.
 */
export function normalisePath(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/]+/i, '').replace(/[?#].*$/, '')
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
  try {
    return decodeURIComponent(trimmed).normalize('NFC') || '/'
  } catch {
    return trimmed || '/'
  }
}
