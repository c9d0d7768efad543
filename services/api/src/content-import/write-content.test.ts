/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { checkContent } from 'content'
import { fixtureFiles, memoryFolder } from 'content/testing'
import { isWholeRun } from 'shared-contracts/testing'
import { findArticle, findArticles, findMostViewedArticles, findRelatedArticles } from '../articles/store/article.store'
import { findDish } from '../kitchen/store/dish.store'
import { findMenu } from '../kitchen/store/menu.store'
import { createRevisionWatch } from '../platform/content-revision/revision.store'
import { migrate, readMigrations } from '../platform/database/migrate'
import type { Database } from '../platform/database/open-database'
import { emptyDatabases } from '../testing/test-database'
import { addArticleRead, addMenuView } from '../views/store/view.store'
import { writeContent } from './write-content'

const today = '2026-11-21'
const paging = { pageNumber: 1, pageSize: 10 }
const fixture = checkContent(memoryFolder(fixtureFiles))
/** What an import counts; what it tells row by row has tests of its own. */
async function written(database: Database, content: Parameters<typeof writeContent>[1]) {
  const { changes, revision } = await writeContent(database, content)
  return { changes, revision }
}

/** On both in a whole run; else on PostgreSQL where there is one. */
const databases = isWholeRun ? emptyDatabases() : emptyDatabases().slice(-1)

describe.each(databases)('content in the %s database', (_, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    expect(await migrate(database)).toEqual(readMigrations().map(({ name }) => name))
  }, 120_000)
  afterAll(async () => database.close())

  test('migrations are applied once', async () => {
    expect(await migrate(database)).toEqual([])
  })

  test('a failing migration leaves nothing behind', async () => {
    const failing = [...readMigrations(), { name: '9999_bad.sql', sql: 'create table half (id int); select 1 / 0;' }]
    await expect(migrate(database, failing)).rejects.toThrow(/Migration failed/)
    await expect(database.pool.query('select * from half')).rejects.toThrow(/half/)
  })

  test('the first import fills the tables and the second changes nothing', async () => {
    const first = await writeContent(database, fixture)
    expect(first).toMatchObject({ revision: 1, changes: { articles: 4, dishes: 3, menus: 2, redirects: 3 } })
    expect(await written(database, fixture)).toEqual({ revision: 1, changes: {} })
  })

  test('the same rows under another hash change nothing either', async () => {
    expect(await written(database, { ...fixture, hash: 'other' })).toEqual({ revision: 1, changes: {} })
  })

  test('one changed row is one change and a new revision', async () => {
    const [faq] = fixture.rows.faqs
    if (!faq) throw new Error('the fixture has a question')
    const changed = { ...fixture, hash: 'changed', rows: { ...fixture.rows, faqs: [{ ...faq, question: 'Khác?' }] } }
    expect(await written(database, changed)).toEqual({ revision: 2, changes: { faqs: 1 } })
    expect(await written(database, fixture)).toEqual({ revision: 3, changes: { faqs: 1 } })
    const { revision } = await createRevisionWatch(database).current()
    expect(revision).toBe(3)
  })

  test('content that the database refuses changes nothing', async () => {
    const [link] = fixture.rows.article_tag_links
    if (!link) throw new Error('the fixture has a tag')
    const rows = { ...fixture.rows, products: [], article_tag_links: [{ ...link, article_id: 404 }] }
    await expect(writeContent(database, { ...fixture, hash: 'bad', rows })).rejects.toThrow(/foreign key/)
    expect(await written(database, fixture)).toEqual({ revision: 3, changes: {} })
  })

  test('latest articles are by publication, without those for staff', async () => {
    const page = await findArticles(database, { audience: 'everyone' }, paging, today)
    expect(page.items.map(({ articleId }) => articleId)).toEqual([3002, 3003, 3001])
    expect(page.totalCount).toBe(3)
    const second = await findArticles(database, { audience: 'everyone' }, { pageNumber: 2, pageSize: 2 }, today)
    expect(second.items.map(({ articleId }) => articleId)).toEqual([3001])
  })

  test('most viewed articles count 30 days, newest first on ties', async () => {
    await database.pool.query(`insert into article_daily_reads values
      (3001, '2026-11-20', 5), (3001, '2026-10-23', 2), (3003, '2026-10-22', 100)`)
    const cards = await findMostViewedArticles(database, { audience: 'everyone' }, 3, today)
    expect(cards.map(({ articleId, views }) => [articleId, views])).toEqual([
      [3001, 7],
      [3002, 0],
      [3003, 0],
    ])
    await database.pool.query('delete from article_daily_reads')
  })

  test('reads and looks add up by day; what does not exist counts nothing', async () => {
    for (const day of [today, today, '2026-11-22']) {
      await addArticleRead(database, 3001, day)
      await addMenuView(database, 1, day)
    }
    await addArticleRead(database, 99, today)
    await addMenuView(database, 99, today)
    const reads = await database.pool.query('select article_id as id, reads as n from article_daily_reads order by day')
    const looks = await database.pool.query('select menu_id as id, looks as n from menu_daily_looks order by day')
    expect([reads.rows, looks.rows]).toEqual([
      [
        { id: 3001, n: 2 },
        { id: 3001, n: 1 },
      ],
      [
        { id: 1, n: 2 },
        { id: 1, n: 1 },
      ],
    ])
    await database.pool.query('delete from article_daily_reads; delete from menu_daily_looks')
  })

  test('related articles share tags first; staff articles stay among themselves', async () => {
    const related = await findRelatedArticles(database, 3001, 'everyone', paging, today)
    expect(related?.items.map(({ articleId }) => articleId)).toEqual([3002, 3003])
    expect(related?.totalCount).toBe(2)
    expect(await findRelatedArticles(database, 404, 'everyone', paging, today)).toBeNull()
  })

  test('an article has its tags, sources and sanitised text', async () => {
    const article = await findArticle(database, 3001, 'everyone', today)
    expect(article).toMatchObject({
      publishedAt: '2026-01-05',
      tags: [{ id: 6, code: 'sat' }],
      sources: [{ title: 'Hướng dẫn', publisher: 'WHO', year: '2023', url: null }],
    })
    expect(article?.content).toBe('<h2>Mở đầu</h2>\n<p>Nội dung.</p>\n')
    expect(await findArticle(database, 404, 'everyone', today)).toBeNull()
  })

  test('a nutrient that an ingredient lacks is missing, never zero', async () => {
    const dish = await findDish(database, 1)
    expect(dish?.open).toBe(true)
    const stored = await database.pool.query('select nutrition from dishes where id = 1')
    expect(stored.rows[0]?.nutrition).toEqual({
      1: { value: 206, missing: 0 },
      57: { value: 15, missing: 1 },
      103: { value: 0.65, missing: 1 },
    })
    expect(dish?.detail.ingredients.map(({ materialId, grams }) => [materialId, grams])).toEqual([
      [1, 50],
      [2, 25],
    ])
    expect((await findDish(database, 2))?.open).toBe(false)
  })

  test('a menu weighs what its object type is served', async () => {
    const menu = await findMenu(database, 2)
    expect(menu).toMatchObject({ author: 'Viện', signedAt: '2026-01-01', dayCount: 1, illustrations: ['chao'] })
    expect(menu?.days[0]?.meals[0]?.dishes[0]).toMatchObject({ dishId: 3, portion: 1, grams: 20, energy: 68.8 })
  })

  test('one free menu an object type, also for the database', async () => {
    const second = `insert into menus values (9, 'x', '', 2, 'free', null, null, 9)`
    await expect(database.pool.query(second)).rejects.toThrow(/one_free_menu/)
  })
})
