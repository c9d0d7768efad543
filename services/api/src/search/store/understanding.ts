import type { Audience } from 'shared-contracts/access'
import type { CallAnswer } from 'shared-contracts/calls'
import type { FoundKinds, Missing, SiteSearch } from './site-search'
import { articleSuggestion, dishSuggestion } from './suggestions'

/** So many of a kind are offered instead of what is missing. */
const MOST_NEAR = 3

/** How a keyword is understood. What may have been meant comes before saying that something is missing. */
export function understand(search: SiteSearch, keyword: string, audience: Audience): CallAnswer<'Search/Understand'> {
  const found = search.find(keyword, audience)
  const lead = search.leadOf(keyword, found)
  const meant = search.meantBy(keyword, found)
  const missing = meant === null ? search.missingOf(keyword, found) : null
  if (missing === null) return { lead, meant, missing, near: [] }
  const { dishes, articles } = nearestTo(search, keyword, missing, audience)
  const near = [
    ...articles.map(({ item }) => articleSuggestion(item)),
    ...dishes.map(({ item }) => dishSuggestion(item)),
  ]
  return { lead, meant, missing, near }
}

/** What is offered instead of what is missing: dishes for a dish, else articles and dishes. */
export function nearestTo(search: SiteSearch, keyword: string, missing: Missing, audience: Audience): FoundKinds {
  const nearest = search.nearest(keyword, audience, MOST_NEAR)
  return missing === 'dish' ? { ...nearest, articles: [] } : nearest
}
