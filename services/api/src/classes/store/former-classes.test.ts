/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { expect, jest, test } from '@jest/globals'
import { isWholeRun } from 'shared-contracts/testing'
import { migrate, readMigrations } from '../../platform/database/migrate'
import { emptyDatabases } from '../../testing/test-database'

jest.setTimeout(120_000)

/** PostgreSQL where there is one. */
const databases = isWholeRun ? emptyDatabases() : emptyDatabases().slice(-1)

test.each(databases)(
  'classes and registrations of a former version keep their ids, seats and order (%s)',
  async (_, open) => {
    const database = await open()
    const before = readMigrations().filter(({ name }) => name < '0355')
    await migrate(database, before)
    await database.pool.query(`
    insert into users (full_name, user_type, created_at) select 'Mẹ ' || n, 1, now() from generate_series(1, 4) n;
    insert into cooking_classes (id, title, slug, summary, illustration, start_at, end_at, place, seats, demo, content)
      values (6, 'Cháo', 'chao', '', 'chao', '2026-12-11T17:30:00Z', '2026-12-11T19:00:00Z', 'Bếp', 2, true, '<p>Nấu <b>cháo</b></p>');
    insert into class_registrations (class_id, user_id, registered_at, cancelled_at)
      values (6, 1, now(), now()), (6, 2, now(), null), (6, 3, now(), null), (6, 4, now(), null);`)
    await migrate(database)
    const { rows: registrations } = await database.pool.query(
      'select user_id as user, seated_at is not null as seated from class_registrations order by user_id',
    )
    expect(registrations).toEqual([
      { user: 1, seated: false },
      { user: 2, seated: true },
      { user: 3, seated: true },
      { user: 4, seated: false },
    ])
    const { rows: classes } = await database.pool.query(
      'select id, plan_id as plan, plan_day::text as day, markdown, revision from cooking_classes',
    )
    expect(classes).toEqual([{ id: 6, plan: 6, day: '2026-12-12', markdown: 'Nấu cháo', revision: 1 }])
    const { rows: next } = await database.pool.query(
      `insert into cooking_classes (title, slug, summary, illustration, start_at, end_at, place, seats, demo, content, markdown, changed_at)
     select title, slug, summary, illustration, start_at, end_at, place, seats, demo, content, markdown, changed_at
     from cooking_classes returning id`,
    )
    expect(next).toEqual([{ id: 7 }])
    await database.close()
  },
)
