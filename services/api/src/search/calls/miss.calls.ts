import type { CallAnswer } from 'shared-contracts/calls'
import { fold } from 'shared-contracts/text'
import { type Handlers, publicUncached } from '../../platform/calls/handler'
import { administrator } from '../../platform/calls/user-handler'
import type { Revisioned } from '../../platform/content-revision/revisioned'
import type { Services } from '../../platform/services'
import { missKeyword, missWording } from '../rules/miss-keyword'
import { findJudged } from '../store/judged-queries.store'
import { isAnswered, offeredInstead } from '../store/offered-instead'
import { rememberedOf } from '../store/remembered'
import { addMiss, findMisses, KEPT_WEEKS, LEAST_SEARCHES, type MissOfWeek } from '../store/search-misses.store'
import type { Searching } from '../store/searchable'

type Misses = CallAnswer<'Search/GetMisses'>
type Item = Misses['weeks'][number]['items'][number]

const answered = rememberedOf(isAnswered, (keyword: string) => keyword)

/** What readers searched for and the site does not answer: counted for editors, by week, without who searched. */
export function missCalls(
  { database, today }: Services,
  searching: Revisioned<Searching>,
): Handlers<'Search/AddMiss' | 'Search/GetMisses'> {
  return {
    // The server looks itself: nobody can write words into the editors' list that the site answers, or what it offered.
    'Search/AddMiss': publicUncached(async ({ body }) => {
      const keyword = missKeyword(body.keyword)
      if (keyword === null) return {}
      const [site] = await searching.current()
      if (isAnswered(site, body.keyword)) return {}
      const miss = { keyword, wording: missWording(body.keyword, keyword), offered: offeredInstead(site, body.keyword) }
      await addMiss(database, miss, today())
      return {}
    }),

    'Search/GetMisses': administrator(async () => {
      const [site, searchable] = await searching.current()
      const misses = await findMisses(database, today())
      const judged = new Set((await findJudged(database)).map(({ query }) => fold(query)))
      const byWording = await answered(site, [...new Set(misses.map(({ wording }) => wording))])
      const stateOf = ({ keyword, wording }: MissOfWeek) => {
        if (judged.has(keyword)) return 'judged'
        return byWording.get(wording) ? 'answered' : 'waiting'
      }
      const items = misses.map((miss): MissOfWeek & Item => ({
        ...miss,
        query: miss.wording,
        offered: miss.offered.map((each) => searchable(each) ?? { ...each, path: null }),
        state: stateOf(miss),
      }))
      return { weeksKept: KEPT_WEEKS, leastSearches: LEAST_SEARCHES, waiting: waitingOf(items), weeks: weeksOf(items) }
    }),
  }
}

/** @param items the newest week first */
function waitingOf(items: readonly (MissOfWeek & Item)[]): Misses['waiting'] {
  const newest = new Map<string, MissOfWeek & Item>()
  for (const item of items) if (!newest.has(item.keyword)) newest.set(item.keyword, item)
  return [...newest.values()]
    .filter(({ state }) => state === 'waiting')
    .sort((a, b) => b.allSearches - a.allSearches)
    .map(({ keyword, query, allSearches }) => ({ keyword, query, searches: allSearches }))
}

/** @param items the newest week first */
function weeksOf(items: readonly (MissOfWeek & Item)[]): Misses['weeks'] {
  return [...new Set(items.map(({ monday }) => monday))].map((week) => ({
    monday: week,
    items: items
      .filter(({ monday }) => monday === week)
      .map(({ keyword, query, searches, offered, state }) => ({ keyword, query, searches, offered, state })),
  }))
}
