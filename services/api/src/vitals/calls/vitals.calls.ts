import { Counter, type Registry } from 'prom-client'
import { callSchemas } from 'shared-contracts/call-schemas'
import { type CallsOf, type Handlers, publicUncached } from '../../platform/calls/handler'
import { administrator } from '../../platform/calls/user-handler'
import type { Services } from '../../platform/services'
import { bucketOf, METRICS } from '../rules/histogram'
import { summarise } from '../rules/summary'
import { addVisit, findVisits } from '../store/vitals.store'
import { createVisitShares, type DroppedVisit, NO_SHARES } from './visit-shares'

const summaryUnit = callSchemas['Vitals/GetSummary'].answer.shape.items.element.shape.unit

export interface VitalsServices extends Services {
  /** Of a machine for tests, whose visitors all have one address: nobody is limited. */
  readonly account: { readonly limitAttempts: boolean }
  readonly visitDropped: (reason: DroppedVisit) => void
}

/** Counts visits that are not counted, for `/metrics`. */
export function droppedVisits(registry: Registry): VitalsServices['visitDropped'] {
  const dropped = new Counter({
    name: 'api_vitals_dropped_total',
    help: 'Visits whose figures were dropped: beyond the share of a visitor, of a visitor on a page, of new pages of a visitor, or of new pages of a day',
    labelNames: ['reason'],
    registers: [registry],
  })
  return (reason) => dropped.inc({ reason })
}

/**
 * Web vitals of real visits: anyone adds to the counts of today, administrators read them. What is beyond a share is dropped without a word, as no page waits for
 * the answer; what no release has, the document host has dropped (`services/web/src/reports/known-visit.ts`).
 */
export function vitalsCalls({ database, today, account, visitDropped }: VitalsServices): Handlers<CallsOf<'Vitals'>> {
  const shares = account.limitAttempts ? createVisitShares() : NO_SHARES
  const figuresOf = async (days: number) => summarise(await findVisits(database, days, today()))
  return {
    'Vitals/Add': publicUncached(async ({ address, body: { values, ...series } }) => {
      const counted = METRICS.flatMap((metric) => {
        const value = values[metric]
        return value === undefined ? [] : [[metric, bucketOf(metric, value)] as const]
      })
      if (counted.length === 0) return {}
      const dropped =
        (await shares.of(address, series.unit, series.page)) ??
        (await addVisit(database, series, { counted, day: today(), mayBegin: () => shares.mayBegin(address) }))
      if (dropped !== null) visitDropped(dropped)
      return {}
    }),
    'Vitals/GetFigures': administrator(async ({ query: { days } }) => ({ days, items: await figuresOf(days) })),
    'Vitals/GetSummary': administrator(async ({ query: { days } }) => ({
      days,
      items: (await figuresOf(days)).flatMap(({ unit, ...figures }) => {
        const known = summaryUnit.safeParse(unit)
        return known.success ? [{ unit: known.data, ...figures }] : []
      }),
    })),
  }
}
