import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-ui'
import { queryOptions, useQuery } from 'shared-ui/remote'
import { monthsFrom } from '../rules/class-months'
import { dayOf } from '../rules/class-times'

const SHOWN = 3

/** The next few classes from now on, for the home page. */
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
        .slice(0, SHOWN)
    },
  })
}

export function useUpcomingClasses() {
  return useQuery(upcomingClassesQuery(useShell().api))
}
