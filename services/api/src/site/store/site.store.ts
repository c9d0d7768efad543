import type { CallAnswer } from 'shared-contracts/calls'
import { formatNumber } from 'shared-contracts/formats'
import type { Database } from '../../platform/database/open-database'

/** Stands in an editor's text for the number of dishes in the bank of today. */
const DISH_COUNT = '{số món}'

const OBJECT_COLUMNS = [
  'id',
  'code',
  'title',
  'text',
  'label',
  'link',
  'mediaLink',
  'thumbnail',
  'sectionType',
  'pagePositionName',
] as const

/** Public site objects in the editors' order, of one page position when named. */
export async function findSiteObjects(
  { query }: Database,
  position?: string,
): Promise<CallAnswer<'Configuration/GetSiteObjectsByPagePosition'>> {
  let select = query.selectFrom('siteObjects').select(OBJECT_COLUMNS).where('status', '=', 1).orderBy('position')
  if (position !== undefined) select = select.where('pagePositionName', 'ilike', literally(position))
  const rows = await select.execute()
  const dishes = rows.some(({ text }) => text.includes(DISH_COUNT)) ? formatNumber(await countDishes(query), 0) : ''
  return rows.map((row) => ({ ...row, text: row.text.replaceAll(DISH_COUNT, dishes) }))
}

async function countDishes(query: Database['query']): Promise<number> {
  const row = await query
    .selectFrom('dishes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The text itself, not a pattern. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** The JSON value of one configuration; null when it isn't there. */
export async function findConfiguration({ query }: Database, code: string): Promise<object | null> {
  const row = await query.selectFrom('configurations').select('value').where('code', '=', code).executeTakeFirst()
  return row?.value ?? null
}

export async function findNavigation({ query }: Database): Promise<CallAnswer<'Navigation/GetAll'>> {
  const rows = await query.selectFrom('navigationItems').selectAll().orderBy('position').execute()
  return rows.map(({ position: _, hideChildren, ...item }) => ({ ...item, meta: { hideChildren } }))
}

export async function findFaqs({ query }: Database): Promise<CallAnswer<'Faq/GetAll'>> {
  const rows = await query
    .selectFrom('faqs')
    .select(['id', 'groupTitle as group', 'question', 'answer', 'sourceLinks', 'review'])
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, sources: row.sourceLinks.map(({ title }) => title) }))
}

/** Newest first. */
export async function findLegalDocuments({ query }: Database): Promise<CallAnswer<'Document/GetAll'>> {
  return query.selectFrom('legalDocuments').selectAll().orderBy('issuedAt', 'desc').orderBy('id').execute()
}

/** The text updated last; null when none is there. */
export async function findTerms({ query }: Database): Promise<CallAnswer<'Terms/GetCurrent'> | null> {
  const row = await query.selectFrom('terms').selectAll().orderBy('updatedAt', 'desc').limit(1).executeTakeFirst()
  return row ?? null
}

export async function findProducts({ query }: Database): Promise<CallAnswer<'Product/GetAll'>> {
  return query
    .selectFrom('products')
    .select(['id', 'title', 'summary', 'logoUrl', 'link'])
    .orderBy('position')
    .execute()
}

/** Every redirect, by its old path (decoded, lower case, no trailing slash); null: the page is gone. */
export async function findRedirects({ query }: Database): Promise<Map<string, string | null>> {
  const rows = await query.selectFrom('redirects').selectAll().execute()
  return new Map(rows.map((row) => [row.fromPath, row.toPath]))
}
