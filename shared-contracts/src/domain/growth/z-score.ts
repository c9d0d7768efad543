import type { Lms } from './lms-table'

/** The z-score of a measure `y` > 0 (Cole's LMS method, as WHO uses it): ((y/M)^L − 1)/(L·S). */
export function lmsZScore(y: number, { l, m, s }: Lms): number {
  return l === 0 ? Math.log(y / m) / s : ((y / m) ** l - 1) / (l * s)
}

/** The measure that has this z-score, in the table's unit. */
export function measureAtZ(z: number, { l, m, s }: Lms): number {
  return l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l)
}

/**
 * The z-score of a weight-based measure. Beyond ±3 WHO replaces the skewed tail by steps of the distance between the second
 * and third SD line (WHO Child Growth Standards, Methods and development, 2006, chapter 7).
 */
export function restrictedZScore(y: number, lms: Lms): number {
  const z = lmsZScore(y, lms)
  if (z > 3) {
    const sd3 = measureAtZ(3, lms)
    return 3 + (y - sd3) / (sd3 - measureAtZ(2, lms))
  }
  if (z < -3) {
    const sd3 = measureAtZ(-3, lms)
    return -3 + (y - sd3) / (measureAtZ(-2, lms) - sd3)
  }
  return z
}

/**
 * Rounds to the nearest two-decimal number, a tie to the even digit, as R does, whose package is the reference: the two
 * candidates are compared as floating-point numbers, so that 0.285 goes where the reference puts it.
 */
export function roundZScore(z: number): number {
  const below = Math.floor(z * 100)
  const [low, high] = [below / 100, (below + 1) / 100]
  const [down, up] = [z - low, high - z]
  const rounded = down < up || (down === up && below % 2 === 0) ? low : high
  // A minus zero would print as "-0".
  return rounded === 0 ? 0 : rounded
}

/** Percent of healthy children below this z-score, one decimal, 0.1 to 99.9: the tails say no more than that. */
export function percentileOf(z: number): number {
  const percent = Math.round(1000 * normalShareBelow(z)) / 10
  return Math.min(99.9, Math.max(0.1, percent))
}

/** Standard normal distribution function; Abramowitz & Stegun 26.2.17, error below 7.5e-8. */
function normalShareBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
  return z > 0 ? 1 - tail : tail
}
