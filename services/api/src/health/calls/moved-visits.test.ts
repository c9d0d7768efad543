/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { beforeAll, describe, expect, test } from '@jest/globals'
import { createHealthSite, MOTHER } from '../testing/health-site'

const { call, check, history, database } = createHealthSite()

describe('moving a visit to another day', () => {
  const days = (items: { checkDate: string; weight: number }[]) =>
    items.map(({ checkDate, weight }) => [checkDate, weight])
  const mother = { height: 160, weightBeforePregnancy: 52, pregnancyWeeks: 20, weight: 55.2 }
  const own = (body: object) => call('POST', 'CheckMotherHealth', { body: { ...mother, ...body } })
  const ownHistory = async () => (await call('GET', `GetMotherHealthHistory?motherId=${MOTHER}`)).data

  /** The database itself refuses to clear a check. */
  async function refuseClearing(table: string): Promise<() => Promise<void>> {
    await database().pool.query(`
      create function refuse_clearing() returns trigger language plpgsql as $$
      begin
        if new.cleared_batch is not null then raise exception 'refused by a test'; end if;
        return new;
      end $$;
      create trigger refuse_clearing before update on ${table} for each row execute function refuse_clearing()`)
    return async () => {
      await database().pool.query(`drop trigger refuse_clearing on ${table}; drop function refuse_clearing()`)
    }
  }

  beforeAll(async () => {
    await database().pool.query('delete from child_health_checks; delete from mother_health_checks')
  })

  test('of a child is one call: the new day has it, the old one no longer', async () => {
    const { data: first } = await check({ checkDate: '2026-04-01', weight: 8.5 })
    const moved = await check({ checkDate: '2026-04-03', weight: 8.6, replacesId: first.id })
    expect([moved.status, days(await history())]).toEqual([200, [['2026-04-03', 8.6]]])
    const again = await check({ checkDate: '2026-04-03', weight: 8.7, replacesId: moved.data.id })
    expect([again.data.id, days(await history())]).toEqual([moved.data.id, [['2026-04-03', 8.7]]])
  })

  test('onto a day that has one replaces that one', async () => {
    const { data: other } = await check({ checkDate: '2026-04-10', weight: 8.8 })
    await check({ checkDate: '2026-04-03', weight: 8.9, replacesId: other.id })
    expect(days(await history())).toEqual([['2026-04-03', 8.9]])
  })

  test('of a child changes nothing when the database fails in the midst of it', async () => {
    const [before] = await history()
    const allow = await refuseClearing('child_health_checks')
    const body = { checkDate: '2026-04-20', weight: 9, replacesId: before.id, atBirth: { weight: 3.1, height: 50 } }
    expect((await check(body)).status).toBe(500)
    expect(await history()).toEqual([before])
    await allow()
    expect((await check(body)).status).toBe(200)
    expect(days(await history())).toEqual([
      ['2025-06-01', 3.1],
      ['2026-04-20', 9],
    ])
  })

  test('names wrong measures at birth at their fields', async () => {
    const { status, errors } = await check({ weight: 9, atBirth: { weight: 3100 } })
    expect([status, errors[0].field]).toEqual([422, 'atBirth.weight'])
  })

  test('of a mother changes everything or nothing', async () => {
    const { data: first } = await own({ checkDate: '2026-04-01' })
    const allow = await refuseClearing('mother_health_checks')
    expect((await own({ checkDate: '2026-04-02', replacesId: first.id })).status).toBe(500)
    expect(days(await ownHistory())).toEqual([['2026-04-01', 55.2]])
    await allow()
    await own({ checkDate: '2026-04-02', replacesId: first.id })
    expect(days(await ownHistory())).toEqual([['2026-04-02', 55.2]])
  })

  test("leaves another child's check alone", async () => {
    const { rows } = await database().pool.query<{ id: number }>(
      `insert into child_health_checks (child_id, check_date, oedema) values (99, '2026-01-01', false) returning id`,
    )
    await check({ weight: 9.2, replacesId: rows[0]?.id })
    const other = await database().pool.query('select cleared_on from child_health_checks where child_id = 99')
    expect(other.rows).toEqual([{ cleared_on: null }])
  })
})
