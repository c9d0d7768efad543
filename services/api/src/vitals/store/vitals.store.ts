import { type RawBuilder, sql } from 'kysely'
import { addDays, type CalendarDay } from 'shared-contracts/ages'
import type { ParsedBody } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import type { VitalMetric } from '../../stored-values'
import type { BucketVisits } from '../rules/summary'

const KEPT_DAYS = 90
/**
 * Pages, each of each version, that one unit may have on one day: about three versions of the largest unit. Who makes others up
 * fills no table, and takes no place from those that the day has already.
 */
const MOST_PAGES_A_DAY = 80
/** Pages of versions that a summary tells of, the most visited. */
const MOST_TOLD = 500

type Series = Pick<ParsedBody<'Vitals/Add'>, 'unit' | 'version' | 'page'>

interface Visit {
  readonly counted: readonly (readonly [metric: VitalMetric, bucket: number])[]
  readonly day: CalendarDay
  /** Asked where the day has no visit of this page yet. */
  readonly mayBegin: () => Promise<boolean>
}

/** Counts one visit; answers why not, or null. Metrics always come in the same order, so that visits at the same moment wait for each other. */
export async function addVisit(
  { query }: Database,
  { unit, version, page }: Series,
  { counted, day, mayBegin }: Visit,
): Promise<'new-page' | 'day' | null> {
  const values = sql.join(counted.map(([metric, bucket]) => sql`(${metric}::text, ${bucket}::smallint)`))
  const addWhere = async (condition: RawBuilder<unknown>): Promise<boolean> => {
    const { numAffectedRows = 0n } = await sql`
      insert into web_vitals (day, unit, version, page, metric, bucket)
      select ${day}::date, ${unit}, ${version}, ${page}, metric, bucket from (values ${values}) as counted (metric, bucket)
      where ${condition}
      on conflict (day, unit, version, page, metric, bucket) do update set visits = web_vitals.visits + 1`.execute(
      query,
    )
    return numAffectedRows > 0n
  }
  const isOfDay = sql`exists (
    select 1 from web_vitals where day = ${day}::date and unit = ${unit} and version = ${version} and page = ${page}
  )`
  if (await addWhere(isOfDay)) return null
  if (!(await mayBegin())) return 'new-page'
  const isRoom = sql`${isOfDay} or (
    select count(distinct (version, page)) from web_vitals where day = ${day}::date and unit = ${unit}
  ) < ${MOST_PAGES_A_DAY}`
  return (await addWhere(isRoom)) ? null : 'day'
}

/** The histograms of the last days, today among them. */
export async function findVisits(
  { query }: Database,
  days: number,
  today: CalendarDay,
): Promise<readonly BucketVisits[]> {
  const before = addDays(today, -days)
  const { rows } = await sql<BucketVisits>`
    with told as (
      select unit, version, page from web_vitals where day > ${before}::date
      group by unit, version, page order by sum(visits) desc, unit, version, page limit ${MOST_TOLD}
    )
    select unit, version, page, metric, bucket, sum(visits)::int as visits
    from web_vitals join told using (unit, version, page) where day > ${before}::date
    group by unit, version, page, metric, bucket
    order by unit, page, version, metric, bucket`.execute(query)
  return rows
}

export async function forgetOldVitals(query: Database['query'], today: CalendarDay): Promise<void> {
  await query.deleteFrom('webVitals').where('day', '<=', addDays(today, -KEPT_DAYS)).execute()
}
