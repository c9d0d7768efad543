import { cookieNames, stepCookies } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import { cookiesNamed } from '../cookies'

/** What an account page's document is sent with: another visitor may get another one. */
export const PRIVATE_HEADERS = { 'cache-control': 'private, no-store', vary: 'Accept-Encoding, Cookie' } as const

/** The account whose page an address names (`/trang-ca-nhan-cua-ban/{id}`), as it is written there; null: no such address. Takes a decoded path, with or without query. */
export function accountNamed(address: string): string | null {
  const root = `${paths.personal}/`
  if (!address.startsWith(root)) return null
  const [segment = ''] = address.slice(root.length).split('?')
  return /^\d[^/]*$/.test(segment) ? segment : null
}

/** The session's token of a Cookie header; null without one. */
export function tokenIn(cookies: string | undefined): string | null {
  const isToken = (value: string) => value !== 'null' && /^[\w.~-]+$/.test(value)
  return cookiesNamed(cookieNames.token, cookies).find(isToken) ?? null
}

/** A visitor's session, as the API is asked on her behalf. */
export interface VisitorSession {
  readonly token: string
  /** The Cookie header that shows that this browser passed the second step; null: it holds none. */
  readonly step: string | null
}

/** The session of a Cookie header; null without one. */
export function sessionIn(cookies: string | undefined): VisitorSession | null {
  const token = tokenIn(cookies)
  if (token === null) return null
  const steps = Object.values(stepCookies).flatMap((name) =>
    cookiesNamed(name, cookies).flatMap((value) => (/^[\w-]+$/.test(value) ? [`${name}=${value}`] : [])),
  )
  return { token, step: steps.length === 0 ? null : steps.join('; ') }
}
