/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { expect, jest, test } from '@jest/globals'
import { isWholeRun } from 'shared-contracts/testing'
import { emptyDatabases } from '../../testing/test-database'
import { migrate, readMigrations } from '../database/migrate'
import { findChanges } from './change.store'

jest.setTimeout(120_000)

/** PostgreSQL where there is one. */
const databases = isWholeRun ? emptyDatabases() : emptyDatabases().slice(-1)

test.each(databases)(
  'changes of former versions are one history, and pages that are open name them still (%s)',
  async (_, open) => {
    const database = await open()
    await migrate(
      database,
      readMigrations().filter(({ name }) => name < '0540'),
    )
    await database.pool.query(`
    insert into users (full_name, user_type, created_at) values ('Lê Thị Biên', 99, now());
    insert into site_changes (id, kind, key, user_id, changed_at, what, before) overriding system value values
      (7, 'banner', '3', (select max(id) from users), '2026-11-20T03:00:00Z', '{Một}', '{"kind": "banner"}'),
      (9, 'pins', 'baby-health', null, '2026-11-20T04:00:00Z', '{Hai}', null);
    insert into survey_changes (kind, item_id, changed_at, what, before) values
      ('poll', 12, '2026-11-19T03:00:00Z', '{Ba}', null),
      ('poll', 12, '2026-11-19T04:00:00Z', '{Bốn,Năm}', '{"kind": "poll"}');`)
    await migrate(database)
    const { query } = database
    expect(await findChanges(query, { kind: 'banner', key: '3' })).toEqual([
      { id: 7, at: '2026-11-20T03:00:00.000Z', by: 'Lê Thị Biên', what: ['Một'], restorable: true },
    ])
    expect(await findChanges(query, { kind: 'pins', key: 'baby-health' })).toMatchObject([{ id: 9, restorable: false }])
    expect(await findChanges(query, { kind: 'poll', key: '12' })).toMatchObject([
      { id: 11, what: ['Bốn', 'Năm'], restorable: true },
      { id: 10, what: ['Ba'], restorable: false },
    ])
    // The version that still runs goes on writing where it did.
    const { rowCount } = await database.pool.query(
      "insert into site_changes (kind, key, changed_at, what) values ('banner', '3', now(), '{Sáu}')",
    )
    expect(rowCount).toBe(1)
    await database.close()
  },
)
