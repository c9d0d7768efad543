import { paths } from 'shared-contracts/paths'

const TOKEN = /^#[\w-]{20,100}$/

/** Address of the page that shows the list. The token stands behind `#`: no request and no log holds it. */
export function shareAddress(origin: string, token: string): string {
  return `${origin}${paths.sharedList}#${token}`
}

/** The token of such an address; null where the link was copied in part. */
export function tokenIn(hash: string): string | null {
  return TOKEN.test(hash) ? hash.slice(1) : null
}
