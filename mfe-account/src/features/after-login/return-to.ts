import { paths, safeReturnPath } from 'shared-contracts/paths'

/** Pages that have nothing to come back for: one would log in to be asked to log in. */
const NO_RETURN: readonly string[] = [paths.login, paths.register, paths.verify, paths.forgotPassword]

/** Where the page was asked to lead back to after login: an address of this site, or null. */
export function returnTo(search: URLSearchParams): string | null {
  const address = safeReturnPath(search.get('returnTo'))
  const [path = ''] = (address ?? '').split(/[?#]/)
  return NO_RETURN.includes(path) ? null : address
}

/** The page with the way back handed on. */
export function withReturnTo(path: string, address: string | null): string {
  if (address === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}returnTo=${encodeURIComponent(address)}`
}
