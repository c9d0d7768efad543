import { CellError, readRows } from '../tables'

const SEASONS = ['xuan', 'he', 'thu', 'dong'] as const
type Season = (typeof SEASONS)[number]

export interface SeasonRow {
  readonly material: string
  readonly seasons: readonly Season[]
}

interface SeasonedDish {
  readonly ingredients: readonly { readonly material: { readonly key: string }; readonly grams: number }[]
}

/** Less of a vegetable is a garnish, and any season will do for it. */
const SEASONAL_FROM_GRAMS = 10

const isSeason = (text: string): text is Season => SEASONS.some((season) => season === text)

/** seasons.csv: when vegetables and fruit are harvested in the north of Viet Nam. Those that are there all year have no row. */
export function readSeasons(text: string) {
  return readRows(
    'seasons.csv',
    text,
    (cells): SeasonRow => {
      const seasons = cells.list('seasons')
      const known = seasons.filter(isSeason)
      if (known.length !== seasons.length) throw new CellError(`seasons has something other than ${SEASONS.join(', ')}`)
      return { material: cells.required('material'), seasons: known }
    },
    ({ material }) => [material],
  )
}

/** Codes of the season tags of a dish: seasons in which all its seasonal vegetables and fruit are harvested; none without any. */
export function seasonTags(dish: SeasonedDish, rows: readonly SeasonRow[]): readonly string[] {
  const seasonal = dish.ingredients.flatMap(({ material, grams }) => {
    const row = grams >= SEASONAL_FROM_GRAMS ? rows.find((each) => each.material === material.key) : undefined
    return row ? [row.seasons] : []
  })
  if (seasonal.length === 0) return []
  return SEASONS.filter((season) => seasonal.every((seasons) => seasons.includes(season))).map((code) => `mua-${code}`)
}
