import { type GrowthWords, growthWords } from 'shared-contracts/growth'
import type { ChildAssessment } from '../requests/judge-other-child'

const URGENCY: readonly GrowthWords['urgency'][] = ['see', 'watch', 'fine']

/** The words that matter most: the most urgent class, weight for length before the others on ties; null when nothing was judged. */
export function leadingWords(assessments: ChildAssessment['assessments']): GrowthWords | null {
  const order = ['WeightForLength', 'LengthForAge', 'WeightForAge', 'BMIForAge']
  const words = [...assessments]
    .filter((score) => !score.implausible)
    .sort((a, b) => order.indexOf(a.measureTypeName) - order.indexOf(b.measureTypeName))
    .flatMap((score) => (score.classification === null ? [] : [growthWords[score.classification]]))
  return words.sort((a, b) => URGENCY.indexOf(a.urgency) - URGENCY.indexOf(b.urgency))[0] ?? null
}
