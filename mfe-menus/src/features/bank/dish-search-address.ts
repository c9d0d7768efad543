import { paths } from 'shared-contracts/paths'

export interface DishSearchAddress {
  readonly keyword: string
  /** From 1. */
  readonly pageNumber: number
}

/** What the address asks of the dish search: `?mon=` and `?trang=`. */
export function readDishSearch(search: URLSearchParams): DishSearchAddress {
  const page = Number(search.get('trang') ?? 1)
  return {
    keyword: (search.get('mon') ?? '').normalize('NFC').trim().slice(0, 100),
    pageNumber: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function dishSearchPath({ keyword, pageNumber }: DishSearchAddress, objectTypeId: number): string {
  const query = new URLSearchParams({ nhom: String(objectTypeId) })
  if (keyword !== '') query.set('mon', keyword)
  if (pageNumber > 1) query.set('trang', String(pageNumber))
  return `${paths.menuBank}?${query}`
}
