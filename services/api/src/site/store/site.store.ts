import type { CallAnswer } from 'shared-contracts/calls'
import { formatNumber } from 'shared-contracts/formats'
import type { Database } from '../../platform/database/open-database'

/** Stands in an editor's text for the number of dishes in the bank of today (DECISIONS 17). */
const DISH_COUNT = '{số món}'

/** Public site objects in the editors' order, of one page position when named. */
export async function findSiteObjects(
  { query }: Database,
  position?: string,
): Promise<CallAnswer<'Configuration/GetSiteObjectsByPagePosition'>> {
  let select = query.selectFrom('site_objects').selectAll().where('status', '=', 1).orderBy('position')
  if (position !== undefined) select = select.where('page_position_name', 'ilike', literally(position))
  const rows = await select.execute()
  const dishes = rows.some(({ text }) => text.includes(DISH_COUNT)) ? formatNumber(await countDishes(query), 0) : ''
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    title: row.title,
    text: row.text.replaceAll(DISH_COUNT, dishes),
    label: row.label,
    link: row.link,
    mediaLink: row.media_link,
    thumbnail: row.thumbnail,
    sectionType: row.section_type,
    pagePositionName: row.page_position_name,
  }))
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
  const rows = await query.selectFrom('navigation_items').selectAll().orderBy('position').execute()
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    textMobile: row.text_mobile,
    link: row.link,
    roles: row.roles,
    children: row.children,
    meta: { hideChildren: row.hide_children },
  }))
}

export async function findFaqs({ query }: Database): Promise<CallAnswer<'Faq/GetAll'>> {
  const rows = await query.selectFrom('faqs').selectAll().orderBy('position').execute()
  return rows.map(({ id, group_title, question, answer, sources }) => ({
    id,
    group: group_title,
    question,
    answer,
    sources,
  }))
}

/** Newest first. */
export async function findLegalDocuments({ query }: Database): Promise<CallAnswer<'Document/GetAll'>> {
  const rows = await query
    .selectFrom('legal_documents')
    .selectAll()
    .orderBy('issued_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ issued_at, ...row }) => ({ ...row, issuedAt: issued_at }))
}

/** The text updated last; null when none is there. */
export async function findTerms({ query }: Database): Promise<CallAnswer<'Terms/GetCurrent'> | null> {
  const row = await query.selectFrom('terms').selectAll().orderBy('updated_at', 'desc').limit(1).executeTakeFirst()
  if (!row) return null
  const { title, version, effective_at, updated_at, content } = row
  return { title, version, effectiveAt: effective_at, updatedAt: updated_at, content }
}

export async function findProducts({ query }: Database): Promise<CallAnswer<'Product/GetAll'>> {
  const rows = await query.selectFrom('products').selectAll().orderBy('position').execute()
  return rows.map(({ id, title, summary, logo_url, link }) => ({ id, title, summary, logoUrl: logo_url, link }))
}

/** Every redirect, by its old path (decoded, lower case, no trailing slash); null: the page is gone. */
export async function findRedirects({ query }: Database): Promise<Map<string, string | null>> {
  const rows = await query.selectFrom('redirects').selectAll().execute()
  return new Map(rows.map((row) => [row.from_path, row.to_path]))
}
