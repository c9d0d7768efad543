import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

/** The classes that the user registered for, next first. */
export function ownClassesQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['own-classes', userId],
    queryFn: ({ signal }) => api.call('CookingClass/GetRegisteredClasses', { signal }),
    staleTime: 0,
  })
}

/** The surveys that are open now, those that wait for the user's answers first. */
export function ownSurveysQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['own-surveys', userId],
    async queryFn({ signal }) {
      const [active, remaining] = await Promise.all([
        api.call('Survey/GetAllActiveSurvey', { signal }),
        api.call('Survey/GetRemainingSurveys', { signal }),
      ])
      const waiting = new Set(remaining.map(({ id }) => id))
      return {
        waiting: remaining,
        answered: active.filter(({ id }) => !waiting.has(id)),
      }
    },
    staleTime: 0,
  })
}
