import type { PartOfRows } from '../content-rows'
import type { ContentFolder } from '../files/content-folder'
import { type Problem, problemsOf } from '../files/problem'
import { readRows } from '../tables'
import { flattenRedirects, redirectKey } from './redirects'

const FILE = 'redirects.csv'

/** `redirects.csv` (columns `from`, `to`; empty `to`: the page is gone): old addresses of the site. May be absent. */
export function readRedirectContent(folder: ContentFolder): {
  rows: PartOfRows<'redirects'>
  problems: readonly Problem[]
} {
  const text = folder.read(FILE)
  if (text === null) return { rows: { redirects: [] }, problems: [] }
  const problems = problemsOf(FILE)
  const read = readRows(
    FILE,
    text,
    (cells) => ({ from: redirectKey(cells.required('from')), to: cells.text('to') || null }),
    ({ from }) => [from ?? ''],
  )
  for (const { line, message } of read.problems) problems.add(message, '', line)
  const rows = read.rows.flatMap(({ from, to }) => (from === null ? [] : [{ from, to }]))
  if (rows.length < read.rows.length) problems.add('Địa chỉ cũ phải bắt đầu bằng /', 'from')
  const { table, loops } = flattenRedirects(rows)
  for (const loop of loops) problems.add(`Chuyển hướng vòng quanh từ ${loop}`, 'to')
  return {
    rows: { redirects: [...table].map(([from_path, to_path]) => ({ from_path, to_path })) },
    problems: problems.all,
  }
}
