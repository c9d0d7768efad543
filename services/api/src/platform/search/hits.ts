import type { Hit } from './search-index'

/** What was found, with how well. */
export interface Found<T> {
  readonly hit: Hit
  readonly item: T
}

/** The documents of hits. `items` is the list that the index was made of. */
export function withHits<T>(hits: readonly Hit[], items: readonly T[]): Found<T>[] {
  return hits.flatMap((hit) => {
    const item = items[hit.place]
    return item === undefined ? [] : [{ hit, item }]
  })
}

/** How many are about the keyword; all when none is, as nothing then stands apart from the others. */
export function aboutCount(found: readonly Found<unknown>[]): number {
  return found.filter(({ hit }) => hit.about).length || found.length
}
