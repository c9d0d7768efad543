import { safeReturnPath } from 'shared-contracts/paths'
import { keptPlace, newestAddress } from 'shared-frame/kept'

/** As long as the link of a mail works. */
const DAYS = 1
/** Work that was left longer ago is not what somebody registers for. */
const MINUTES = 60

const place = keptPlace<string>({
  name: 'return-address',
  version: 1,
  days: DAYS,
  check: (stored) => (typeof stored === 'string' ? safeReturnPath(stored) : null),
})

/** What the mail is about. */
export type ReturnAfter = 'registration' | 'new-password'

/**
 * The way back when the link of a mail opens in a tab that knows nothing of this one: what was asked for, or else the page of
 * the work in progress. Kept on this device until the login, or until the link is of no use.
 */
export function keepReturn(after: ReturnAfter, address: string | null): void {
  const back = address ?? newestAddress(MINUTES)
  if (back === null) place.forget('anyone', after)
  else place.keep('anyone', after, back)
}

/** The address that the page itself was given, or else the kept one. */
export function returnAfter(after: ReturnAfter, address: string | null): string | null {
  return address ?? place.read('anyone', after)?.value ?? null
}

/** A login has begun; it leads on by itself. */
export function forgetReturns(): void {
  place.forget('anyone', 'registration')
  place.forget('anyone', 'new-password')
}
