import { type CallsOf, type Handlers, publicUncached } from '../../platform/calls/handler'
import { administrator } from '../../platform/calls/user-handler'
import type { Services } from '../../platform/services'
import { bucketOf, METRICS } from '../rules/histogram'
import { summarise } from '../rules/summary'
import { addVisit, findVisits } from '../store/vitals.store'

/** Web vitals of real visits: anyone adds to the counts of today, administrators read them. */
export function vitalsCalls({ database, today }: Services): Handlers<CallsOf<'Vitals'>> {
  return {
    'Vitals/Add': publicUncached(async ({ body: { values, ...series } }) => {
      const counted = METRICS.flatMap((metric) => {
        const value = values[metric]
        return value === undefined ? [] : [[metric, bucketOf(metric, value)] as const]
      })
      await addVisit(database, series, counted, today())
      return {}
    }),
    'Vitals/GetSummary': administrator(async ({ query: { days } }) => ({
      days,
      items: summarise(await findVisits(database, days, today())),
    })),
  }
}
