import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { type ClassMonth, monthOf } from '../rules/class-months'
import { useFreshSeats } from './use-fresh-seats'

export interface ClassSchedule {
  /** Months in which classes are still to start, in order. */
  readonly months: CallAnswer<'CookingClass/GetMonths'>
  /** The month that is shown. */
  readonly month: ClassMonth
  /** The classes of that month, in order of time. */
  readonly classes: CallAnswer<'CookingClass/GetByMonth'>
}

/**
 * The classes of a month, and which months have some.
 * @param asked null: the next month that has a class
 * @param today decides the month when none has
 */
export function scheduleQuery(api: ApiClient, asked: ClassMonth | null, today: string) {
  return queryOptions({
    queryKey: ['classes', 'schedule', asked, today],
    async queryFn({ signal }): Promise<ClassSchedule> {
      const months = await api.call('CookingClass/GetMonths', { signal })
      const { year, month } = asked ?? months[0] ?? monthOf(today)
      const classes = await api.call('CookingClass/GetByMonth', { query: { year, month }, signal })
      return { months, month: { year, month }, classes }
    },
  })
}

export function useSchedule(asked: ClassMonth | null, today: string) {
  useFreshSeats()
  return useQuery(scheduleQuery(useShell().api, asked, today))
}
