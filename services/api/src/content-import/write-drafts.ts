import { type ContentRows, contentState } from 'content'
import type { ChangedItem } from '../desk'
import type { SqlConnection } from '../platform/database/connection/guarded-pool'
import type { Database } from '../platform/database/open-database'
import { upsert } from './write-content'

/** The rows of articles and dishes, with what hangs on them. */
export type DraftRows = Pick<
  ContentRows,
  'articles' | 'article_tag_links' | 'dishes' | 'dish_ingredients' | 'dish_tag_links' | 'nutrition_facts'
>

/**
 * Stores those articles and dishes that readers get neither now nor by these rows: for the preview of an editor who writes. No reader's content
 * changes, so neither does the revision; the next import compares everything again.
 */
export async function writeDrafts({ pool }: Database, rows: DraftRows, now: Date): Promise<ChangedItem[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from content_revision for update')
    const articles = await unread(client, 'articles', rows.articles, now)
    const dishes = await unread(client, 'dishes', rows.dishes, now)
    const articleIds = new Set(articles.map(({ id }) => id))
    const dishIds = new Set(dishes.map(({ id }) => id))
    await put(client, 'articles', articles)
    await put(client, 'dishes', dishes)
    for (const [table, ids] of [
      ['article_tag_links', articleIds],
      ['dish_ingredients', dishIds],
      ['dish_tag_links', dishIds],
    ] as const) {
      const owner = table === 'article_tag_links' ? 'article_id' : 'dish_id'
      await client.query(`delete from ${table} where ${owner} = any($1::int[])`, [[...ids]])
    }
    await put(
      client,
      'article_tag_links',
      rows.article_tag_links.filter(({ article_id }) => articleIds.has(article_id)),
    )
    await put(
      client,
      'dish_ingredients',
      rows.dish_ingredients.filter(({ dish_id }) => dishIds.has(dish_id)),
    )
    await put(
      client,
      'dish_tag_links',
      rows.dish_tag_links.filter(({ dish_id }) => dishIds.has(dish_id)),
    )
    await addFamilies(client, rows.nutrition_facts, dishIds)
    await client.query("update content_revision set source_hash = ''")
    await client.query('commit')
    return [
      ...articles.map(({ id, title }) => ({ kind: 'article' as const, id, title })),
      ...dishes.map(({ id, title }) => ({ kind: 'dish' as const, id, title })),
    ]
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

type Read = Pick<ContentRows, 'articles' | 'dishes'>

/** Of the rows those that are drafts or wait for their moment, and that readers don't have in another form. */
async function unread<T extends keyof Read>(
  client: SqlConnection,
  table: T,
  rows: Read[T],
  now: Date,
): Promise<Read[T][number][]> {
  const waiting = rows.filter((row) => ['draft', 'scheduled'].includes(contentState(row, now)))
  const ids = waiting.map(({ id }) => id)
  const read = await client.query<{ id: number }>(
    `select id from ${table} where id = any($1::int[]) and state = 'published'`,
    [ids],
  )
  const readIds = new Set(read.rows.map(({ id }) => id))
  return waiting.filter(({ id }) => !readIds.has(id))
}

async function put<T extends 'articles' | 'dishes' | 'article_tag_links' | 'dish_ingredients' | 'dish_tag_links'>(
  client: SqlConnection,
  table: T,
  rows: readonly ContentRows[T][number][],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  await client.query(upsert(table, Object.keys(first)), [JSON.stringify(rows)])
  if (table !== 'articles' && table !== 'dishes') return
  // Before the end of the transaction: nobody sees a new row as published.
  await client.query(
    `update ${table} set state = case when status = 'draft' then 'draft' else 'scheduled' end
     where (id, title) in (select id, title from jsonb_populate_recordset(null::${table}, $1::jsonb))`,
    [JSON.stringify(rows)],
  )
}

/** Amounts of a dish are told by its family. */
async function addFamilies(
  client: SqlConnection,
  facts: ContentRows['nutrition_facts'],
  dishIds: ReadonlySet<number>,
): Promise<void> {
  const families = Object.entries(facts[0]?.families ?? {}).filter(([id]) => dishIds.has(Number(id)))
  if (families.length === 0) return
  await client.query("update nutrition_facts set families = families || $1::jsonb where code = 'all'", [
    JSON.stringify(Object.fromEntries(families)),
  ])
}
