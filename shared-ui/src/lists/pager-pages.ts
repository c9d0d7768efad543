/**
 * The page numbers a pager shows: first, last, the current one with its neighbours, and `null` for a gap. A gap of a
 * single page is filled, because a number says more than dots in the same room.
 */
export function pagerPages(current: number, last: number): readonly (number | null)[] {
  const shown = new Set([1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last))
  const pages: (number | null)[] = []
  let previous = 0
  for (const page of [...shown].sort((a, b) => a - b)) {
    if (page - previous === 2) pages.push(page - 1)
    else if (page - previous > 2) pages.push(null)
    pages.push(page)
    previous = page
  }
  return pages
}
