import { ALLERGENS, type Allergen } from 'shared-contracts/nutrition'
import { paths } from 'shared-contracts/paths'
import { queryText } from 'shared-frame/routes'
import { allergenParameters, MINUTES, REGIONS, SEASONS } from './filter-parameters'

export type Region = (typeof REGIONS)[number]
export type Season = (typeof SEASONS)[number]

export interface DishFilter {
  readonly region: Region | null
  readonly maxMinutes: number | null
  readonly season: Season | null
  readonly vegetarian: boolean
  /** No dish may have any of these. */
  readonly withoutAllergens: readonly Allergen[]
}

export interface DishSearchAddress extends DishFilter {
  readonly keyword: string
  /** From 1. */
  readonly pageNumber: number
}

function oneOf<T>(allowed: readonly T[], value: unknown): T | null {
  return allowed.find((each) => each === value) ?? null
}

/** What the address asks of the dish search: `?mon=`, the filters, and `?trang=`. Unknown values are ignored. */
export function readDishSearch(search: URLSearchParams): DishSearchAddress {
  const page = Number(search.get('trang') ?? 1)
  return {
    keyword: queryText(search.get('mon') ?? ''),
    pageNumber: Number.isInteger(page) && page > 0 ? page : 1,
    region: oneOf(REGIONS, search.get('vung')),
    maxMinutes: oneOf(MINUTES, Number(search.get('phut'))),
    season: oneOf(SEASONS, search.get('mua')),
    vegetarian: search.get('chay') === '1',
    withoutAllergens: ALLERGENS.filter((allergen) => search.get(allergenParameters[allergen]) === '1'),
  }
}

export function dishSearchPath(address: DishSearchAddress, objectTypeId: number): string {
  const { keyword, pageNumber, region, maxMinutes, season, vegetarian, withoutAllergens } = address
  const query = new URLSearchParams({ cho: String(objectTypeId) })
  if (keyword !== '') query.set('mon', keyword)
  if (region !== null) query.set('vung', region)
  if (maxMinutes !== null) query.set('phut', String(maxMinutes))
  if (season !== null) query.set('mua', season)
  if (vegetarian) query.set('chay', '1')
  for (const allergen of withoutAllergens) query.set(allergenParameters[allergen], '1')
  if (pageNumber > 1) query.set('trang', String(pageNumber))
  return `${paths.menuBank}?${query}`
}

/** How many filters are set. */
export function filterCount({ region, maxMinutes, season, vegetarian, withoutAllergens }: DishFilter): number {
  return (
    [region, maxMinutes, season].filter((each) => each !== null).length + Number(vegetarian) + withoutAllergens.length
  )
}
