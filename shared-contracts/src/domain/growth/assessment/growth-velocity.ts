const DAYS_A_MONTH = 30.4375

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
  /** Lighter than before, or an SD line crossed downwards in weight: WHO's training course (2008, module C) asks to look closer. */
  readonly lookCloser: 'lost-weight' | 'crossed-line' | null
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
    lookCloser:
      kilograms !== null && kilograms < 0 ? 'lost-weight' : fellBelowALine(earlier, later) ? 'crossed-line' : null,
  }
}

function fellBelowALine(earlier: GrowthVisit, later: GrowthVisit): boolean {
  const [before, after] = [earlier.weightZScore, later.weightZScore]
  if (before === null || after === null) return false
  return [-3, -2, -1, 0, 1, 2, 3].some((line) => before >= line && after < line) && before - after >= 0.5
}

function difference(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : after - before
}

function rounded(change: number | null): number | null {
  return change === null ? null : Math.round(change * 100) / 100
}
