import type { DocumentHead } from 'shared-frame/remotes'
import { texts } from '../../../texts'
import { type SearchRequest, searchAddress } from './search-address'

/** With fewer articles a list says no more than the articles themselves: search engines need not know it. */
const LEAST_INDEXED = 3

/** What the document of a tag's page says. Each page of the list is a page of its own to crawlers. */
export function tagPageHead(
  request: SearchRequest,
  tag: { readonly title: string; readonly articleCount: number },
): DocumentHead {
  const title = texts.search.titleForTag(tag.title)
  return {
    title: request.page > 1 ? `${title}, ${texts.list.page(request.page)}` : title,
    description: texts.search.tagDescription(tag.title, tag.articleCount),
    canonical: searchAddress(request),
    noindex: tag.articleCount < LEAST_INDEXED,
  }
}
