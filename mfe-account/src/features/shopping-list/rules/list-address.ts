import { paths } from 'shared-contracts/paths'

const VIEW = 'xem'
const CHOSEN = 'da-chon'

/** Which of the two sides of the list stands on a phone's screen. */
export type ListSide = 'market' | 'chosen'

export function sideIn(search: URLSearchParams): ListSide {
  return search.get(VIEW) === CHOSEN ? 'chosen' : 'market'
}

export function sideAddress(side: ListSide): string {
  return side === 'chosen' ? `${paths.cart}?${VIEW}=${CHOSEN}` : paths.cart
}
