import type { Judged } from '../requests/search-desk'

/** How many judged searches show what is wanted where. */
export interface JudgedShares {
  /** Those with something wanted: the sum of the four that follow. */
  readonly sought: number
  readonly first: number
  /** Second or third. */
  readonly nextTwo: number
  readonly further: number
  readonly missing: number
  /** Those that nothing answers yet. */
  readonly unwritten: number
}

export function judgedShares(judged: readonly Pick<Judged, 'wanted' | 'place'>[]): JudgedShares {
  const sought = judged.filter(({ wanted }) => wanted !== null)
  const count = (fits: (place: number) => boolean) => sought.filter(({ place }) => place !== null && fits(place)).length
  return {
    sought: sought.length,
    first: count((place) => place === 1),
    nextTwo: count((place) => place === 2 || place === 3),
    further: count((place) => place > 3),
    missing: sought.filter(({ place }) => place === null).length,
    unwritten: judged.length - sought.length,
  }
}
