import { DEFAULT_GAIN_STANDARD, type GainBand, type GainStandard, LEAST_BAND_WIDTH } from './gain-standards'
import { motherBmi } from './mother-bmi'

export interface MotherBefore {
  /** Weight before pregnancy, kg. */
  readonly weight: number
  /** cm */
  readonly height: number
}

/** Gain expected by some day of pregnancy, kg, not rounded. */
export interface ExpectedGain {
  readonly min: number
  readonly max: number
}

export type GainStatus = 'below' | 'within' | 'above'

/** What each is called, in verdicts and on charts alike. */
export const gainStatusTitles: Readonly<Record<GainStatus, string>> = {
  below: 'Tăng ít hơn khoảng nên có',
  within: 'Tăng cân vừa đủ',
  above: 'Tăng nhiều hơn khoảng nên có',
}

/** Before the end of the first three months the sources give no range that one weighing could be judged by. */
export const FIRST_JUDGED_DAY = 13 * 7
/** The bands end with week 40: from 41 completed weeks on no gain is judged. */
export const FIRST_UNJUDGED_DAY = 41 * 7
/** Corners of the bands stand at completed weeks; the days of week 40 share its figures. */
const LAST_DAY = 40 * 7

/**
 * The band of her BMI before pregnancy on a day of pregnancy, at least `LEAST_BAND_WIDTH` wide. Null where the standard has no band for this BMI (twins
 * of thin mothers). Days past week 40 have the figures of week 40; `gainStatus` judges none from week 41 on.
 */
export function expectedGain(
  before: MotherBefore,
  pregnancyDays: number,
  standard: GainStandard = DEFAULT_GAIN_STANDARD,
): ExpectedGain | null {
  const band = gainBand(motherBmi(before.weight, before.height), standard)
  if (!band) return null
  const unit = band.gain.kind === 'kg' ? 1 : before.weight * band.gain.ofWeightBefore
  const { min, max } = between(band, Math.min(Math.max(pregnancyDays, 0), LAST_DAY) / 7)
  return wideEnough({ min: min * unit, max: max * unit })
}

/** The whole gain expected by week 40. */
export function expectedTotalGain(
  before: MotherBefore,
  standard: GainStandard = DEFAULT_GAIN_STANDARD,
): ExpectedGain | null {
  return expectedGain(before, LAST_DAY, standard)
}

/** How a gain in kg stands to what is expected, both as they are; null in the first three months and from 41 weeks on. */
export function gainStatus(gain: number, expected: ExpectedGain, pregnancyDays: number): GainStatus | null {
  if (pregnancyDays < FIRST_JUDGED_DAY || pregnancyDays >= FIRST_UNJUDGED_DAY) return null
  const kilograms = withoutNoise(gain)
  if (kilograms < withoutNoise(expected.min)) return 'below'
  return kilograms > withoutNoise(expected.max) ? 'above' : 'within'
}

function gainBand(bmi: number, standard: GainStandard): GainBand | undefined {
  return standard.bands.find((band) => bmi >= band.fromBmi && bmi < band.belowBmi)
}

function between({ corners }: GainBand, week: number): ExpectedGain {
  const next = Math.max(
    corners.findIndex(([at]) => at >= week),
    1,
  )
  const [fromWeek, fromMin, fromMax] = corners[next - 1] ?? [0, 0, 0]
  const [toWeek, toMin, toMax] = corners[next] ?? [1, 0, 0]
  const share = (week - fromWeek) / (toWeek - fromWeek)
  return { min: fromMin + share * (toMin - fromMin), max: fromMax + share * (toMax - fromMax) }
}

/** Around the same middle, where the source gives a point or a narrower range than a scale and a day's meals differ by. */
function wideEnough({ min, max }: ExpectedGain): ExpectedGain {
  if (max - min >= LEAST_BAND_WIDTH) return { min, max }
  const middle = (min + max) / 2
  return { min: middle - LEAST_BAND_WIDTH / 2, max: middle + LEAST_BAND_WIDTH / 2 }
}

/** 55.2 − 52 is 3.2 kg: no rounding, only the error of binary fractions, a thousandth of a gram, is taken away. */
function withoutNoise(kilograms: number): number {
  return Math.round(kilograms * 1e6) / 1e6
}
