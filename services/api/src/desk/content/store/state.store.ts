import type { SqlConnection } from '../../../platform/database/connection/guarded-pool'
import type { Database } from '../../../platform/database/open-database'
import type { ContentState } from '../../../stored-values'
import { type ChangedItem, type ImportedChanges, NO_CHANGES } from '../rules/imported-changes'

/** An article or dish whose state changed. */
export interface SettledItem extends ChangedItem {
  readonly state: ContentState
}

const NEW_STATE = 'content_state(status, publish_at, withdraw_at, $1)'
const settle = (table: string, kind: string) =>
  `update ${table} set state = ${NEW_STATE} where state <> ${NEW_STATE} returning '${kind}' as kind, id, title, state`

/** Gives every article and dish the state that its status and moments say at `now`; tells those that it changed. */
export async function settleStates(client: SqlConnection, now: Date): Promise<SettledItem[]> {
  const changed = await client.query<SettledItem>(
    `with a as (${settle('articles', 'article')}), d as (${settle('dishes', 'dish')})
     select * from a union all select * from d order by 1, 2`,
    [now],
  )
  return changed.rows
}

const DUE = `select exists (
  select 1 from articles where (publish_at is not null or withdraw_at is not null) and state <> ${NEW_STATE}
  union all
  select 1 from dishes where (publish_at is not null or withdraw_at is not null) and state <> ${NEW_STATE}) as due`

/**
 * Publishes and withdraws what is due: with a new revision, so that every process and cache follows. Each process may ask as often as it
 * likes; of several at once one does it. What was missed while nobody asked is done by the next. Null: nothing was due.
 */
export async function publishDueContent({ pool }: Pick<Database, 'pool'>, now: Date): Promise<ImportedChanges | null> {
  const waiting = await pool.query<{ due: boolean }>({ name: 'due-content', text: DUE, values: [now] })
  if (waiting.rows[0]?.due !== true) return null
  const client = await pool.connect()
  try {
    await client.query('begin')
    // As importers do: one after the other, and never two that wait for each other.
    await client.query('select 1 from content_revision for update')
    const changes = changesOf(await settleStates(client, now))
    if (changes !== null) await raiseRevision(client, { changes, importedBy: null, now })
    await client.query('commit')
    return changes
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

function changesOf(settled: readonly SettledItem[]): ImportedChanges | null {
  if (settled.length === 0) return null
  return { ...NO_CHANGES, published: inState(settled, 'published'), withdrawn: inState(settled, 'withdrawn') }
}

export function inState(settled: readonly SettledItem[], state: ContentState): ChangedItem[] {
  return settled.filter((item) => item.state === state).map(({ kind, id, title }) => ({ kind, id, title }))
}

const KEPT_IMPORTS = 30

/** Tells every reader of the content that it is another one, and notes why. The row of content_revision must be locked. */
export async function raiseRevision(
  client: SqlConnection,
  {
    changes,
    importedBy,
    now,
  }: { readonly changes: ImportedChanges; readonly importedBy: string | null; readonly now: Date },
): Promise<number> {
  const raised = await client.query<{ revision: number }>(
    'update content_revision set revision = revision + 1, changed_at = $1 returning revision',
    [now],
  )
  const revision = raised.rows[0]?.revision ?? 0
  await client.query(
    'insert into content_imports (revision, imported_at, imported_by, changes) values ($1, $2, $3, $4::jsonb)',
    [revision, now, importedBy, JSON.stringify(changes)],
  )
  await client.query('delete from content_imports where revision <= $1', [revision - KEPT_IMPORTS])
  return revision
}

/** Empties the caches of all processes: each sees the new generation as soon as it sees a new revision. */
export async function clearCaches({ pool }: Pick<Database, 'pool'>, now: Date): Promise<void> {
  await pool.query(
    'update content_revision set revision = revision + 1, cache_generation = cache_generation + 1, changed_at = $1',
    [now],
  )
}
