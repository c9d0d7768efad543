import { batchTexts } from '../batch-texts'
import { type BatchRow, growthIndices, isSixtyMonths } from './assess-row'

/** Why something of an assessed row has no z-score, each reason once. */
export function notesOf(row: BatchRow): readonly string[] {
  if (row.state === 'refused') return row.problems
  const reasons = growthIndices.flatMap((index): readonly string[] => {
    const { reason, implausible } = row.assessment[index]
    if (reason === null) return implausible ? [batchTexts.notes.implausible] : []
    return [batchTexts.notes[reason]]
  })
  if (row.assessment.positionIgnored) reasons.push(batchTexts.notes.positionIgnored)
  if (isSixtyMonths(row)) reasons.push(batchTexts.notes.sixtyMonths)
  return [...new Set([...row.child.leftOut, ...row.child.doubts, ...row.repeats, ...reasons])]
}
