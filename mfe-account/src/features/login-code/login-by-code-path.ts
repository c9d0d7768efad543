import { paths } from 'shared-contracts/paths'
import { withReturnTo } from '../after-login'

/** The login page with its form for a code; mails lead there, too (`services/api`). */
export function loginByCodePath(returnTo: string | null): string {
  return withReturnTo(`${paths.login}?cach=ma`, returnTo)
}

/** Whether the address asks for the form for a code. */
export function asksForCode(search: URLSearchParams): boolean {
  return search.get('cach') === 'ma'
}
