import type { ArticleServices } from '../../articles'
import type { KitchenServices } from '../../kitchen'
import { type CallsOf, gated, type Handlers } from '../../platform/calls/handler'
import { both, createRevisioned } from '../../platform/content-revision/revisioned'
import { searchablesOf } from '../store/searchable'
import { createSiteSearch } from '../store/site-search'
import { suggestionsFor } from '../store/suggestions'
import { understand } from '../store/understanding'
import { judgedCalls } from './judged.calls'
import { missCalls } from './miss.calls'

/** Search over dishes and articles together: suggestions while typing, how a keyword is understood, what was not found, and what editors judged. */
export function searchCalls(services: KitchenServices & ArticleServices): Handlers<CallsOf<'Search'>> {
  const { revision, dishBank, articleSearch } = services
  const parts = both(dishBank, articleSearch)
  const search = createRevisioned(revision, async () => createSiteSearch(...(await parts.current())))
  const searchables = createRevisioned(revision, async () => searchablesOf(...(await parts.current())))
  const searching = both(search, searchables)

  return {
    'Search/Suggest': gated('staff-article', async ({ body: { keyword }, audience }) => [
      ...suggestionsFor(await search.current(), keyword, audience),
    ]),
    'Search/Understand': gated('staff-article', async ({ body: { keyword }, audience }) =>
      understand(await search.current(), keyword, audience),
    ),
    ...missCalls(services, searching),
    ...judgedCalls(services, searching),
  }
}
