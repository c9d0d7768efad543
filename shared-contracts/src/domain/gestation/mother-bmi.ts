export type MotherBmiStatus = 'Thin' | 'Normal' | 'Overweight'

/** BMI of an adult below which she is thin, and from which she is overweight (Decision 776/QĐ-BYT). */
export const THIN_BELOW_BMI = 18.5
export const OVERWEIGHT_FROM_BMI = 25
/** Where the ranges of IOM 2009 change once more. */
const OBESE_FROM_BMI = 30
/** Weeks after birth from which her own BMI can be judged again. */
export const FIRST_JUDGED_WEEK_AFTER_BIRTH = 6

/**
 * kg/m², not rounded: 18.45 is below 18.5. Weight in kg, height in cm, both above 0. Only the error of binary fractions is taken away, or 64 kg at
 * 160 cm would miss 25.
 */
export function motherBmi(weight: number, height: number): number {
  return Number(((weight * 10_000) / height ** 2).toPrecision(12))
}

export function motherBmiStatus(bmi: number): MotherBmiStatus {
  if (bmi < THIN_BELOW_BMI) return 'Thin'
  return bmi < OVERWEIGHT_FROM_BMI ? 'Normal' : 'Overweight'
}

/** A BMI as it is shown: one decimal, or two where one would belong to another class (18.45, not 18.5, for a thin mother). */
export function shownMotherBmi(bmi: number): number {
  const oneDecimal = Math.round(bmi * 10) / 10
  // Cut, as 18.496 would round to 18.5 again.
  const staysInClass =
    motherBmiStatus(oneDecimal) === motherBmiStatus(bmi) && oneDecimal >= OBESE_FROM_BMI === bmi >= OBESE_FROM_BMI
  return staysInClass ? oneDecimal : Math.floor(bmi * 100) / 100
}
