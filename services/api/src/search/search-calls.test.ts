/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { addDays, calendarDayOf, userTypes } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { type AccountSite, openAccountSite } from '../testing/account-site'
import { forgetOldMisses } from './store/search-misses.store'

jest.setTimeout(120_000)

/** Of the site's clock, a Saturday. */
const TODAY = calendarDayOf(new Date('2026-11-21T03:00:00Z'))
const MONDAY = '2026-11-16'

let site: AccountSite
let editor: { userId: number; token: string }
let reader: { userId: number; token: string }

beforeAll(async () => {
  site = await openAccountSite()
  editor = await site.newUser('quantri@example.vn', { fullName: 'Lê Thị Biên' })
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

const judged = async () => (await site.call('Search/GetJudged', { token: editor.token })).data()
const judge = (query: string, wanted: CallBody<'Search/Judge'>['wanted'], token: string | null = editor.token) =>
  site.call('Search/Judge', { body: { query, wanted }, token })
const unjudge = (query: string) => site.call('Search/Unjudge', { body: { query }, token: editor.token })

const porridge = { kind: 'dish', id: 3 } as const
const sugar = { kind: 'article', id: 3001 } as const

beforeEach(async () => {
  await site.database.query.deleteFrom('searchMisses').execute()
  await site.database.query.deleteFrom('judgedQueries').execute()
})

describe('what was not answered', () => {
  test('is counted by week, without accents and case, and told from three searches on as it was typed last', async () => {
    await search('banh quy', 2)
    await search('Bánh QUY?')
    await search('sườn cừu', 2)
    const biscuits = { keyword: 'banh quy', query: 'bánh quy', searches: 3 }
    expect(await misses()).toEqual({
      weeksKept: 13,
      leastSearches: 3,
      waiting: [biscuits],
      weeks: [{ monday: MONDAY, items: [{ ...biscuits, offered: [], state: 'waiting' }] }],
    })
    expect(await stored()).toHaveLength(2)
  })

  test('has what only mentions the words, as it was offered last', async () => {
    await search('mở đầu', 3)
    const [week] = (await misses()).weeks
    expect(week?.items).toMatchObject([{ keyword: 'mo dau', state: 'waiting' }])
    const offered = week?.items[0]?.offered ?? []
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.length).toBeLessThanOrEqual(3)
    expect(offered).toContainEqual({
      ...{ kind: 'article', id: 3001, title: 'Đường trong bữa ăn' },
      path: '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/3001-duong-trong-bua-an',
    })
  })

  test('keeps the title of what was offered, without a way to it, when readers cannot open it any more', async () => {
    const offered = JSON.stringify([{ kind: 'article', id: 9001, title: 'Chuẩn tăng trưởng' }])
    await site.database.pool.query(
      `insert into search_misses (day, keyword, searches, offered) values ($1, 'sushi', 3, $2)`,
      [MONDAY, offered],
    )
    const [week] = (await misses()).weeks
    expect(week?.items[0]?.offered).toEqual([{ kind: 'article', id: 9001, title: 'Chuẩn tăng trưởng', path: null }])
  })

  test('adds up over weeks, with days of a former version in theirs, and goes after thirteen', async () => {
    const { query } = site.database
    const row = (back: number, searches: number) => ({ day: addDays(TODAY, -back), keyword: 'sushi', searches })
    // The week before the oldest that is kept, from its Monday to its Sunday; the oldest one's Monday; last week; this week.
    await query
      .insertInto('searchMisses')
      .values([row(96, 50), row(90, 40), row(89, 1), row(8, 1), row(5, 1), row(3, 1)])
      .execute()
    const { waiting, weeks } = await misses()
    expect(waiting).toEqual([{ keyword: 'sushi', query: 'sushi', searches: 4 }])
    expect(weeks.map(({ monday, items }) => [monday, items[0]?.searches])).toEqual([
      ['2026-11-16', 2],
      ['2026-11-09', 1],
      ['2026-08-24', 1],
    ])
    await forgetOldMisses(query, TODAY)
    expect((await stored()).map(({ searches }) => searches)).toEqual([1, 1, 1, 1])
  })

  test.each(['0912 345 678', 'lan@example.vn', 'https://x.vn', 'x'.repeat(80)])(
    '%j is never written',
    async (keyword) => {
      await search(keyword, 3)
      expect(await stored()).toEqual([])
    },
  )

  test.each(['cháo', 'duong', ''])('%j is answered and not counted', async (keyword) => {
    await search(keyword, 3)
    expect(await stored()).toEqual([])
  })

  test('is for editors alone', async () => {
    expect((await site.call('Search/GetMisses')).status).toBe(401)
    expect((await site.call('Search/GetMisses', { token: reader.token })).status).toBe(403)
  })

  test('a flood of different words stops at so many a week', async () => {
    await site.database.pool.query(
      `insert into search_misses (day, keyword) select '${MONDAY}', 'tu ' || n from generate_series(1, 14000) n`,
    )
    await search('sườn cừu')
    await search('từ 7')
    const { rows } = await site.database.pool.query(
      `select count(*)::integer as count, sum(searches)::integer as searches from search_misses`,
    )
    expect(rows).toEqual([{ count: 14_000, searches: 14_001 }])
  })

  test('waits for an editor until it is judged, and again when that is taken back', async () => {
    await search('sườn cừu', 3)
    await search('bánh quy', 4)
    const waiting = async () => (await misses()).waiting.map(({ query }) => query)
    expect(await waiting()).toEqual(['bánh quy', 'sườn cừu'])
    ;(await judge('Bánh quy', null)).data()
    expect(await waiting()).toEqual(['sườn cừu'])
    expect((await misses()).weeks[0]?.items.map(({ state }) => state)).toEqual(['judged', 'waiting'])
    ;(await unjudge('bánh quy')).data()
    expect(await waiting()).toEqual(['bánh quy', 'sườn cừu'])
  })

  test('waits no more once the site answers it', async () => {
    const row = { day: addDays(TODAY, -5), keyword: 'chao trang', wording: 'cháo trắng', searches: 3 }
    await site.database.query.insertInto('searchMisses').values(row).execute()
    expect(await misses()).toMatchObject({ waiting: [], weeks: [{ items: [{ state: 'answered' }] }] })
  })
})

describe('what should come first', () => {
  test('is kept with who said it, and told with where the search shows it', async () => {
    ;(await judge('  Cháo TRẮNG! ', porridge)).data()
    site.later(1)
    ;(await judge('cháo', { kind: 'dish', id: 2 })).data()
    site.later(1)
    ;(await judge('sườn cừu', null)).data()
    const lines = await judged()
    expect(lines.map(({ query, wanted, place, answered }) => [query, wanted?.title, place, answered])).toEqual([
      ['sườn cừu', undefined, null, false],
      ['cháo', 'Cơm trắng', null, true],
      ['cháo trắng', 'Cháo trắng', 1, true],
    ])
    expect(lines[2]).toMatchObject({
      judgedBy: 'Lê Thị Biên',
      wanted: { ...porridge, path: expect.stringMatching(/\/3-chao-trang$/) },
    })
  })

  test('is replaced by what is said of the same words later', async () => {
    ;(await judge('đường', porridge)).data()
    expect(await judged()).toMatchObject([{ query: 'đường', place: null }])
    ;(await judge('ĐƯỜNG', sugar)).data()
    expect(await judged()).toMatchObject([{ query: 'đường', wanted: sugar, place: 1 }])
  })

  test.each([
    ['', sugar, ['query']],
    ['?!', sugar, ['query']],
    ['một hai ba bốn năm sáu bảy tám chín mười mười một nữa', sugar, ['query']],
    ['đường', { kind: 'article', id: 404 }, ['wanted']],
    ['đường', { kind: 'dish', id: 404 }, ['wanted']],
    // For staff alone: no reader finds it.
    ['chuẩn', { kind: 'article', id: 9001 }, ['wanted']],
    ['a', { kind: 'dish', id: 404 }, ['query', 'wanted']],
  ] as const)('%j with %j is refused at its field', async (query, wanted, fields) => {
    const { status, errors } = await judge(query, wanted)
    expect([status, errors.map(({ field }) => field)]).toEqual([422, fields])
    for (const { message } of errors) expect(message).toMatch(/nhé\.$/)
    expect(await judged()).toEqual([])
  })

  test('what readers cannot find any more is told without its title', async () => {
    const row = { query: 'chuẩn', wantedKind: 'article', wantedId: 9001, judgedAt: new Date(), userId: null } as const
    await site.database.query.insertInto('judgedQueries').values(row).execute()
    expect(await judged()).toMatchObject([
      { wanted: { kind: 'article', id: 9001, title: null, path: null }, place: null, judgedBy: null },
    ])
  })

  test('is taken back once', async () => {
    ;(await judge('đường', sugar)).data()
    expect((await unjudge('đường')).status).toBe(200)
    expect(await judged()).toEqual([])
    expect(await unjudge('đường')).toMatchObject({ status: 404, code: 'judged_query_does_not_exist' })
  })

  test('of two editors the second is told, whether she judges or takes back; the history names both', async () => {
    const say = async (wanted: CallBody<'Search/Judge'>['wanted'], seen: string | null) =>
      (await site.call('Search/Judge', { body: { query: 'đường', wanted, seen }, token: editor.token })).code
    expect(await Promise.all([say(sugar, null), say(null, null)])).toContain('changed_elsewhere')
    const first = (await judged())[0]?.judgedAt ?? ''
    site.later(1)
    expect(await say(porridge, first)).toBe('')
    expect(await say(sugar, first)).toBe('changed_elsewhere')
    const takeBack = (seen: string) =>
      site.call('Search/Unjudge', { body: { query: 'đường', seen }, token: editor.token })
    expect(await takeBack(first)).toMatchObject({ status: 409, code: 'changed_elsewhere' })
    expect(await judged()).toMatchObject([{ wanted: porridge }])
    expect((await takeBack((await judged())[0]?.judgedAt ?? '')).status).toBe(200)
    expect((await takeBack(first)).code).toBe('judged_query_does_not_exist')
    const query = { kind: 'search', key: 'đường' } as const
    const changes = (await site.call('Desk/GetChanges', { query, token: editor.token })).data()
    expect(changes.slice(0, 2)).toMatchObject([
      { by: 'Lê Thị Biên', what: ['Bỏ khỏi danh sách đã chấm'], restorable: false },
      { by: 'Lê Thị Biên', what: ['Nên hiện đầu: "Cháo trắng"'], restorable: false },
    ])
  })

  test('the list takes five hundred, and those that it has may still be changed', async () => {
    await site.database.pool.query(
      `insert into judged_queries (query, judged_at) select 'cau ' || n, now() from generate_series(1, 500) n`,
    )
    expect(await judge('đường', sugar)).toMatchObject({ status: 422, errors: [{ field: 'query' }] })
    expect((await judge('câu 7', sugar)).status).toBe(422)
    expect((await judge('cau 7', sugar)).status).toBe(200)
  })

  test('is for editors alone', async () => {
    expect((await judge('đường', sugar, null)).status).toBe(401)
    expect((await judge('đường', sugar, reader.token)).status).toBe(403)
    expect((await site.call('Search/GetJudged', { token: reader.token })).status).toBe(403)
    expect((await site.call('Search/Unjudge', { body: { query: 'đường' }, token: reader.token })).status).toBe(403)
  })
})

describe('understanding and suggesting', () => {
  test('names the kind that answers, and what was meant', async () => {
    const understood = async (keyword: string) => (await site.call('Search/Understand', { body: { keyword } })).data()
    const answered = { meant: null, missing: null, near: [] }
    expect(await understood('chao trang')).toEqual({ ...answered, lead: 'dish' })
    expect(await understood('xyzzy')).toEqual({ ...answered, lead: 'article', missing: 'anything' })
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
