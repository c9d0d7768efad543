import type { Kysely } from 'kysely'
import { type PinList, type PinListKey, pinLists } from 'shared-contracts/site'
import type { Database } from '../../platform/database/open-database'
import type { Tables } from '../../platform/database/tables'
import { PINNED_ARTICLES } from '../rules/article-lists'
import { type ArticleCard, findArticles, findArticlesInOrder } from './article.store'

/** What editors set for a list, in their order; null: it follows the files. */
async function findSetPins(query: Kysely<Tables>, list: PinList): Promise<readonly number[] | null> {
  const row = await query
    .selectFrom('siteEdits')
    .select('value')
    .where('kind', '=', 'pins')
    .where('key', '=', list.key)
    .where('state', '=', 'edited')
    .executeTakeFirst()
  return row?.value?.kind === 'pins' ? row.value.articleIds : null
}

/**
 * The articles beside a tool, at most five that everybody may read: those that editors set, else those that the content's file of pins names, else
 * those whose own file says so, newest first.
 */
export async function findPinnedArticles(database: Database, list: PinList, today: string): Promise<ArticleCard[]> {
  const set = (await findSetPins(database.query, list)) ?? (await findPinsOfFile(database, list))
  if (set !== null) return findArticlesInOrder(database, set.slice(0, PINNED_ARTICLES), 'everyone', today)
  const { pin, catalogCode } = list
  const filter = { pin, audience: 'everyone' as const, ...(catalogCode === null ? {} : { catalogCode }) }
  return (await findArticles(database, filter, { pageNumber: 1, pageSize: PINNED_ARTICLES }, today)).items
}

/** `site/pins.json` of the content; null: it says nothing of the list. */
async function findPinsOfFile({ query }: Database, list: PinList): Promise<readonly number[] | null> {
  const row = await query.selectFrom('configurations').select('value').where('code', '=', 'pins').executeTakeFirst()
  const ids: unknown = row === undefined ? undefined : new Map<string, unknown>(Object.entries(row.value)).get(list.key)
  return Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : null
}

/** The lists of health monitoring. */
export const healthPinLists = pinLists.filter(({ pin }) => pin === 'health-check')

export function pinListOf(key: PinListKey): PinList {
  const list = pinLists.find((each) => each.key === key)
  if (list === undefined) throw new Error(`There is no list ${key}`)
  return list
}
