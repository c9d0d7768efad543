import type { Judged } from '../requests/search-desk'

/**
 * Judged searches as lines of services/api/src/search/testing/judged-queries.csv, to be put at its end: `query,kind,expected`, without
 * quotes. Left out is what is still to be written, and what readers can't find any more.
 */
export function judgedCsv(judged: readonly Pick<Judged, 'query' | 'wanted'>[]): string {
  return judged
    .flatMap(({ query, wanted }) =>
      wanted === null || wanted.title === null
        ? []
        : `${query},desk,${expected(wanted.kind, wanted.id, wanted.title)}\n`,
    )
    .join('')
}

/** An article by its id; a dish by its title, or by the words of one that has what ends a cell. */
function expected(kind: 'article' | 'dish', id: number, title: string): string {
  if (kind === 'article') return `article:${id}`
  return /[,|]/.test(title) ? `dish~${title.replace(/[,|]\s*/g, ' ')}` : `dish:${title}`
}
