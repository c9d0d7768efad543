import type { Found } from '../../platform/search/hits'
import type { Result } from '../rules/result'
import { articleResult, dishResult, resultsOf } from './results'
import type { SiteSearch } from './site-search'
import { nearestTo } from './understanding'

/** The page puts so many in the place of an answer. */
const MOST_OFFERED = 3

/** Whether the site has something about a keyword, and no dish of its name is missing; what only mentions its words is no answer. */
export function isAnswered(search: SiteSearch, keyword: string): boolean {
  const found = search.find(keyword, 'everyone')
  const isAbout = ({ hit }: Found<unknown>) => hit.about
  return (found.dishes.some(isAbout) || found.articles.some(isAbout)) && search.missingOf(keyword, found) === null
}

/** What a reader is offered for a keyword that is not answered, the best first: what is nearest, then what mentions it. */
export function offeredInstead(search: SiteSearch, keyword: string): readonly Result[] {
  const missing = search.missingOf(keyword, search.find(keyword, 'everyone')) ?? 'anything'
  const { dishes, articles } = nearestTo(search, keyword, missing, 'everyone')
  const offered = [...articles.map(({ item }) => articleResult(item)), ...dishes.map(({ item }) => dishResult(item))]
  const mentions = resultsOf(search, keyword).filter(
    ({ kind, id }) => !offered.some((each) => each.kind === kind && each.id === id),
  )
  return [...offered, ...mentions].slice(0, MOST_OFFERED)
}
