import type { ContentFolder } from '../files/content-folder'
import { type ListedStandard, type Reading, readStandardGroups, readStandards, type StandardGroupRow } from '../tables'

/** The module that browsers and pure code take the standards from, below the root of the product. */
export const STANDARDS_MODULE = 'shared-contracts/src/domain/menus/generated/standards.ts'

/** Standards that code names by themselves: a day's amount of these measures. */
const NAMED = ['energy', 'protein', 'lipid', 'glucid', 'calcium'] as const

/**
 * The source of `STANDARDS_MODULE`: titles, units, meals and groups as standards.csv and standard-groups.csv state them. Written by
 * `npm run content -- generate`; the content check compares. Throws when a row can't be read.
 */
export function standardsModule(folder: ContentFolder): string {
  const text = (file: string) => folder.read(`nutrition/${file}`) ?? ''
  const groups = rowsOf(readStandardGroups(text('standard-groups.csv')))
  const standards = rowsOf(readStandards(text('standards.csv'), groups))
  return [
    '// Generated from content/nutrition by "npm run content -- generate": change standards.csv or standard-groups.csv instead.',
    '',
    '/** Id, title, unit, what is measured; the meals that count, where it is not the whole day. */',
    'export const standardRows = [',
    ...standards.map((standard) => `  ${rowSource(standard)},`),
    '] as const',
    '',
    'export const standardGroups = [',
    ...groups.map((group) => `  ${groupSource(group, standards)},`),
    '] as const',
    '',
    '/** Standards of a whole day that code names by themselves. */',
    `export const standardIds = { ${NAMED.map((measure) => `${measure}: ${idOfDay(standards, measure)}`).join(', ')} } as const`,
    '',
    '/** The standard of the share of energy that each meal gives, in %, by meal code. */',
    `export const energyShareStandardIds = { ${energyShares(standards).join(', ')} } as const`,
    '',
  ].join('\n')
}

function rowsOf<T>({ rows, problems }: Reading<T>): readonly T[] {
  if (problems.length > 0)
    throw new Error(problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  return rows
}

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`

function rowSource({ standardId, title, unit, measure, mealCodes }: ListedStandard): string {
  const meals = mealCodes.length > 0 ? `, [${mealCodes.join(', ')}]` : ''
  return `[${standardId}, ${quoted(title)}, ${quoted(unit)}, ${quoted(measure)}${meals}]`
}

function groupSource({ code, title, inTable }: StandardGroupRow, standards: readonly ListedStandard[]): string {
  const ids = standards.filter(({ group }) => group === code).map(({ standardId }) => standardId)
  return `{ code: ${quoted(code)}, title: ${quoted(title)}, inTable: ${inTable}, standardIds: [${ids.join(', ')}] }`
}

function idOfDay(standards: readonly ListedStandard[], measure: string): number {
  const found = standards.find((standard) => standard.scope === 'day' && standard.measure === measure)
  if (found === undefined) throw new Error(`standards.csv has no standard of a day that measures ${measure}`)
  return found.standardId
}

function energyShares(standards: readonly ListedStandard[]): readonly string[] {
  return standards.flatMap(({ measure, mealCodes: [meal, ...others], standardId }) =>
    measure === 'energyShare' && meal !== undefined && others.length === 0 ? [`${meal}: ${standardId}`] : [],
  )
}
