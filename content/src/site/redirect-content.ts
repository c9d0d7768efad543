import type { ContentFolder } from '../files/content-folder'
import { type Problem, problemsOf } from '../files/problem'
import type { PartOfRows } from '../rows/content-rows'
import { parseCsv } from '../tables/csv'
import { type RedirectRow, redirectKey, redirectWay } from './redirects'
import type { SiteAddresses } from './site-addresses'

export const REDIRECT_FILE = 'redirects.csv'

export interface ReadRedirects {
  /** The good rows, as the file writes their addresses. */
  readonly rows: readonly (RedirectRow & { readonly written: string })[]
  readonly problems: readonly Problem[]
}

/**
 * The rows of a redirect file (columns `from`, `to`; an empty `to`: the page is gone). Refused with its line: what is no path, occurs
 * twice, is the address of a page of today, leads nowhere, on to another row or back to itself.
 *
 * @param known rows that stand in another file; a row that repeats one is left out, one that contradicts it refused
 */
export function readRedirects(
  file: string,
  text: string,
  addresses: SiteAddresses,
  known: readonly RedirectRow[] = [],
): ReadRedirects {
  const problems = problemsOf(file)
  let parsed: ReturnType<typeof parseCsv>
  try {
    parsed = parseCsv(text)
  } catch (error) {
    problems.add(error instanceof Error ? error.message : String(error))
    return { rows: [], problems: problems.all }
  }
  const table = new Map(known.map(({ from, to }) => [from, to]))
  const lineOf = new Map<string, number>()
  const read: { line: number; from: string; to: string | null; written: string }[] = []
  for (const { line, cells } of parsed) {
    if (cells.from === undefined || cells.to === undefined) {
      problems.add('Tệp cần hai cột from,to', '', 1)
      break
    }
    const written = cells.from.trim()
    const from = redirectKey(written)
    const to = cells.to.trim() || null
    const earlier = from === null ? undefined : lineOf.get(from)
    if (from === null) problems.add('Địa chỉ cũ phải bắt đầu bằng /', 'from', line)
    else if (earlier !== undefined) problems.add(`${from} đã có ở dòng ${earlier}`, 'from', line)
    else if (table.has(from)) {
      if (table.get(from) !== to) problems.add(`${from} đang dẫn đến ${table.get(from) ?? '410'}`, 'to', line)
    } else read.push({ line, from, to, written })
    if (from !== null && earlier === undefined) lineOf.set(from, line)
  }
  for (const { from, to } of read) table.set(from, to)
  const good = read.filter(({ line, from, to }) => {
    if (addresses.owns(from)) {
      problems.add(`${from} là địa chỉ của một trang đang có`, 'from', line)
      return false
    }
    const wrong = wrongTarget(table, from, to, addresses)
    if (wrong !== null) problems.add(wrong, 'to', line)
    return wrong === null
  })
  return {
    rows: good.map(({ from, to, written }) => ({ from, to, written })),
    problems: [...problems.all].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  }
}

function wrongTarget(
  table: ReadonlyMap<string, string | null>,
  from: string,
  to: string | null,
  addresses: SiteAddresses,
): string | null {
  if (to === null) return null
  const way = redirectWay(table, from)
  if (way.kind === 'loop') return `Chuyển hướng vòng quanh từ ${from}`
  if (way.kind === 'chain')
    return `${to} lại dẫn đi tiếp; hãy ghi thẳng ${way.end ?? 'ô trống, vì trang ấy đã gỡ (410)'}`
  return addresses.problemOf(to)
}

/** `redirects.csv`: old addresses of the site. May be absent. */
export function readRedirectContent(
  folder: ContentFolder,
  addresses: SiteAddresses,
): { rows: PartOfRows<'redirects'>; problems: readonly Problem[] } {
  const { rows, problems } = readRedirects(REDIRECT_FILE, folder.read(REDIRECT_FILE) ?? '', addresses)
  return { rows: { redirects: rows.map(({ from, to }) => ({ from_path: from, to_path: to })) }, problems }
}
