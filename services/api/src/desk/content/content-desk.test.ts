/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { writeContent } from '../../content-import/write-content'
import type { Database } from '../../platform/database/open-database'
import { type ApiServer, buildServer } from '../../server/build-server'
import { proved } from '../../testing/second-step'
import { describeOnDatabases } from '../../testing/test-database'
import { publishDueContent } from './store/state.store'
import { ARTICLE_FILE, articleWith, contentWith } from './testing/content-with'

jest.setTimeout(120_000)

const NOW = new Date('2026-11-21T03:00:00Z')
/** From 12:00 to 14:00 in Viet Nam; its day follows from the first moment. */
const withMoments = articleWith('publishAt: 2026-11-21T12:00:00+07:00', 'withdrawAt: 2026-11-21T14:00:00+07:00')
const scheduled = { [ARTICLE_FILE]: (withMoments[ARTICLE_FILE] ?? '').replace(/publishedAt: .*\n/, '') }
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

describeOnDatabases('content before and after it is read', (open) => {
  let database: Database
  let server: ApiServer
  let second: ApiServer
  let now = NOW

  const startServer = () =>
    buildServer({
      database,
      logLevel: 'silent',
      requestsPerMinute: null,
      watchProcess: false,
      checkAnswers: true,
      now: () => now,
      revisionFreshMs: 0,
      authenticate: async (token) => ({
        kind: 'user',
        userId: 1,
        userType: token === 'editor' ? 99 : 3,
        staffApproved: false,
        ...proved,
      }),
    })
  beforeAll(async () => {
    database = await open()
    server = await startServer()
    second = await startServer()
  }, 120_000)
  afterAll(async () => {
    await server?.app.close()
    await second?.app.close()
    await database?.close()
  })
  beforeEach(async () => {
    now = NOW
    await writeContent(database, contentWith({}), { now })
  })

  async function call(
    address: string,
    { body, as, on = server }: { body?: object; as?: 'editor' | 'reader'; on?: ApiServer } = {},
  ) {
    const answer = await on.app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/api/${address}`,
      payload: body,
      headers: as === undefined ? {} : { authorization: `Bearer ${as}` },
    })
    const { data } = answer.json()
    return { status: answer.statusCode, data, etag: answer.headers.etag, text: answer.body }
  }
  const importFiles = (files: Readonly<Record<string, string>>) =>
    writeContent(database, contentWith(files, now), { now, importedBy: 'bien-tap' })
  const address = '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/3001-duong-trong-bua-an'
  const resolved = async (path: string) => (await call(`Redirect/Resolve?path=${encodeURIComponent(path)}`)).data.kind

  /** Every way in which readers get an article, and whether this one is there. */
  async function waysThatShow(id: number): Promise<string[]> {
    const ways: Record<string, Promise<{ text: string }>> = {
      byId: call(`Article/GetById?id=${id}`),
      latest: call('Article/GetLatestArticles?pageSize=50'),
      catalog: call('Article/GetByCatalog?catalogCode=dinh-duong-va-suc-khoe-cho-be&pageSize=50'),
      category: call('Article/GetByCategory?categoryIds=301&pageSize=50'),
      related: call('Article/GetRelatedArticles?articleId=3002&pageSize=50'),
      mostViewed: call('Article/GetMostViewArticlesByCataLog?numOfShowedArticle=50'),
      search: call('Article/Search', { body: { keyword: 'đường' } }),
      home: call('HomePage/Articles?pageSize=20'),
      sitemap: call('Sitemap/GetEntries'),
    }
    const shown = await Promise.all(
      Object.entries(ways).map(async ([way, answer]) =>
        new RegExp(`"(articleId|id)":${id}\\b`).test((await answer).text) ? [way] : [],
      ),
    )
    return shown.flat()
  }

  test('a draft is told to nobody, a withdrawn article is gone for good', async () => {
    const all = await waysThatShow(3001)
    expect(all).toEqual(expect.arrayContaining(['byId', 'latest', 'catalog', 'related', 'search', 'home', 'sitemap']))

    await importFiles(articleWith('status: draft'))
    expect(await waysThatShow(3001)).toEqual([])
    expect((await call('Article/GetById?id=3001')).status).toBe(404)
    expect(await resolved(address)).toBe('none')

    await importFiles(articleWith('status: withdrawn'))
    expect(await waysThatShow(3001)).toEqual([])
    expect((await call('Article/GetById?id=3001')).status).toBe(404)
    expect(await resolved(address)).toBe('gone')
    expect(await resolved(address.replace(/3001-.*/, '3001-slug-cu'))).toBe('gone')

    await importFiles({})
    expect(await waysThatShow(3001)).toEqual(all)
    expect(await resolved(address)).toBe('none')
  })

  test('an article appears and goes at its moments, once, whoever asks', async () => {
    await importFiles(scheduled)
    const revision = async () => (await call('Content/GetRevision')).data.revision
    const planned = await revision()
    expect(await waysThatShow(3001)).toEqual([])
    expect(await publishDueContent(database, later(1.9))).toBeNull()
    expect(await revision()).toBe(planned)

    // 12:00 in Viet Nam: two processes at once, one effect.
    const both = await Promise.all([publishDueContent(database, later(2)), publishDueContent(database, later(2))])
    expect(both.filter((each) => each !== null)).toMatchObject([{ published: [{ kind: 'article', id: 3001 }] }])
    expect(await revision()).toBe(planned + 1)
    expect(await waysThatShow(3001)).toContain('search')
    expect((await call('Article/GetById?id=3001')).data.publishedAt).toBe('2026-11-21')

    // Nobody asked until long after: what was missed happens at the first question.
    expect(await publishDueContent(database, later(200))).toMatchObject({ withdrawn: [{ id: 3001 }] })
    expect(await waysThatShow(3001)).toEqual([])
    expect(await resolved(address)).toBe('gone')
    expect(await publishDueContent(database, later(201))).toBeNull()
  })

  test('what both moments of passed in one night is withdrawn, never shown', async () => {
    await importFiles(scheduled)
    expect(await publishDueContent(database, later(50))).toMatchObject({ published: [], withdrawn: [{ id: 3001 }] })
  })

  describe('dishes', () => {
    const schedule = (row: string) => ({
      'nutrition/dish-schedule.csv': `dishId,status,publishAt,withdrawAt\n${row}\n`,
    })

    test('a draft is in no list, search or plan; its preview has all of it', async () => {
      await importFiles(schedule('2,draft,,'))
      const ways = await Promise.all([
        call('Dish/GetAllDishes?pageSize=50'),
        call('Dish/Search', { body: { keyword: 'cơm' } }),
        call('Dish/GetForBuildMenu?ids=2'),
        call('Sitemap/GetEntries'),
      ])
      for (const { text } of ways) expect(text).not.toContain('com-trang')
      expect((await call('Dish/GetById?id=2')).status).toBe(404)
      const planning = await database.pool.query(
        `select 1 from menu_planning, jsonb_array_elements(planning -> 'dishes') d where d ->> 'dishId' = '2'`,
      )
      expect(planning.rows).toHaveLength(1)
      const snapshot = await server.app.inject({ url: '/internal/menu-snapshot' })
      expect(snapshot.statusCode).toBe(404)
      expect(await call('ContentDesk/GetDish?id=2', { as: 'editor' })).toMatchObject({
        status: 200,
        data: { title: 'Cơm trắng', state: 'draft', detail: { ingredients: [{ materialId: 1 }] } },
      })
    })

    test('one of a stored menu can not be hidden', () => {
      expect(() => contentWith(schedule('1,draft,,'))).toThrow(/Món 1 đứng trong thực đơn 1/)
      expect(() => contentWith(schedule('2,published,2026-12-01,'))).toThrow(/múi giờ/)
      expect(() => contentWith(schedule('77,draft,,'))).toThrow(/không có món 77/)
    })

    test('a withdrawn one is gone', async () => {
      await importFiles(schedule('2,withdrawn,,'))
      expect(await resolved('/thuc-don-can-bang-dinh-duong/mon-an/2-com-trang')).toBe('gone')
    })
  })

  describe('previews', () => {
    test('are for editors and holders of a link, for seven days, and count nothing', async () => {
      await importFiles(articleWith('status: draft'))
      expect((await call('ContentDesk/GetArticle?id=3001')).status).toBe(404)
      expect((await call('ContentDesk/GetArticle?id=3001', { as: 'reader' })).status).toBe(404)
      expect((await call('ContentDesk/GetPreviewLink?kind=article&id=3001', { as: 'reader' })).status).toBe(403)
      expect((await call('ContentDesk/GetPreviewLink?kind=article&id=404', { as: 'editor' })).status).toBe(404)

      const link = (await call('ContentDesk/GetPreviewLink?kind=article&id=3001', { as: 'editor' })).data
      const [path, token] = link.path.split('#')
      expect(path).toBe('/xem-truoc/bai-viet/3001')
      const opened = await call(`ContentDesk/GetArticle?id=3001&preview=${token}`)
      expect(opened.data).toMatchObject({ articleId: 3001, state: 'draft', content: expect.stringContaining('Mở đầu') })
      expect(opened.etag).toBeUndefined()
      // Of one text alone
      expect((await call(`ContentDesk/GetArticle?id=3002&preview=${token}`)).status).toBe(403)
      expect((await call(`ContentDesk/GetDish?id=2&preview=${token}`)).status).toBe(403)
      now = later(7 * 24 + 0.1)
      expect((await call(`ContentDesk/GetArticle?id=3001&preview=${token}`)).status).toBe(403)
      const reads = await database.pool.query('select 1 from article_daily_reads')
      expect(reads.rows).toEqual([])
    })
  })

  test('the desk lists what is not read, what is due, and the last imports', async () => {
    await importFiles(articleWith('reviewDueAt: 2026-12-20'))
    await importFiles(articleWith('reviewDueAt: 2026-12-20', 'status: draft'))
    const { data } = await call('ContentDesk/GetOverview', { as: 'editor' })
    expect(data.items).toEqual([
      {
        kind: 'article',
        id: 3001,
        title: 'Đường trong bữa ăn',
        catalog: 'Cho bé',
        state: 'draft',
        publishAt: null,
        withdrawAt: null,
      },
    ])
    expect(data.imports[0]).toMatchObject({
      importedBy: 'bien-tap',
      changes: { changed: [{ kind: 'article', id: 3001, fields: ['status'] }], rows: { articles: 1 } },
    })
    await importFiles(articleWith('reviewDueAt: 2026-11-01'))
    const reviews = (await call('ContentDesk/GetOverview', { as: 'editor' })).data.reviews
    expect(reviews).toMatchObject([{ articleId: 3001, overdue: true, risk: 'medium' }])
    expect((await call('ContentDesk/GetOverview', { as: 'reader' })).status).toBe(403)
  })

  test('a dry run tells what an import would do and writes nothing', async () => {
    const dump = async () =>
      JSON.stringify(
        await Promise.all(
          ['articles', 'dishes', 'faqs', 'content_revision', 'content_imports'].map(
            async (table) => (await database.pool.query(`select * from ${table} t order by t::text`)).rows,
          ),
        ),
      )
    const before = await dump()
    const files = { ...articleWith('status: withdrawn'), 'site/products.json': '[]' }
    const told = await writeContent(database, contentWith(files), { now, dryRun: true })
    expect(await dump()).toBe(before)
    expect(told.told.withdrawn).toMatchObject([{ kind: 'article', id: 3001 }])
    expect(told.rows).toEqual(
      expect.arrayContaining([
        { table: 'articles', change: 'changed', key: '3001', title: 'Đường trong bữa ăn', fields: ['status'] },
        expect.objectContaining({ table: 'products', change: 'removed', fields: [] }),
      ]),
    )
    // And the import does just that.
    expect((await writeContent(database, contentWith(files), { now })).rows).toEqual(told.rows)
  })

  test('emptied caches: another revision and other tags in every process', async () => {
    const tags = async (on: ApiServer) => (await call('Article/GetById?id=3001', { on })).etag
    const before = [await tags(server), await tags(second)]
    expect(before[0]).toBe(before[1])
    expect((await call('Cache/ClearAllCache', { body: {}, as: 'reader' })).status).toBe(403)
    expect(await tags(second)).toBe(before[1])
    expect((await call('Cache/ClearAllCache', { body: {}, as: 'editor' })).status).toBe(200)
    const after = [await tags(server), await tags(second)]
    expect(after[0]).toBe(after[1])
    expect(after[0]).not.toBe(before[0])
  })
})
