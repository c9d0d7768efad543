/** From this day of age height (standing) is the measure, before it length (lying). */
export const FIRST_HEIGHT_DAY = 731
/** What a child gains by lying down, cm. */
const LYING_GAIN_CM = 0.7
/** WHO anthro's month. */
export const DAYS_A_MONTH = 30.4375
/** Below so many months no child stands to be measured. */
const FIRST_STANDING_MONTH = 9

export interface MeasuredLength {
  /** cm, as the table of this age wants it. */
  readonly corrected: number
  /** Standing was stated at an age at which nobody stands. */
  readonly positionIgnored: boolean
}

/**
 * Length or height as the standard wants it at this age: measured standing before day 731 it is 0.7 cm longer lying,
 * measured lying from then on 0.7 cm shorter standing; unknown stays (WHO anthro).
 *
 * @param age days; a fraction, as files state months, counts for the ninth month and is rounded for the table
 * @param lying null: not known
 */
export function correctLength(centimetres: number, age: number | null, lying: boolean | null): MeasuredLength {
  if (age === null || lying === null) return { corrected: centimetres, positionIgnored: false }
  if (!lying && age / DAYS_A_MONTH < FIRST_STANDING_MONTH) {
    return { corrected: centimetres, positionIgnored: true }
  }
  const wantsLying = roundedDays(age) < FIRST_HEIGHT_DAY
  if (lying === wantsLying) return { corrected: centimetres, positionIgnored: false }
  const corrected = centimetres + (wantsLying ? LYING_GAIN_CM : -LYING_GAIN_CM)
  // 75.3 − 0.7 is 74.6 and not 74.60000000000001.
  return { corrected: Math.round(corrected * 1e6) / 1e6, positionIgnored: false }
}

/** Days of age as the tables have them: half up. */
export function roundedDays(age: number): number {
  return Math.floor(age + 0.5)
}
