import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { growthWords } from 'shared-contracts/growth'
import { queryOptions } from 'shared-ui/remote'

export type ChildCheck = CallAnswer<'HealthCheck/CheckChildHealth'>
export type MotherCheck = CallAnswer<'HealthCheck/CheckMotherHealth'>

/** The pregnancy that the pages follow (SPEC.md §7 sends no other). */
const PREGNANCY_TIME = 1

/** The newest check of a child; null when there is none. */
export function newestChildCheckQuery(api: ApiClient, childId: number) {
  return queryOptions({
    queryKey: ['newest-child-check', childId],
    queryFn: async ({ signal }): Promise<ChildCheck | null> =>
      (await api.call('HealthCheck/GetChildrenHealthHistory', { query: { childId }, signal })).at(-1) ?? null,
    staleTime: 0,
  })
}

/** The mother's newest check; null when there is none. */
export function newestMotherCheckQuery(api: ApiClient, motherId: number) {
  return queryOptions({
    queryKey: ['newest-mother-check', motherId],
    queryFn: async ({ signal }): Promise<MotherCheck | null> => {
      const query = { motherId, pregnancyTime: PREGNANCY_TIME }
      return (await api.call('HealthCheck/GetMotherHealthHistory', { query, signal })).at(-1) ?? null
    },
    staleTime: 0,
  })
}

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
