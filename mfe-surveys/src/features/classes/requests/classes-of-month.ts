import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-ui'
import { queryOptions, useQuery } from 'shared-ui/remote'
import type { ClassMonth } from '../rules/class-months'

/** Classes that start in a month, in order of time. */
export function classesOfMonthQuery(api: ApiClient, month: ClassMonth) {
  return queryOptions({
    queryKey: ['classes', month.year, month.month],
    queryFn: ({ signal }) => api.call('CookingClass/GetByMonth', { query: month, signal }),
  })
}

export function useClassesOfMonth(month: ClassMonth) {
  return useQuery(classesOfMonthQuery(useShell().api, month))
}
