export type MotherBmiStatus = 'Thin' | 'Normal' | 'Overweight'

/** BMI of an adult below which she is thin, and from which she is overweight (Decision 776/QĐ-BYT). */
export const THIN_BELOW_BMI = 18.5
export const OVERWEIGHT_FROM_BMI = 25
/** Weeks after birth from which her own BMI can be judged again. */
export const FIRST_JUDGED_WEEK_AFTER_BIRTH = 6

/** kg/m², one decimal, as it is judged: 18.45 counts as 18.5. Weight in kg, height in cm, both above 0. */
export function motherBmi(weight: number, height: number): number {
  return Math.round((weight / (height / 100) ** 2) * 10) / 10
}

export function motherBmiStatus(bmi: number): MotherBmiStatus {
  if (bmi < THIN_BELOW_BMI) return 'Thin'
  return bmi < OVERWEIGHT_FROM_BMI ? 'Normal' : 'Overweight'
}
