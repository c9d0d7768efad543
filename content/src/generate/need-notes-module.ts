import type { ContentFolder } from '../files/content-folder'
import { type Reading, readNeedReasons, readNeeds, readSources } from '../tables'

/** The module that browsers take the words beside needs from, below the root of the product. */
export const NEED_NOTES_MODULE = 'shared-contracts/src/domain/menus/generated/need-notes.ts'

/**
 * The source of `NEED_NOTES_MODULE`: why bands differ from recommendations, and the publications that needs come from. Written by
 * `npm run content -- generate`; the content check compares. Throws when a row can't be read.
 */
export function needNotesModule(folder: ContentFolder): string {
  const text = (file: string) => folder.read(`nutrition/${file}`) ?? ''
  const reasons = rowsOf(readNeedReasons(text('need-reasons.csv')))
  const needs = rowsOf(readNeeds(text('needs.csv'), reasons))
  const used = new Set(needs.flatMap(({ source, upperSource }) => [source, upperSource]))
  const sources = rowsOf(readSources(text('sources.csv'))).filter(({ code }) => used.has(code))
  return [
    '// Generated from content/nutrition by "npm run content -- generate": change need-reasons.csv or sources.csv instead.',
    '',
    "/** Why a need's band isn't simply its recommendation, or can't be judged; by the code that needs carry. */",
    'export const needReasons: Readonly<Record<string, string>> = {',
    ...reasons.map((reason) => `  ${reason.code}: ${quoted(reason.text)},`),
    '}',
    '',
    '/** What needs and safe upper levels come from, by the code that needs carry. */',
    'export const needSources: Readonly<',
    '  Record<string, { readonly title: string; readonly publisher: string; readonly year: string; readonly url: string | null }>',
    '> = {',
    ...sources.map(
      ({ code, title, publisher, year, url }) =>
        `  ${quoted(code)}: { title: ${quoted(title)}, publisher: ${quoted(publisher)}, year: ${quoted(year)}, url: ${url === '' ? 'null' : quoted(url)} },`,
    ),
    '}',
    '',
  ].join('\n')
}

function rowsOf<T>({ rows, problems }: Reading<T>): readonly T[] {
  if (problems.length > 0)
    throw new Error(problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  return rows
}

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`
