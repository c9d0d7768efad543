import { isPlaceholder } from 'content/placeholders'
import type { CallAnswer } from 'shared-contracts/calls'
import { formatNumber } from 'shared-contracts/formats'
import { findEntries, shownEntries } from '../../desk'
import type { Database } from '../../platform/database/open-database'
import { type ChatLinks, siteConfigurationOf } from '../rules/site-configuration'

/** Stands in an editor's text for the number of dishes in the bank of today. */
const DISH_COUNT = '{số món}'

type SiteObject = CallAnswer<'Configuration/GetSiteObjectsByPagePosition'>[number]

/** Public site objects in the editors' order, of one page position when named; contacts that nobody set with `placeholders` alone. */
export async function findSiteObjects(
  { query }: Database,
  { position, placeholders }: { readonly position?: string | undefined; readonly placeholders: boolean },
): Promise<CallAnswer<'Configuration/GetSiteObjectsByPagePosition'>> {
  const wanted = position?.toLowerCase()
  const rows = (await findPublicObjects(query)).filter(
    ({ pagePositionName, link, text }) =>
      (wanted === undefined || pagePositionName.toLowerCase() === wanted) &&
      (placeholders || !(isPlaceholder(link) || isPlaceholder(text))),
  )
  const dishes = rows.some(({ text }) => text.includes(DISH_COUNT)) ? formatNumber(await countDishes(query), 0) : ''
  return rows.map((row) => ({ ...row, text: row.text.replaceAll(DISH_COUNT, dishes) }))
}

async function countDishes(query: Database['query']): Promise<number> {
  const row = await query
    .selectFrom('dishes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

async function findPublicObjects(query: Database['query']): Promise<SiteObject[]> {
  return shownEntries(await findEntries(query, 'site-object')).flatMap(({ key, draft }) => {
    const { kind: _, isPublic, title, label, ...object } = draft
    return isPublic ? [{ id: Number(key), ...object, title: title || null, label: label || null }] : []
  })
}

/** Header, footer and contact data as they are stored: contacts that nobody set are placeholders. */
export async function findSiteConfiguration(
  database: Database,
): Promise<CallAnswer<'Configuration/GetAllConfigurations'>> {
  return siteConfigurationOf(await findPublicObjects(database.query), await findChatLinks(database))
}

/** The chat addresses of the configuration; the rest of it is told by the site objects. */
async function findChatLinks({ query }: Database): Promise<ChatLinks> {
  const row = await query.selectFrom('configurations').select('value').where('code', '=', 'site').executeTakeFirst()
  const links = new Map<string, unknown>(Object.entries(row?.value ?? {}))
  const linkOf = (name: string) => String(links.get(name) ?? '')
  return { messengerLink: linkOf('messengerLink'), zaloLink: linkOf('zaloLink') }
}

export async function findNavigation({ query }: Database): Promise<CallAnswer<'Navigation/GetAll'>> {
  return shownEntries(await findEntries(query, 'navigation')).map(
    ({ key, draft: { kind: _, hideChildren, ...item } }) => ({
      id: Number(key),
      ...item,
      meta: { hideChildren },
    }),
  )
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
