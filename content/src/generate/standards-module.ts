import { meals } from 'shared-contracts/menus'
import type { ContentFolder } from '../files/content-folder'
import { type ListedStandard, type Reading, readStandardGroups, readStandards, type StandardGroupRow } from '../tables'

/** The module that browsers and pure code take the standards from, below the root of the product. */
export const STANDARDS_MODULE = 'shared-contracts/src/domain/menus/generated/standards.ts'

/** Standards that code names by themselves: a day's amount of these measures. */
const NAMED = ['energy', 'protein', 'lipid', 'glucid', 'lipidPercent', 'glucidPercent', 'calcium', 'salt'] as const

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
    '/** Id, title, unit, group; the meals that count, where it is not the whole day. "each": one standard for each meal. */',
    'export const standardRows = [',
    ...rowSources(standards).map((source) => `  ${source},`),
    '] as const',
    '',
    '/** The groups of the nutrition table. */',
    `export const tableGroups = [${groupSources(groups.filter(({ inTable }) => inTable))}] as const`,
    '',
    '/** The groups of the standards beyond it. */',
    `export const furtherGroups = [${groupSources(groups.filter(({ inTable }) => !inTable))}] as const`,
    '',
    '/** Ids of standards that measure one thing, of the day and of its meals; one that stands alone is left out. */',
    `export const standardFamilies = [${families(standards)}] as const`,
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

/** One row a standard, or one for six that follow each other: the meals of a day, named after them. */
function rowSources(standards: readonly ListedStandard[]): readonly string[] {
  const sources: string[] = []
  for (let index = 0; index < standards.length; ) {
    const title = titleOfEachMeal(standards.slice(index, index + MEALS.length))
    const standard = standards[index]
    if (standard === undefined) break
    sources.push(rowSource({ ...standard, title: title ?? standard.title }, title !== null))
    index += title === null ? 1 : MEALS.length
  }
  return sources
}

function rowSource({ standardId, title, unit, group, mealCodes }: ListedStandard, each: boolean): string {
  const meals = each ? `, 'each'` : mealCodes.length > 0 ? `, [${mealCodes.join(', ')}]` : ''
  return `[${standardId}, ${[title, unit, group].map(quoted).join(', ')}${meals}]`
}

const MEALS = [...meals].sort((a, b) => a.code - b.code)

/** "Lipid" for "Lipid bữa sáng", "Lipid bữa trưa", …: the title without the meal; null when they are no such six. */
function titleOfEachMeal(standards: readonly ListedStandard[]): string | null {
  const [first] = standards
  const suffix = ` ${mealTitle(1)}`
  if (first === undefined || standards.length < MEALS.length || !first.title.endsWith(suffix)) return null
  const title = first.title.slice(0, -suffix.length)
  const alike = standards.every(
    (standard, index) =>
      standard.standardId === first.standardId + index &&
      standard.unit === first.unit &&
      standard.measure === first.measure &&
      standard.group === first.group &&
      standard.mealCodes.join() === String(MEALS[index]?.code) &&
      standard.title === `${title} ${mealTitle(standard.mealCodes[0])}`,
  )
  return alike ? title : null
}

function mealTitle(code: number | undefined): string {
  return (meals.find((meal) => meal.code === code)?.title ?? '').toLowerCase()
}

function groupSources(groups: readonly StandardGroupRow[]): string {
  return groups.map(({ code, title }) => `{ code: ${quoted(code)}, title: ${quoted(title)} }`).join(', ')
}

function families(standards: readonly ListedStandard[]): string {
  const byMeasure = new Map<string, number[]>()
  for (const { measure, standardId } of standards)
    byMeasure.set(measure, [...(byMeasure.get(measure) ?? []), standardId])
  return [...byMeasure.values()]
    .filter((ids) => ids.length > 1)
    .map((ids) => `[${ids.join(', ')}]`)
    .join(', ')
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
