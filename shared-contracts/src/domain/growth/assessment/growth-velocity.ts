import { DAYS_A_MONTH } from './measured-length'

/** One visit, as far as velocity needs it. */
export interface GrowthVisit {
  readonly ageInDays: number
  /** kg */
  readonly weight: number | null
  /** cm, corrected, so that lying down or standing up makes no growth */
  readonly correctedLength: number | null
  readonly weightZScore: number | null
  readonly lengthZScore: number | null
}

export interface GrowthVelocity {
  readonly days: number
  /** Grams a month of 30.4375 days. */
  readonly gramsAMonth: number | null
  /** Centimetres a month. */
  readonly centimetresAMonth: number | null
  readonly weightZScoreChange: number | null
  readonly lengthZScoreChange: number | null
}

/** Growth between two visits; null when they are less than two weeks apart: then errors of the scales outweigh growth. */
export function growthVelocity(earlier: GrowthVisit, later: GrowthVisit): GrowthVelocity | null {
  const days = later.ageInDays - earlier.ageInDays
  if (days < 14) return null
  const months = days / DAYS_A_MONTH
  const kilograms = difference(earlier.weight, later.weight)
  const centimetres = difference(earlier.correctedLength, later.correctedLength)
  return {
    days,
    gramsAMonth: kilograms === null ? null : Math.round((kilograms * 1000) / months),
    centimetresAMonth: centimetres === null ? null : Math.round((centimetres / months) * 10) / 10,
    weightZScoreChange: rounded(difference(earlier.weightZScore, later.weightZScore)),
    lengthZScoreChange: rounded(difference(earlier.lengthZScore, later.lengthZScore)),
  }
}

function difference(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : after - before
}

function rounded(change: number | null): number | null {
  return change === null ? null : Math.round(change * 100) / 100
}
