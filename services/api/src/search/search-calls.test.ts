/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { addDays, calendarDayOf, userTypes } from 'shared-contracts/ages'
import { type AccountSite, openAccountSite } from '../testing/account-site'
import { forgetOldMisses } from './store/search-misses.store'

jest.setTimeout(120_000)

/** Of the site's clock. */
const TODAY = calendarDayOf(new Date('2026-11-21T03:00:00Z'))

let site: AccountSite
let editor: { userId: number; token: string }
let reader: { userId: number; token: string }

beforeAll(async () => {
  site = await openAccountSite()
  editor = await site.newUser('quantri@example.vn')
  reader = await site.newUser('me@example.vn')
  const { query } = site.database
  await query.updateTable('users').set({ userType: userTypes.administrator }).where('id', '=', editor.userId).execute()
  await site.prove(editor.token)
}, 120_000)
afterAll(() => site.close())

async function search(keyword: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) (await site.call('Search/AddMiss', { body: { keyword } })).data()
}
const misses = async () => (await site.call('Search/GetMisses', { token: editor.token })).data()
const stored = () => site.database.query.selectFrom('searchMisses').selectAll().execute()

beforeEach(async () => void (await site.database.query.deleteFrom('searchMisses').execute()))

describe('what found nothing', () => {
  test('is counted by day, without accents and case, and told from three searches on', async () => {
    await search('Bánh QUY', 2)
    await search('banh quy')
    await search('sườn cừu', 2)
    expect(await misses()).toEqual({
      days: 90,
      leastSearches: 3,
      items: [{ keyword: 'banh quy', searches: 3, lastDay: '2026-11-21' }],
    })
    expect(await stored()).toHaveLength(2)
  })

  test('adds up over days, and goes after 90 of them', async () => {
    const { query } = site.database
    const row = (back: number, searches: number) => ({ day: addDays(TODAY, -back), keyword: 'sushi', searches })
    await query
      .insertInto('searchMisses')
      .values([row(90, 50), row(89, 2), row(1, 2)])
      .execute()
    expect((await misses()).items).toEqual([{ keyword: 'sushi', searches: 4, lastDay: '2026-11-20' }])
    await forgetOldMisses(query, TODAY)
    expect((await stored()).map(({ searches }) => searches)).toEqual([2, 2])
  })

  test.each(['0912 345 678', 'lan@example.vn', 'https://x.vn', 'x'.repeat(80)])(
    '%j is never written',
    async (keyword) => {
      await search(keyword, 3)
      expect(await stored()).toEqual([])
    },
  )

  test.each(['cháo', 'duong', ''])('%j finds something and is not counted', async (keyword) => {
    await search(keyword, 3)
    expect(await stored()).toEqual([])
  })

  test('is for editors alone', async () => {
    expect((await site.call('Search/GetMisses')).status).toBe(401)
    expect((await site.call('Search/GetMisses', { token: reader.token })).status).toBe(403)
  })

  test('a flood of different words stops at so many a day', async () => {
    await site.database.pool.query(
      `insert into search_misses (day, keyword) select '2026-11-21', 'tu ' || n from generate_series(1, 2000) n`,
    )
    await search('sườn cừu')
    await search('từ 7')
    const rows = await stored()
    expect(rows).toHaveLength(2000)
    expect(rows.find(({ keyword }) => keyword === 'tu 7')?.searches).toBe(2)
  })
})

describe('understanding and suggesting', () => {
  test('names the kind that answers, and what was meant', async () => {
    const understood = async (keyword: string) => (await site.call('Search/Understand', { body: { keyword } })).data()
    expect(await understood('chao trang')).toEqual({ lead: 'dish', meant: null })
    expect(await understood('xyzzy')).toEqual({ lead: 'article', meant: null })
  })

  test('articles for staff are suggested to nobody else', async () => {
    const titles = async (token: string | null) =>
      (await site.call('Search/Suggest', { body: { keyword: 'chuan' }, token })).data().map(({ title }) => title)
    const staff = await titles(editor.token)
    expect(staff.length).toBeGreaterThan(0)
    expect(await titles(null)).toEqual([])
    expect(await titles(reader.token)).toEqual([])
  })
})
