import { texts } from '../../../texts'
import type { MotherAssessment } from '../requests/judge-other-mother'

/** What helps, by how the gain stands to the band, else by BMI; null when nothing was judged. */
export function gainAdvice({ weightGainStatus, bmiStatus, weightGain }: MotherAssessment): string | null {
  const words = texts.mother.advice
  if (weightGainStatus !== null) return words[weightGainStatus]
  // Pregnant, but too early to judge: BMI before pregnancy says what to aim at.
  if (weightGain !== null) return words.early
  return bmiStatus === null ? null : words[bmiStatus]
}
