import { sql } from 'kysely'
import { addDays, type CalendarDay } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'

/** Kept and told for so many days. */
export const KEPT_DAYS = 90
/** A keyword of a few searches may be one person's. */
export const LEAST_SEARCHES = 3
/** Editors read the most frequent ones. */
const MOST_TOLD = 200
/** Different keywords a day: who floods the site with others gains nothing. */
const MOST_A_DAY = 2000

/** Counts one search of a day. */
export async function addMiss({ query }: Database, keyword: string, day: string): Promise<void> {
  await sql`
    insert into search_misses (day, keyword)
    select ${day}::date, ${keyword}
    where exists (select 1 from search_misses where day = ${day}::date and keyword = ${keyword})
      or (select count(*) from search_misses where day = ${day}::date) < ${MOST_A_DAY}
    on conflict (day, keyword) do update set searches = search_misses.searches + 1`.execute(query)
}

/** The most frequent keywords of the last days. */
export async function findMisses(
  { query }: Database,
  today: CalendarDay,
): Promise<CallAnswer<'Search/GetMisses'>['items']> {
  return query
    .selectFrom('searchMisses')
    .select(['keyword', sql<number>`sum(searches)::int`.as('searches'), sql<string>`max(day)::text`.as('lastDay')])
    .where('day', '>', addDays(today, -KEPT_DAYS))
    .groupBy('keyword')
    .having(sql<boolean>`sum(searches) >= ${LEAST_SEARCHES}`)
    .orderBy('searches', 'desc')
    .orderBy('lastDay', 'desc')
    .orderBy('keyword')
    .limit(MOST_TOLD)
    .execute()
}

export async function forgetOldMisses(query: Database['query'], today: CalendarDay): Promise<void> {
  await query.deleteFrom('searchMisses').where('day', '<=', addDays(today, -KEPT_DAYS)).execute()
}
