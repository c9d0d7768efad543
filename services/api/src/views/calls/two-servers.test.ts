/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { ApiServer } from '../../server/build-server'
import { type AccountSite, openAccountSite, openSecondServer } from '../../testing/account-site'
import { describeOnDatabases } from '../../testing/test-database'

jest.setTimeout(120_000)

const CATALOG = 3
const ANSWERS_LIVE_MS = 60_000

describeOnDatabases('two servers over one database', (open) => {
  let site: AccountSite
  let other: ApiServer
  let readers: string[]
  let aheadMs = 0
  beforeAll(async () => {
    const now = performance.now.bind(performance)
    jest.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs)
    site = await openAccountSite({}, await open())
    other = await openSecondServer(site)
    const names = ['mot', 'hai', 'ba', 'bon']
    readers = await Promise.all(names.map(async (name) => (await site.newUser(`${name}@example.vn`)).token))
  }, 120_000)
  afterAll(async () => {
    await other.app.close()
    await site.close()
    jest.restoreAllMocks()
  })

  const add = async (
    server: ApiServer,
    call: 'ArticleStatistic' | 'MenuStatistic',
    payload: object,
    reader: number,
  ) => {
    const headers = { authorization: `Bearer ${readers[reader]}` }
    const answer = await server.app.inject({ method: 'POST', url: `/api/${call}/AddNew`, headers, payload })
    expect(answer.statusCode).toBe(200)
  }
  const read = (server: ApiServer, articleId: number, reader: number) =>
    add(server, 'ArticleStatistic', { articleId }, reader)
  const mostViewed = async (server: ApiServer, count: number) => {
    const query = `catalogId=${CATALOG}&numOfShowedArticle=${count}`
    const answer = await server.app.inject(`/api/Article/GetMostViewArticlesByCataLog?${query}`)
    return answer.json().data.map((each: { articleId: number; views: number }) => [each.articleId, each.views])
  }

  test('every view counts once, whichever server it reaches', async () => {
    await Promise.all([
      read(site.server, 3001, 0),
      read(other, 3001, 1),
      read(site.server, 3001, 2),
      read(other, 3001, 3),
      read(site.server, 3003, 3),
      ...[0, 1, 2, 3].map((reader) =>
        add(reader % 2 === 0 ? site.server : other, 'MenuStatistic', { menuId: 1 }, reader),
      ),
    ])
    // The same visit again.
    await read(site.server, 3001, 0)
    await read(other, 3001, 1)
    const { rows } = await site.database.pool.query<{ article_id: number; reads: number }>(
      'select article_id, reads from article_daily_reads order by article_id',
    )
    expect(rows).toEqual([
      { article_id: 3001, reads: 4 },
      { article_id: 3003, reads: 1 },
    ])
    const looks = await site.database.pool.query<{ looks: number }>(
      'select looks from menu_daily_looks where menu_id = 1',
    )
    expect(looks.rows).toEqual([{ looks: 4 }])
  })

  test('most viewed is the same on both: by views, the newest first on ties, four or two of them', async () => {
    const expected = [
      [3001, 4],
      [3003, 1],
      [3002, 0],
    ]
    expect(await mostViewed(site.server, 4)).toEqual(expected)
    expect(await mostViewed(other, 4)).toEqual(expected)
    await read(site.server, 3002, 0)
    // 3002 was published last: of the two with one view it is the first.
    expect(await mostViewed(other, 2)).toEqual([
      [3001, 4],
      [3002, 1],
    ])
  })

  test('what one server counted is in the other’s kept list within the time of the cache', async () => {
    const before = await mostViewed(other, 3)
    await read(site.server, 3002, 1)
    expect(await mostViewed(other, 3)).toEqual(before)
    aheadMs = ANSWERS_LIVE_MS + 1000
    expect((await mostViewed(other, 3))[1]).toEqual([3002, 2])
  })

  test('counts are of a day, and those of more than 30 days ago say nothing', async () => {
    await site.database.pool.query("insert into article_daily_reads values (3003, '2026-10-22', 99)")
    aheadMs += ANSWERS_LIVE_MS + 1000
    expect((await mostViewed(other, 3))[2]).toEqual([3003, 1])
    await site.database.pool.query("insert into article_daily_reads values (3003, '2026-10-23', 99)")
    aheadMs += ANSWERS_LIVE_MS + 1000
    expect((await mostViewed(other, 3))[0]).toEqual([3003, 100])
  })
})
