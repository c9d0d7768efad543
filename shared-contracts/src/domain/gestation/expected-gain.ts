import { DEFAULT_GAIN_STANDARD, type GainBand, type GainStandard } from './gain-standards'
import { motherBmi } from './mother-bmi'

export interface MotherBefore {
  /** Weight before pregnancy, kg. */
  readonly weight: number
  /** cm */
  readonly height: number
}

/** Gain expected by some day of pregnancy, kg, one decimal. */
export interface ExpectedGain {
  readonly min: number
  readonly max: number
}

export type GainStatus = 'below' | 'within' | 'above'

/** Before the end of the first three months the sources give no range that one weighing could be judged by. */
export const FIRST_JUDGED_DAY = 13 * 7
const LAST_DAY = 40 * 7

/** Null where the standard has no band for this BMI (twins of thin mothers). Days past week 40 count as week 40. */
export function expectedGain(
  before: MotherBefore,
  pregnancyDays: number,
  standard: GainStandard = DEFAULT_GAIN_STANDARD,
): ExpectedGain | null {
  const exact = exactGain(before, pregnancyDays, standard)
  return exact && { min: oneDecimal(exact.min), max: oneDecimal(exact.max) }
}

/** The same without rounding, for curves. */
export function exactGain(
  before: MotherBefore,
  pregnancyDays: number,
  standard: GainStandard = DEFAULT_GAIN_STANDARD,
): ExpectedGain | null {
  const band = gainBand(motherBmi(before.weight, before.height), standard)
  if (!band) return null
  const unit = band.gain.kind === 'kg' ? 1 : before.weight * band.gain.ofWeightBefore
  const { min, max } = between(band, Math.min(Math.max(pregnancyDays, 0), LAST_DAY) / 7)
  return { min: min * unit, max: max * unit }
}

/** The whole gain expected by week 40. */
export function expectedTotalGain(
  before: MotherBefore,
  standard: GainStandard = DEFAULT_GAIN_STANDARD,
): ExpectedGain | null {
  return expectedGain(before, LAST_DAY, standard)
}

/** How a gain in kg stands to what is expected; null in the first three months. */
export function gainStatus(gain: number, expected: ExpectedGain, pregnancyDays: number): GainStatus | null {
  if (pregnancyDays < FIRST_JUDGED_DAY) return null
  const kilograms = oneDecimal(gain)
  if (kilograms < expected.min) return 'below'
  return kilograms > expected.max ? 'above' : 'within'
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

function oneDecimal(kilograms: number): number {
  return Math.round(kilograms * 10) / 10
}
