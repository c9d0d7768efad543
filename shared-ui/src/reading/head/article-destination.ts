import type { ArticleAddress } from 'shared-contracts/paths'
import { articlePath } from 'shared-contracts/paths'

/**
 * Where an address that named an article must lead: null when it is the article's own, otherwise its one address. A wrong
 * or missing slug and a wrong catalog both lead there.
 */
export function articleDestination(path: string, article: ArticleAddress): string | null {
  const own = articlePath(article)
  return own === path ? null : own
}
