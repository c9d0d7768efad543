/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { remote as menus } from 'mfe-menus/remote'
import { remote as notebook } from 'mfe-notebook/remote'
import { remote as staff } from 'mfe-staff/remote'
import { mayRead, type Refusal, type Resource, refusalOf, resources } from 'shared-contracts/access'
import { articlePath, catalogPath, dishPath, menuPath, paths } from 'shared-contracts/paths'
import { isWholeRun, pairings } from 'shared-contracts/testing'
import { defineServerUnit } from 'shared-frame/server'
import { pageRenderer } from 'shared-frame/testing'
import { pages as menuPages } from '../../mfe-menus/src/routes'
import { pages as notebookPages } from '../../mfe-notebook/src/routes'
import { pages as staffPages } from '../../mfe-staff/src/routes'
import { handlingOf, isPublic } from '../../shell/src/service-worker/handling'
import {
  type AnonymousSite,
  type Asked,
  audienceOfVisitor,
  type GateSite,
  openAnonymousSite,
  openGateSite,
  openRealContent,
  type VisitorName,
  visitorNames,
  visitors,
} from './testing/gate-site'
import { publicCalls } from './testing/public-calls'
import { type Way, waysTo } from './testing/ways'

jest.setTimeout(120_000)

let content: Awaited<ReturnType<typeof openRealContent>>
beforeAll(async () => {
  content = await openRealContent()
  staffMarks = marksOfStaff()
  staffMarksInJson = staffMarks.map((mark) => JSON.stringify(mark))
}, 120_000)
afterAll(() => content.database.close())

const resourceNames = Object.keys(resources).filter((name): name is Resource => name in resources)

/** Titles and slugs of every article for staff: none may be in an answer that a cache keeps or another visitor gets. */
let staffMarks: readonly string[] = []
/** As they are in JSON. */
let staffMarksInJson: readonly string[] = []

function marksOfStaff(): readonly string[] {
  const ofStaff = new Set(content.rows.article_catalogs.filter(({ staff_only }) => staff_only).map(({ id }) => id))
  const articles = content.rows.articles.filter(({ article_catalog_id: id }) => ofStaff.has(id))
  return [
    ...articles.flatMap(({ title, slug, summary }) => [title, slug, summary]),
    ...content.rows.staff_files.flatMap((file) => [file.title, file.summary, file.file_name, file.sha256]),
  ]
}

function expected(way: Way, resource: Resource, visitor: VisitorName): boolean {
  const audience = audienceOfVisitor(visitor)
  if (way.open === 'nobody') return false
  const reached = way.open === undefined || (way.open === 'user' ? audience !== 'everyone' : true)
  return reached && mayRead(audience, resource)
}

const codes: Readonly<Record<Refusal, string>> = {
  login: 'unauthorised',
  waiting: 'staff_not_approved',
  'other-type': 'staff_only',
  'second-step': 'second_step_required',
}

/** An answer that a browser, a proxy or the service worker keeps must be one that everybody may have. */
function expectSafeToKeep(answer: Asked, resource: Resource, given: boolean, visitor: VisitorName): void {
  const facts = { status: answer.status, type: 'basic', redirected: false, cacheControl: answer.cacheControl }
  const closed = given && resources[resource] !== 'everyone'
  if (closed || staffMarksInJson.some((mark) => answer.text.includes(mark))) {
    expect(answer.cacheControl).toContain('no-store')
    expect(isPublic(facts)).toBe(false)
  }
  if (visitor !== 'anonymous') {
    const request = { method: 'GET', path: '/api/x', sameOrigin: true, mode: 'cors', accept: '*/*', authorised: true }
    expect(handlingOf(request)).toBeNull()
  }
}

/** Those who may read come first or last: what is kept of the first must not be told to the second. */
const orders = {
  'readers first': [...visitorNames].reverse(),
  'readers last': visitorNames,
} as const
type Order = keyof typeof orders
const orderNames = ['readers first', 'readers last'] as const satisfies readonly Order[]

/** What comes to be tried in an order: all in a whole run, else each in one of the orders, and in the other one the next time. */
const triedIn = <T>(all: readonly T[], name: Order): readonly T[] =>
  pairings(all, orderNames).flatMap(([each, order]) => (order === name ? [each] : []))

describe.each(orderNames)('by calls, %s', (orderName) => {
  const order = orders[orderName]
  let site: GateSite
  beforeAll(async () => {
    site = await openGateSite(content)
  }, 120_000)
  afterAll(() => site.close())

  test('a link from before the approval was taken back gives nothing, by parts neither', async () => {
    const [file] = content.rows.staff_files
    const tries: Readonly<Record<string, string>>[] = [
      {},
      { range: 'bytes=0-9' },
      { 'if-none-match': `"${file?.sha256}"` },
    ]
    for (const headers of tries) {
      const { status, code, cacheControl, headers: told } = await site.open(site.formerLink, headers)
      expect([status, code, told.etag]).toEqual([403, 'staff_not_approved', undefined])
      expect(cacheControl).toContain('no-store')
    }
  })

  // New calls are swept as soon as they are in the table: whatever they find, nothing of it is for staff.
  const sweepers = order.filter((visitor) => audienceOfVisitor(visitor) !== 'staff')
  test('no public call names anything for staff to who is none', async () => {
    // A usual run makes each call once, as one of the visitors.
    const sweeps = pairings(triedIn(publicCalls(content.rows), orderName), sweepers)
    const answered = new Map<VisitorName, number>()
    // Many subjects have one answer: each is looked through once.
    const answers = new Map<string, string>()
    for (const [{ call, input }, visitor] of sweeps) {
      const { status, text } = await site.ask(visitor, call, input)
      if (status === 200) answered.set(visitor, (answered.get(visitor) ?? 0) + 1)
      if (!answers.has(text)) answers.set(text, `${call}, ${visitor}`)
    }
    const leaks = [...answers].flatMap(([text, asked]) =>
      staffMarksInJson.flatMap((mark) => (text.includes(mark) ? [`${asked}: ${mark}`] : [])),
    )
    expect(leaks).toEqual([])
    const least = isWholeRun ? 100 : 100 / orderNames.length / sweepers.length
    expect(sweepers.filter((visitor) => (answered.get(visitor) ?? 0) <= least)).toEqual([])
  })

  describe.each(triedIn(resourceNames, orderName))('%s', (resource) => {
    test.each(order)('%s', async (visitor) => {
      const ways = Object.entries(waysTo(site)[resource])
      expect(ways.length).toBeGreaterThan(0)
      const cells: [string, boolean][] = []
      for (const [name, way] of ways) {
        const { answers, given } = await way.ask(site, visitor)
        cells.push([name, given])
        for (const answer of answers) {
          expectSafeToKeep(answer, resource, given, visitor)
          if (given && way.open === undefined && resources[resource] !== 'everyone')
            expect([name, answer.vary]).toEqual([name, expect.stringContaining('authorization')])
          if (given || way.open === 'nobody' || way.withheld === 'left out') {
            if (!(way.open === 'user' && visitor === 'anonymous')) expect([name, answer.status]).toEqual([name, 200])
          } else {
            expect([name, answer.status]).toEqual([name, visitor === 'anonymous' ? 401 : 403])
            expect([name, answer.code]).toEqual([name, codes[refusalOf(visitors[visitor], resource) ?? 'login']])
          }
        }
      }
      expect(cells).toEqual(ways.map(([name, way]) => [name, expected(way, resource, visitor)]))
    })
  })
})

describe('by documents, which are made for nobody in particular', () => {
  let site: AnonymousSite
  beforeAll(async () => {
    site = await openAnonymousSite(content)
  }, 120_000)
  afterAll(() => site.close())

  const renderStaff = pageRenderer(staff, defineServerUnit({ info: staff, pages: staffPages }))
  const renderMenus = pageRenderer(menus, defineServerUnit({ info: menus, pages: menuPages }))
  const renderNotebook = pageRenderer(notebook, defineServerUnit({ info: notebook, pages: notebookPages }))

  const catalogOf = (id: number) => {
    const catalog = content.rows.article_catalogs.find((each) => each.id === id)
    if (!catalog) throw new Error(`no catalog ${id}`)
    return catalog
  }

  test('no document of the staff section holds anything of an article', async () => {
    const ofStaff = content.rows.article_catalogs.filter(({ staff_only }) => staff_only)
    const articles = content.rows.articles.filter(({ article_catalog_id: id }) => catalogOf(id).staff_only)
    const documents = [
      await renderStaff('staff', paths.staff, site.anonymousApi),
      await renderStaff('staff-files', paths.staffFiles, site.anonymousApi),
      ...(await Promise.all(
        ofStaff.map(({ code }) => renderStaff('staff-list', catalogPath(code), site.anonymousApi)),
      )),
      ...(await Promise.all(
        articles.map(({ id, slug, article_catalog_id }) =>
          renderStaff(
            'staff-article',
            articlePath({ articleId: id, slug, catalog: catalogOf(article_catalog_id) }).replace(slug, 'ten-khac'),
            site.anonymousApi,
          ),
        ),
      )),
    ]
    expect(documents).toHaveLength(2 + ofStaff.length + articles.length)
    for (const { head, html, state } of documents) {
      const whole = JSON.stringify([head, state]) + html
      expect(staffMarks.filter((mark) => whole.includes(mark))).toEqual([])
      expect(html).toContain('tài khoản cán bộ y tế đã được duyệt')
      expect(html).toContain('href="/dang-nhap?returnTo=%2Fdanh-cho-can-bo-y-te')
    }
  })

  test('only the landing page of the section is to be found', () => {
    const visibility = staff.routes.map(({ id, visibility }) => [id, visibility])
    expect(visibility.filter(([, each]) => each === 'public')).toEqual([['staff', 'public']])
    expect(visibility).toEqual(
      expect.arrayContaining([
        ['staff', 'public'],
        ['staff-files', 'unlisted'],
        ['staff-list', 'unlisted'],
        ['staff-article', 'unlisted'],
      ]),
    )
  })

  test('at an address of the notebook an article for staff is not found, and its catalog leads to the section', async () => {
    const article = content.rows.articles.find(({ article_catalog_id: id }) => catalogOf(id).staff_only)
    const address = `${paths.motherArticles}/${article?.id}-ten-khac`
    expect((await renderNotebook('article', address, site.anonymousApi)).head.status).toBe(404)
    const list = await renderNotebook('article-list', `${paths.notebook}/tai-lieu-chuyen-mon`, site.anonymousApi)
    expect(list.head.redirect).toBe(paths.professionalDocuments)
  })

  test.each(['free', 'week', 'standard'] as const)('a menu of kind %s', async (kind) => {
    const menu = content.rows.menus.find((each) => each.kind === kind)
    if (!menu) throw new Error(`no menu of kind ${kind}`)
    const dishIds = new Set(
      content.rows.menu_dishes.filter(({ menu_id }) => menu_id === menu.id).map((each) => each.dish_id),
    )
    const dishes = content.rows.dishes.filter(({ id }) => dishIds.has(id))
    const { head, html, state } = await renderMenus('menu', menuPath(menu.id), site.anonymousApi)
    const whole = JSON.stringify([head, state]) + html
    const shown = dishes.filter(({ title }) => whole.includes(title))
    const open = kind === 'free'
    expect(shown.length > 0).toBe(open)
    expect(html.includes(`/dang-nhap?returnTo=${encodeURIComponent(menuPath(menu.id))}`)).toBe(!open)
    expect([html.includes(menu.title), head.noindex ?? false]).toEqual([true, !open])
  })

  test('a dish beyond the free weeks shows its card and asks to log in for the recipe', async () => {
    const free = new Set(content.rows.menus.filter(({ kind }) => kind === 'free').map(({ id }) => id))
    const open = new Set(
      content.rows.menu_dishes.filter(({ menu_id }) => free.has(menu_id)).map((each) => each.dish_id),
    )
    for (const isOpen of [true, false]) {
      const dish = content.rows.dishes.find(({ id }) => open.has(id) === isOpen)
      if (!dish) throw new Error('no dish')
      const path = dishPath({ dishId: dish.id, slug: dish.slug })
      const { head, html, state } = await renderMenus('dish', path, site.anonymousApi)
      const whole = JSON.stringify([head, state]) + html
      expect(html).toContain(dish.title)
      expect(dish.recipe?.steps.some(({ text }) => whole.includes(text))).toBe(isOpen)
      expect(/recipeIngredient|recipeInstructions/.test(whole)).toBe(isOpen)
      expect(html.includes('/dang-nhap?returnTo=')).toBe(!isOpen)
    }
  })
})
