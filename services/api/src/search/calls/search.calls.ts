import type { ArticleServices } from '../../articles'
import type { KitchenServices } from '../../kitchen'
import { type CallsOf, gated, type Handlers, publicUncached } from '../../platform/calls/handler'
import { administrator } from '../../platform/calls/user-handler'
import { both, createRevisioned } from '../../platform/content-revision/revisioned'
import { missKeyword } from '../rules/miss-keyword'
import { addMiss, findMisses, KEPT_DAYS, LEAST_SEARCHES } from '../store/search-misses.store'
import { createSiteSearch } from '../store/site-search'
import { suggestionsFor } from '../store/suggestions'
import { understand } from '../store/understanding'

/** Search over dishes and articles together: suggestions while typing, how a keyword is understood, and what was not found. */
export function searchCalls(services: KitchenServices & ArticleServices): Handlers<CallsOf<'Search'>> {
  const { database, revision, dishBank, articleSearch, today } = services
  const parts = both(dishBank, articleSearch)
  const search = createRevisioned(revision, async () => createSiteSearch(...(await parts.current())))

  return {
    'Search/Suggest': gated('staff-article', async ({ body: { keyword }, audience }) =>
      suggestionsFor(await search.current(), keyword, audience),
    ),
    'Search/Understand': gated('staff-article', async ({ body: { keyword }, audience }) => {
      return understand(await search.current(), keyword, audience)
    }),
    // Only what really finds nothing is counted: nobody can write words of her own into the editors' list that the site knows.
    'Search/AddMiss': publicUncached(async ({ body }) => {
      const keyword = missKeyword(body.keyword)
      const { dishes, articles } = (await search.current()).find(body.keyword, 'everyone')
      if (keyword !== null && dishes.length === 0 && articles.length === 0) await addMiss(database, keyword, today())
      return {}
    }),
    'Search/GetMisses': administrator(async () => ({
      days: KEPT_DAYS,
      leastSearches: LEAST_SEARCHES,
      items: await findMisses(database, today()),
    })),
  }
}
