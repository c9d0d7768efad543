import { paths } from 'shared-contracts/paths'

/** The page numbers in the address: dishes and articles turn their pages each on their own. */
const NAMES = { dish: 'mon', article: 'bai' } as const
export type FavouriteKind = keyof typeof NAMES

/** From 1; everything that is no page number is the first. */
export function favouritesPageIn(search: URLSearchParams, kind: FavouriteKind): number {
  const number = Number(search.get(NAMES[kind]) ?? 1)
  return Number.isSafeInteger(number) && number >= 1 && number <= 10_000 ? number : 1
}

/** The address of another page of one kind; the other kind stays where it is. */
export function favouritesPath(search: URLSearchParams, kind: FavouriteKind, pageNumber: number): string {
  const next = new URLSearchParams()
  for (const each of ['dish', 'article'] as const) {
    const number = each === kind ? pageNumber : favouritesPageIn(search, each)
    if (number > 1) next.set(NAMES[each], String(number))
  }
  const query = next.toString()
  return query === '' ? paths.favourites : `${paths.favourites}?${query}`
}
