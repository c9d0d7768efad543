/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { addDays, calendarDayOf, userTypes } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { runSize } from 'shared-contracts/testing'
import { type AccountSite, openAccountSite } from '../../testing/account-site'
import { describeOnDatabases } from '../../testing/test-database'
import { forgetOldVitals } from '../store/vitals.store'

jest.setTimeout(120_000)

/** Of the site's clock. */
const TODAY = calendarDayOf(new Date('2026-11-21T03:00:00Z'))
const ARTICLE = { unit: 'notebook', version: '1.0.0-ab12', page: 'article' } as const

type Visit = CallBody<'Vitals/Add'>

describeOnDatabases('web vitals', (open) => {
  let site: AccountSite
  let editor: { userId: number; token: string }
  let reader: { userId: number; token: string }
  beforeAll(async () => {
    site = await openAccountSite({}, await open())
    editor = await site.newUser('quantri@example.vn')
    reader = await site.newUser('me@example.vn')
    const { query } = site.database
    await query
      .updateTable('users')
      .set({ userType: userTypes.administrator })
      .where('id', '=', editor.userId)
      .execute()
    await site.prove(editor.token)
  }, 120_000)
  afterAll(() => site.close())
  beforeEach(async () => void (await site.database.query.deleteFrom('webVitals').execute()))

  let visitors = 0
  /** Of a visitor that never came before. */
  const add = (values: Visit['values'], more: Partial<Visit> = {}) => {
    visitors += 1
    return addFrom(`10.0.${visitors >> 8}.${visitors & 255}`, values, more)
  }
  const addFrom = (ip: string, values: Visit['values'], more: Partial<Visit> = {}) =>
    site.call('Vitals/Add', { ip, body: { ...ARTICLE, ...more, values } })
  const stored = () =>
    site.database.query
      .selectFrom('webVitals')
      .select(['metric', 'bucket', 'visits'])
      .orderBy('metric')
      .orderBy('visits', 'desc')
      .execute()
  const summary = async (days = 28) =>
    (await site.call('Vitals/GetFigures', { query: { days }, token: editor.token })).data()

  test('visits count in the bucket of each metric, by day, page and version', async () => {
    for (const lcp of [1200, 1250]) (await add({ LCP: lcp, CLS: 0 })).data()
    ;(await add({ LCP: 1200 }, { version: '1.0.0-cd34' })).data()
    expect(await stored()).toEqual([
      { metric: 'CLS', bucket: 0, visits: 2 },
      { metric: 'LCP', bucket: 4, visits: 2 },
      { metric: 'LCP', bucket: 4, visits: 1 },
    ])
  })

  test('visits at the same moment all count', async () => {
    const values = { LCP: 900, FCP: 700, TTFB: 90, INP: 60, CLS: 0.02 }
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(values)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await stored()).map(({ visits }) => visits)).toEqual([12, 12, 12, 12, 12])
  })

  test.each<[string, object]>([
    ['a unit that does not exist', { unit: 'other' }],
    ['an address for a page', { page: '/so-tay-cua-me/bai/12' }],
    ['a long page', { page: 'a'.repeat(61) }],
    ['a version that is none', { version: '1.0.0 <b>' }],
    ['a long version', { version: '1'.repeat(61) }],
    ['no version', { version: undefined }],
    ['a negative value', { values: { LCP: -1 } }],
    ['a value that nobody waits for', { values: { LCP: 600_001 } }],
    ['text for a value', { values: { LCP: 'slow' } }],
    ['a score beyond all pages', { values: { CLS: 101 } }],
  ])('%s is refused', async (_, wrong) => {
    const payload = { ...ARTICLE, values: { LCP: 900 }, ...wrong }
    const { statusCode } = await site.server.app.inject({ method: 'POST', url: '/api/Vitals/Add', payload })
    expect(statusCode).toBe(422)
    expect(await stored()).toEqual([])
  })

  test('a body that is longer than any visit is refused', async () => {
    const payload = { ...ARTICLE, values: { LCP: 900 }, more: 'x'.repeat(3_000) }
    const { statusCode } = await site.server.app.inject({ method: 'POST', url: '/api/Vitals/Add', payload })
    expect(statusCode).toBe(413)
  })

  test('what is sent beside the metrics is not kept, and a visit without metrics leaves nothing', async () => {
    const payload = { ...ARTICLE, values: { path: 5 }, userId: 7 }
    const { statusCode } = await site.server.app.inject({ method: 'POST', url: '/api/Vitals/Add', payload })
    expect(statusCode).toBe(200)
    expect(await stored()).toEqual([])
  })

  test('a flood of invented pages and versions stops at so many a day and unit; those of the day go on', async () => {
    await add({ LCP: 900 })
    await site.database.pool.query(
      `insert into web_vitals (day, unit, version, page, metric, bucket)
       select $1::date, 'notebook', 'v' || n, 'page', 'LCP', 0 from generate_series(1, 79) n`,
      [TODAY],
    )
    await add({ LCP: 900 }, { page: 'one-more' })
    await add({ LCP: 900 })
    await add({ LCP: 900 }, { unit: 'menus' })
    const rows = await site.database.query.selectFrom('webVitals').select(['page', 'unit', 'visits']).execute()
    expect(rows.filter(({ page }) => page === 'one-more')).toEqual([])
    expect(rows).toContainEqual({ page: 'article', unit: 'notebook', visits: 2 })
    expect(rows).toContainEqual({ page: 'article', unit: 'menus', visits: 1 })
  })

  describe('a flood of one visitor', () => {
    const FLOOD = runSize(300, 1_000)
    const FLOODER = '198.51.100.7'
    const dropped = async () => {
      const text = await site.server.operations.metrics.metrics()
      const lines = [...text.matchAll(/api_vitals_dropped_total\{reason="([^"]*)",[^}]*\} (\d+)/g)]
      return Object.fromEntries(lines.map(([, reason, count]) => [reason, Number(count)]))
    }

    test('of invented pages takes no room from the pages of others', async () => {
      for (let line = 0; line < FLOOD; line += 1) {
        const { status } = await addFrom(FLOODER, { LCP: 9_000 }, { page: `made-up-${line}` })
        expect(status).toBe(200)
      }
      await add({ LCP: 900 })
      const rows = await site.database.query.selectFrom('webVitals').select(['page', 'visits']).execute()
      expect(rows.filter(({ page }) => page.startsWith('made-up'))).toHaveLength(5)
      expect(rows).toContainEqual({ page: 'article', visits: 1 })
    })

    test('at one page counts for ten an hour, from whichever address of its network of IPv6', async () => {
      for (let line = 0; line < 30; line += 1) await addFrom(`2001:db8:0:7::${line}`, { LCP: 20_000 })
      await add({ LCP: 900 })
      expect(await stored()).toEqual([
        { metric: 'LCP', bucket: 18, visits: 10 },
        { metric: 'LCP', bucket: 3, visits: 1 },
      ])
      expect(await dropped()).toEqual({ visitor: FLOOD - 60, 'new-page': 55, page: 20, day: 1 })
    })
  })

  test('a unit that came later is counted and told; the summary of before leaves it out', async () => {
    await add({ LCP: 900 }, { unit: 'desk', page: 'editing' })
    await add({ LCP: 900 })
    const before = (await site.call('Vitals/GetSummary', { token: editor.token })).data()
    expect((await summary()).items.map(({ unit }) => unit)).toEqual(['desk', 'notebook'])
    expect(before.items).toEqual((await summary()).items.filter(({ unit }) => unit === 'notebook'))
  })

  describe('the figures', () => {
    test('tells p75 and visits of each metric over the last days', async () => {
      for (const LCP of [100, 100, 100, 9000]) await add({ LCP })
      await add({ INP: 30 }, { unit: 'health', page: 'baby-health' })
      await site.database.query
        .insertInto('webVitals')
        .values([
          { ...ARTICLE, day: addDays(TODAY, -27), metric: 'CLS', bucket: 5, visits: 4 },
          { ...ARTICLE, day: addDays(TODAY, -28), metric: 'CLS', bucket: 18, visits: 400 },
        ])
        .execute()
      expect(await summary()).toEqual({
        days: 28,
        items: [
          { unit: 'health', version: '1.0.0-ab12', page: 'baby-health', metric: 'INP', p75: 44, visits: 1 },
          { ...ARTICLE, metric: 'CLS', p75: 0.094, visits: 4 },
          { ...ARTICLE, metric: 'LCP', p75: 250, visits: 4 },
        ],
      })
      expect((await summary(1)).items.map(({ metric }) => metric)).toEqual(['INP', 'LCP'])
    })

    test('is for administrators alone, of 90 days at most', async () => {
      expect((await site.call('Vitals/GetFigures')).status).toBe(401)
      expect((await site.call('Vitals/GetFigures', { token: reader.token })).status).toBe(403)
      expect((await site.call('Vitals/GetFigures', { query: { days: 91 }, token: editor.token })).status).toBe(400)
    })
  })

  test('days go after 90 of them', async () => {
    const { query } = site.database
    const row = (back: number) => ({ ...ARTICLE, day: addDays(TODAY, -back), metric: 'LCP' as const, bucket: 0 })
    await query
      .insertInto('webVitals')
      .values([row(90), row(89)])
      .execute()
    await forgetOldVitals(query, TODAY)
    expect(await stored()).toHaveLength(1)
  })
})
