import { whomIn, withWhom } from 'shared-contracts/family'
import { type DayCode, isDayCode } from 'shared-contracts/menus'
import { menuPath } from 'shared-contracts/paths'

/** A day of a menu has an address of its own: `?ngay=N3`. */
export function menuDayPath(menuId: number, dayCode: string): string {
  return `${menuPath(menuId)}?ngay=${dayCode}`
}

/** The same for whom this address is told: another day is for the same eaters. */
export function dayPathForSame(menuId: number, dayCode: string, search: URLSearchParams): string {
  return withWhom(menuDayPath(menuId, dayCode), whomIn(search))
}

/** The day that the address asks for; null: all of them. */
export function dayIn(search: URLSearchParams): DayCode | null {
  const code = search.get('ngay') ?? ''
  return isDayCode(code) ? code : null
}

/** The same day while it is being changed, an address of its own so that a login or the link of a mail leads back to it. */
export function menuChangePath(menuId: number, dayCode: string): string {
  return `${menuDayPath(menuId, dayCode)}&doi=mon`
}

export const isChanging = (search: URLSearchParams): boolean => search.get('doi') === 'mon'
