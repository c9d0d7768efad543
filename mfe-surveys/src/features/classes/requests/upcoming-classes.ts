import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { useFreshSeats } from './use-fresh-seats'

const SHOWN = 3

/** The next few classes from now on, for the home page. */
export function upcomingClassesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['classes', 'upcoming'],
    async queryFn({ signal }) {
      const now = Date.now()
      const upcoming: CallAnswer<'CookingClass/GetByMonth'> = []
      for (const { year, month } of await api.call('CookingClass/GetMonths', { signal })) {
        const classes = await api.call('CookingClass/GetByMonth', { query: { year, month }, signal })
        upcoming.push(...classes.filter((item) => Date.parse(item.startAt) > now))
        if (upcoming.length >= SHOWN) break
      }
      return upcoming.slice(0, SHOWN)
    },
  })
}

export function useUpcomingClasses() {
  useFreshSeats()
  return useQuery(upcomingClassesQuery(useShell().api))
}
