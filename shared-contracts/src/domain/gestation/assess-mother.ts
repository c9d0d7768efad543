import { pregnancyDays } from '../ages/pregnancy'
import { expectedGain, FIRST_JUDGED_DAY, FIRST_UNJUDGED_DAY, type GainStatus, gainStatus } from './expected-gain'
import { type FetusCount, gainStandardFor } from './gain-standards'
import {
  FIRST_JUDGED_WEEK_AFTER_BIRTH,
  type MotherBmiStatus,
  motherBmi,
  motherBmiStatus,
  shownMotherBmi,
} from './mother-bmi'

/** What was measured at one weighing, kg and cm; null: not measured or not known. */
export interface AssessedWeighing {
  readonly weight: number | null
  readonly height: number | null
  readonly weightBeforePregnancy: number | null
  /** Completed weeks; null: not pregnant. */
  readonly pregnancyWeeks: number | null
  readonly pregnancyDayInWeek: number | null
  readonly weeksAfterBirth: number | null
  /** Of the pregnancy; 1 after birth. */
  readonly fetusCount: FetusCount
}

export interface MotherAssessment {
  /** Before pregnancy while pregnant, her own after birth. */
  readonly bmi: number | null
  readonly bmiStatus: MotherBmiStatus | null
  /** kg since before pregnancy, to the gram, with the range that is expected by that day. */
  readonly weightGain: number | null
  readonly weightGainMin: number | null
  readonly weightGainMax: number | null
  readonly weightGainStatus: GainStatus | null
  /** Why nothing is judged; null: something is. */
  readonly reason: string | null
}

const reasons = {
  weightBefore: 'Cần chiều cao và cân nặng trước khi mang thai để biết mức tăng cân nên có.',
  thinWithTwins:
    'Mẹ mang hai bé, BMI trước khi mang thai dưới 18,5: các nguồn chưa có khoảng tăng cân chung. Mẹ hỏi bác sĩ theo dõi thai xem nên tăng bao nhiêu; cân nặng vẫn được ghi lại.',
  threeOrMore:
    'Mẹ mang từ ba bé trở lên: các nguồn chưa có khoảng tăng cân chung. Mẹ hỏi bác sĩ theo dõi thai xem nên tăng bao nhiêu; cân nặng vẫn được ghi lại.',
  firstMonthsOfTwins: 'Với thai đôi, mức tăng được đánh giá từ tuần 13.',
  firstMonths: 'Trước tuần 13 mẹ thường chỉ tăng khoảng 1 kg; mức tăng được đánh giá từ tuần 13.',
  afterWeek40: 'Khoảng tăng cân nên có chỉ đến hết tuần 40; cân nặng vẫn được ghi lại.',
  afterBirth: 'Cơ thể mẹ cần ít nhất 6 tuần sau sinh để hồi phục; BMI được đánh giá từ tuần thứ 6.',
  measures: 'Cần cân nặng và chiều cao để tính BMI.',
} as const

/** During pregnancy the gain against the band of her BMI before it, otherwise her own BMI. */
export function assessMother(measures: AssessedWeighing): MotherAssessment {
  return measures.pregnancyWeeks === null
    ? assessNotPregnant(measures)
    : assessPregnant(measures, pregnancyDays(measures.pregnancyWeeks, measures.pregnancyDayInWeek ?? 0))
}

function assessPregnant(
  { weight, height, weightBeforePregnancy, fetusCount }: AssessedWeighing,
  days: number,
): MotherAssessment {
  if (height === null || weightBeforePregnancy === null) return { ...nothingJudged, reason: reasons.weightBefore }
  const bmi = motherBmi(weightBeforePregnancy, height)
  const standard = gainStandardFor(fetusCount)
  const range = standard && expectedGain({ weight: weightBeforePregnancy, height }, days, standard)
  const expected = days < FIRST_UNJUDGED_DAY ? range : null
  const gain = weight === null ? null : weight - weightBeforePregnancy
  return {
    bmi: shownMotherBmi(bmi),
    bmiStatus: motherBmiStatus(bmi),
    weightGain: toGrams(gain),
    weightGainMin: toGrams(expected?.min ?? null),
    weightGainMax: toGrams(expected?.max ?? null),
    weightGainStatus: gain === null || expected === null ? null : gainStatus(gain, expected, days),
    reason: reasonOf(gain, days, fetusCount, range !== null),
  }
}

function reasonOf(gain: number | null, days: number, fetusCount: FetusCount, hasRange: boolean): string | null {
  if (gain === null) return reasons.measures
  if (!hasRange) return fetusCount === 2 ? reasons.thinWithTwins : reasons.threeOrMore
  if (days >= FIRST_UNJUDGED_DAY) return reasons.afterWeek40
  if (days >= FIRST_JUDGED_DAY) return null
  return fetusCount === 1 ? reasons.firstMonths : reasons.firstMonthsOfTwins
}

/** As a gain is shown; it was judged before. */
function toGrams(kilograms: number | null): number | null {
  return kilograms === null ? null : Math.round(kilograms * 1000) / 1000
}

function assessNotPregnant({ weight, height, weeksAfterBirth }: AssessedWeighing): MotherAssessment {
  if (weight === null || height === null) return { ...nothingJudged, reason: reasons.measures }
  const bmi = motherBmi(weight, height)
  const tooEarly = weeksAfterBirth !== null && weeksAfterBirth < FIRST_JUDGED_WEEK_AFTER_BIRTH
  return {
    ...nothingJudged,
    bmi: shownMotherBmi(bmi),
    bmiStatus: tooEarly ? null : motherBmiStatus(bmi),
    reason: tooEarly ? reasons.afterBirth : null,
  }
}

const nothingJudged: MotherAssessment = {
  bmi: null,
  bmiStatus: null,
  weightGain: null,
  weightGainMin: null,
  weightGainMax: null,
  weightGainStatus: null,
  reason: null,
}
