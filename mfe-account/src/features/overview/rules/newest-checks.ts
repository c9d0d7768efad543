import type { CallAnswer } from 'shared-contracts/calls'
import { growthWords } from 'shared-contracts/growth'

export type ChildCheck = CallAnswer<'HealthCheck/CheckChildHealth'>
export type MotherCheck = CallAnswer<'HealthCheck/CheckMotherHealth'>

/** What to look at in a child's check, in plain words; empty when nothing stands out or nothing could be judged. */
export function concerns({ assessments }: Pick<ChildCheck, 'assessments'>): readonly string[] {
  return assessments.flatMap(({ classification, implausible }) => {
    if (classification === null || implausible) return []
    const { title, urgency } = growthWords[classification]
    return urgency === 'fine' ? [] : [title]
  })
}

export function isJudged({ assessments }: Pick<ChildCheck, 'assessments'>): boolean {
  return assessments.some(({ classification, implausible }) => classification !== null && !implausible)
}
