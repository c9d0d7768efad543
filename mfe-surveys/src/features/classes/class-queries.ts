import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'
import { monthsFrom } from './class-months'
import { dayOf } from './class-times'

/** Classes that start in a month, in order of time. */
export function classesOfMonthQuery(api: ApiClient, month: ClassMonth) {
  return queryOptions({
    queryKey: ['classes', month.year, month.month],
    queryFn: ({ signal }) => api.call('CookingClass/GetByMonth', { query: month, signal }),
  })
}

/** One class with its content. Rejects with 404 when there is none. */
export function classQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['class', id],
    queryFn: ({ signal }) => api.call('CookingClass/GetById', { query: { id }, signal }),
    // The document may be minutes old, and seats go.
    staleTime: 0,
  })
}

export interface ClassMonth {
  readonly month: number
  readonly year: number
}

const SHOWN_AT_HOME = 3

/** The next few classes from today on. */
export function upcomingClassesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['classes', 'upcoming'],
    queryFn: async ({ signal }) => {
      const now = new Date()
      const months = monthsFrom(dayOf(now.toISOString()))
      const found = await Promise.all(
        months.map((month) => api.call('CookingClass/GetByMonth', { query: month, signal })),
      )
      return found
        .flat()
        .filter((item) => Date.parse(item.startAt) > now.getTime())
        .slice(0, SHOWN_AT_HOME)
    },
  })
}
