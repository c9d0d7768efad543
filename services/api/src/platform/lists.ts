/** One page of a list that is in memory. */
export function pageOf<T>(
  all: readonly T[],
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
): { items: T[]; totalCount: number } {
  const start = (pageNumber - 1) * pageSize
  return { items: all.slice(start, start + pageSize), totalCount: all.length }
}

/** Lists that the visitor chooses from are sorted as a Vietnamese dictionary does, whatever the database's collation. */
const vietnamese = new Intl.Collator('vi')

export function byTitle<T extends { readonly title: string }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => vietnamese.compare(a.title, b.title))
}
