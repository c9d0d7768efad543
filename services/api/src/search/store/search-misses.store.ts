import { sql } from 'kysely'
import { addDays, type CalendarDay, startOfWeek } from 'shared-contracts/ages'
import type { Database } from '../../platform/database/open-database'
import type { Result } from '../rules/result'

/** Kept and told for so many weeks, the present one among them: 90 days at most, by whole weeks. */
export const KEPT_WEEKS = 13
/** A keyword of a few searches may be one person's. */
export const LEAST_SEARCHES = 3
/** Editors read the most frequent ones. */
const MOST_TOLD = 200
/** Different keywords a week: who floods the site with others gains nothing. */
const MOST_A_WEEK = 14_000

export interface Miss {
  /** Without accents: what is counted together. */
  readonly keyword: string
  /** As it was typed. */
  readonly wording: string
  /** In the place of an answer. */
  readonly offered: readonly Result[]
}

/** A keyword in one week. */
export interface MissOfWeek extends Miss {
  readonly monday: string
  readonly searches: number
  /** In all weeks that are kept. */
  readonly allSearches: number
}

/** Counts one search of the day's week. */
export async function addMiss(
  { query }: Database,
  { keyword, wording, offered }: Miss,
  day: CalendarDay,
): Promise<void> {
  const monday = startOfWeek(day)
  await sql`
    insert into search_misses (day, keyword, wording, offered)
    select ${monday}::date, ${keyword}, ${wording}, ${JSON.stringify(offered)}::jsonb
    where exists (select 1 from search_misses where day = ${monday}::date and keyword = ${keyword})
      or (select count(*) from search_misses where day = ${monday}::date) < ${MOST_A_WEEK}
    on conflict (day, keyword) do update set searches = search_misses.searches + 1,
      wording = excluded.wording, offered = excluded.offered`.execute(query)
}

/** The most frequent keywords of the kept weeks, week by week: the newest week first, in it the most frequent keyword. */
export async function findMisses({ query }: Database, today: CalendarDay): Promise<readonly MissOfWeek[]> {
  const { rows } = await sql<MissOfWeek>`
    with weekly as (
      select date_trunc('week', day::timestamp)::date as monday, keyword, sum(searches)::integer as searches,
        (array_agg(coalesce(wording, keyword) order by day desc))[1] as wording,
        (array_agg(offered order by day desc))[1] as offered
      from search_misses where day >= ${firstKeptDay(today)}::date group by 1, 2
    ), told as (
      select keyword, sum(searches)::integer as all_searches from weekly group by keyword
      having sum(searches) >= ${LEAST_SEARCHES}
      order by sum(searches) desc, max(monday) desc, keyword limit ${MOST_TOLD}
    )
    select monday::text as monday, keyword, searches, all_searches, wording, offered
    from weekly join told using (keyword) order by weekly.monday desc, searches desc, keyword`.execute(query)
  return rows
}

export async function forgetOldMisses(query: Database['query'], today: CalendarDay): Promise<void> {
  await query.deleteFrom('searchMisses').where('day', '<', firstKeptDay(today)).execute()
}

function firstKeptDay(today: CalendarDay): CalendarDay {
  return addDays(startOfWeek(today), -7 * (KEPT_WEEKS - 1))
}
