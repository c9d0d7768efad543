/** One page of a list that is in memory. */
export function pageOf<T>(
  all: readonly T[],
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
): { items: T[]; totalCount: number } {
  const start = (pageNumber - 1) * pageSize
  return { items: all.slice(start, start + pageSize), totalCount: all.length }
}
