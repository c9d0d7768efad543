import type { Found } from '../../platform/search/hits'
import type { Result } from '../rules/result'
import { resultsOf } from './results'
import type { SiteSearch } from './site-search'

/** The page puts so many in the place of an answer. */
const MOST_OFFERED = 3

/** Whether the site has something about a keyword; what only mentions its words is no answer. */
export function isAnswered(search: SiteSearch, keyword: string): boolean {
  const { dishes, articles } = search.find(keyword, 'everyone')
  const isAbout = ({ hit }: Found<unknown>) => hit.about
  return dishes.some(isAbout) || articles.some(isAbout)
}

/** What a reader is offered for a keyword that is not answered, the best first. */
export function offeredInstead(search: SiteSearch, keyword: string): readonly Result[] {
  return resultsOf(search, keyword).slice(0, MOST_OFFERED)
}
