import { useSearchParams } from 'shared-frame/remote'
import { type FavouriteKind, favouritesPageIn, favouritesPath } from './favourites-address'

export interface FavouritesPageAddress {
  readonly number: number
  readonly href: (pageNumber: number) => string
}

/** The page of one kind of favourites that the address names, and the addresses of the others. */
export function useFavouritesPage(kind: FavouriteKind): FavouritesPageAddress {
  const [search] = useSearchParams()
  return {
    number: favouritesPageIn(search, kind),
    href: (pageNumber) => favouritesPath(search, kind, pageNumber),
  }
}
