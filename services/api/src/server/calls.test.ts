/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { checkContent } from 'content'
import { fixtureFiles, memoryFolder } from 'content/testing'
import { type CallName, callAddresses } from 'shared-contracts/calls'
import { writeContent } from '../content-import/write-content'
import type { Database } from '../platform/database/open-database'
import { createServices } from '../platform/services'
import { addPopup, addQuestionnaire } from '../surveys/testing/sample-questionnaires'
import { testAccountOptions } from '../testing/account-options'
import { openTestDatabase } from '../testing/test-database'
import { type ApiServer, buildServer } from './build-server'
import { createHandlers } from './create-handlers'

// Machines that build other things beside take their time.
jest.setTimeout(120_000)

const OPERATOR_TOKEN = 't'.repeat(32)

let database: Database
let server: ApiServer

beforeAll(async () => {
  database = await openTestDatabase()
  await addQuestionnaire(database.query, 'survey')
  await addQuestionnaire(database.query, 'poll')
  await addPopup(database.query)
  server = await buildServer({
    database,
    logLevel: 'silent',
    operatorToken: OPERATOR_TOKEN,
    requestsPerMinute: null,
    watchProcess: false,
    checkAnswers: true,
    revisionFreshMs: 0,
    now: () => new Date('2026-11-21T03:00:00Z'),
  })
}, 120_000)
afterAll(async () => {
  await server.app.close()
  await database.close()
})

async function dataOf(name: CallName, input: { query?: string; body?: object } = {}): Promise<unknown> {
  const { method, path } = callAddresses[name]
  const answer = await server.app.inject({ method, url: `${path}?${input.query ?? ''}`, payload: input.body })
  const envelope = answer.json<{ success: boolean; data: unknown }>()
  if (!envelope.success) throw new Error(answer.body)
  return envelope.data
}

test('the API says which shapes of its calls it serves', async () => {
  const { calls } = (await server.app.inject('/contract')).json<{ calls: Record<string, unknown> }>()
  expect(Object.keys(calls).sort()).toEqual(Object.keys(callAddresses).sort())
})

const ids = (data: unknown, field = 'id') =>
  JSON.stringify(data)
    .match(new RegExp(`"${field}":\\d+`, 'g'))
    ?.map((hit) => Number(hit.split(':')[1]))

describe('every available call answers in its own shape', () => {
  const dayOfTwo = { objectTypeId: 2, meals: [{ mealCode: 2, dishes: [{ dishId: 2 }] }] }
  const inputs: Partial<Record<CallName, { query?: string; body?: object }>> = {
    'Article/GetById': { query: 'id=3001' },
    'Banner/GetByPage': { query: 'page=article&catalogCode=dinh-duong-va-suc-khoe-cho-be' },
    'Article/GetByCatalog': { query: 'catalogCode=dinh-duong-va-suc-khoe-cho-be' },
    'Article/GetByCategory': { query: 'categoryIds=302,303' },
    'Article/GetRelatedArticles': { query: 'articleId=3001' },
    'Article/Search': { body: { keyword: 'cháo' } },
    'ArticleCategory/GetByCatalogId': { query: 'catalogId=3' },
    'Standard/GetAllStandardForNutritionConsultingByObjectTypeId': { query: 'objectTypeId=2' },
    'RecommendedDiet/GetRecommendedDietByObjectTypeId': { query: 'objectTypeId=2' },
    'District/GetByProvinceId': { query: 'id=1' },
    'Ward/GetByDistrictId': { query: 'id=1' },
    'Ward/GetByProvinceId': { query: 'id=1' },
    'Redirect/Resolve': { query: 'path=/cu/bai-1' },
    'Product/GetById': { query: 'id=1' },
    'Dish/GetById': { query: 'id=1' },
    'Dish/Search': { body: {} },
    'Dish/GetForBuildMenu': { query: 'ids=1,2,99' },
    'Menu/Search': { body: {} },
    'Search/Suggest': { body: { keyword: 'chá' } },
    'Search/Understand': { body: { keyword: 'cháo' } },
    'Search/AddMiss': { body: { keyword: 'cháo' } },
    'Vitals/Add': { body: { unit: 'shell', version: '1.0.0', page: 'home', values: { LCP: 900 } } },
    'Menu/GetStandardMenuById': { query: 'menuId=2' },
    'Menu/GetFreeMenu': { query: 'objectTypeId=2' },
    'Menu/GetWeekMenu': { query: 'objectTypeId=2' },
    'NutritionConsulting/CheckAnswers': { body: { objectTypeId: 2, answers: [{ questionId: 1, value: 3 }] } },
    'Menu/ChangeDish': { body: { day: dayOfTwo, mealCode: 2, dishId: 2 } },
    'Menu/ChangeMaterial': { body: { day: dayOfTwo, change: { dishId: 2, materialId: 1, newMaterialId: 1 } } },
    'Menu/ChangeMultipleMaterials': {
      body: { day: dayOfTwo, changes: [{ dishId: 2, materialId: 1, newMaterialId: 1 }] },
    },
    'Menu/BuildRelatedMealMenu': { body: { day: dayOfTwo, mealCode: 2 } },
    'Menu/GetGenerateMenuDetail': { body: { menuId: 1 } },
    'Survey/GetSurveyByObjectTypeId': { query: 'objectTypeId=2' },
    'Survey/GetById': { query: 'id=1' },
    'Poll/GetById': { query: 'id=2' },
    'Popup/GetById': { query: 'id=1' },
    'CookingClass/GetById': { query: 'id=1' },
    'CookingClass/GetByMonth': { query: 'month=12&year=2026' },
  }
  const ofApi = Object.entries(callAddresses).filter(([, { host }]) => host === 'api')

  // Calls of users are tested where their users are, previews where their editors are.
  const ofAnyone = ofApi.filter(
    ([name, { access }]) =>
      access === 'public' && !/^(User|UserCart|Captcha|Email|UserContact|ContentDesk|Staff)\//.test(name),
  )

  test.each(ofAnyone)('%s', async (name, { method, path }) => {
    const input = Object.entries(inputs).find(([named]) => named === name)?.[1]
    const answer = await server.app.inject({ method, url: `${path}?${input?.query ?? ''}`, payload: input?.body })
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('"success":true')])
  })

  test('each is handled', () => {
    const latest = async () => ({ revision: 0, filesRevision: 0, changedAt: new Date(), generation: 0 })
    const { postman } = server
    const handlers = createHandlers({
      ...createServices(database, { current: latest, latest, forget() {} }, () => new Date()),
      surveys: { objectTypesOf: async () => [], hasHealthConsent: async () => false },
      health: { childOf: async () => null, hasHealthConsent: async () => false },
      account: { ...testAccountOptions(), postman },
      visitDropped: () => undefined,
    })
    expect(Object.keys(handlers).sort()).toEqual(ofApi.map(([name]) => name).sort())
  })
})

describe('articles', () => {
  test.each([
    ['đường', [3001, 3003, 3002]],
    ['duong', [3001, 3002, 3003]],
    ['chao ca hoi', [3003]],
    ['chuan', []],
    ['', [3002, 3003, 3001]],
  ])('searching %j finds %j', async (keyword, expected) => {
    expect(ids(await dataOf('Article/Search', { body: { keyword } }), 'articleId') ?? []).toEqual(expected)
  })

  test('staff articles stay out even where their catalog is named', async () => {
    const body = { keyword: 'chuan', catalogIds: [9] }
    expect(await dataOf('Article/Search', { body })).toEqual({ items: [], totalCount: 0, aboutCount: 0 })
    const answer = await server.app.inject({ url: '/api/Article/GetByCatalog?catalogId=9' })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'no-store'])
  })

  test('pinned articles, of one catalog by id or code', async () => {
    for (const query of ['', 'articleCatalog=3', 'articleCatalog=dinh-duong-va-suc-khoe-cho-be']) {
      expect(ids(await dataOf('Article/GetPinToHealthCheckPageArticles', { query }), 'articleId')).toEqual([3001])
    }
    expect(await dataOf('Article/GetPinToHealthCheckPageArticles', { query: 'articleCatalog=9' })).toEqual([])
    expect(await dataOf('Article/GetPinToNutritionConsultingPageArticles')).toEqual([])
  })
})

describe('dishes and menus', () => {
  test('details of a dish beyond the free weeks need login', async () => {
    expect(await dataOf('Dish/GetById', { query: 'id=1' })).toMatchObject({
      open: true,
      detail: {
        recipe: { steps: [{ text: 'Nấu chín gạo tẻ và cá hồi.', minutes: 25, heat: 'vừa' }], written: false },
      },
    })
    expect(await dataOf('Dish/GetById', { query: 'id=2' })).toMatchObject({ open: false, detail: null })
    for (const query of ['id=2&objectTypeId=2', 'id=2&objectTypeId=11&people=4', 'id=2&portion=0.5'])
      expect(await dataOf('Dish/GetById', { query })).toMatchObject({ open: false, detail: null })
  })

  test.each([
    ['id=1', 5, 1, 37.5],
    ['id=1&objectTypeId=5', 5, 1, 37.5],
    ['id=1&objectTypeId=2', 2, 1, 75],
    ['id=1&objectTypeId=2&people=4&portion=1.5', 2, 4, 450],
  ])('%s: amounts for object type %d, %d of them', async (query, objectTypeId, people, rawGrams) => {
    expect(await dataOf('Dish/GetById', { query })).toMatchObject({
      detail: { serving: { objectTypeId, people, rawGrams }, ingredients: [{ materialId: 1 }, { materialId: 2 }] },
    })
  })

  test('a dish gives no amounts for whom it is not, and refuses how many nobody cooks for', async () => {
    expect(await dataOf('Dish/GetById', { query: 'id=1&objectTypeId=9' })).toMatchObject({
      detail: { serving: null, ingredients: [], nutrition: {} },
    })
    for (const query of [
      'people=0',
      'people=11',
      'people=1.5',
      'people=x',
      'portion=0',
      'portion=4',
      'objectTypeId=12',
    ]) {
      const answer = await server.app.inject({ url: `/api/Dish/GetById?id=1&${query}` })
      expect([query, answer.statusCode]).toEqual([query, 400])
    }
  })

  test('a menu tells whom all of it suits, and what its dishes weigh on the table', async () => {
    expect(await dataOf('Menu/GetStandardMenuById', { query: 'menuId=1&objectTypeId=5' })).toMatchObject({
      suits: [2, 5],
      portionsOf: 5,
      days: [{ meals: [{ dishes: [{ grams: 37.5, servedGrams: 37.5 }] }] }],
    })
    expect(await dataOf('Menu/GetStandardMenuById', { query: 'menuId=1&objectTypeId=9' })).toMatchObject({
      portionsOf: 2,
      days: [{ meals: [{ dishes: [{ grams: 75 }] }] }],
    })
  })

  test.each([
    [{ keyword: 'cháo' }, [3, 1]],
    [{ keyword: 'chao', objectTypeId: 2 }, [1]],
    [{ keyword: 'cá hồi' }, [1]],
    [{ keyword: 'chaos trang' }, [3]],
    [{ tagIds: [7] }, [1]],
    [{ mealCode: 4 }, [2]],
    [{ region: 'bac', pageSize: 1, pageNumber: 3 }, [2]],
    [{ keyword: 'bún' }, []],
  ])('searching %j finds %j', async (body, expected) => {
    expect(ids(await dataOf('Dish/Search', { body }), 'dishId') ?? []).toEqual(expected)
  })

  test('a week menu falls back to the free week; none is a 404', async () => {
    expect(await dataOf('Menu/GetWeekMenu', { query: 'objectTypeId=2' })).toMatchObject({ menuId: 1, kind: 'free' })
    const answer = await server.app.inject({ url: '/api/Menu/GetFreeMenu?objectTypeId=9' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'menu_does_not_exist', message: 'Không tìm thấy thực đơn này.' })
  })
})

describe('lists and site', () => {
  test('a class of the first half hour of a month belongs to it in Viet Nam', async () => {
    expect(ids(await dataOf('CookingClass/GetByMonth', { query: 'month=12&year=2026' }))).toContain(1)
    expect(await dataOf('CookingClass/GetByMonth', { query: 'month=11&year=2026' })).toEqual([])
  })

  test('provinces stand as in a Vietnamese dictionary', async () => {
    expect(ids(await dataOf('Province/GetAll'))).toEqual([3, 2, 1])
  })

  test('an editor’s text tells how many dishes there are today', async () => {
    const objects = await dataOf('Configuration/GetSiteObjectsByPagePosition', { query: 'position=Header' })
    expect(objects).toEqual([expect.objectContaining({ text: 'Logo của 3 món' })])
  })

  test('private site objects stay out', async () => {
    expect(ids(await dataOf('Configuration/GetSiteObjectsByPagePosition', { query: 'POSITION=header' }))).toEqual([1])
    expect(await dataOf('Configuration/GetSiteObjectsByPagePosition', { query: 'position=%25' })).toEqual([])
  })

  test.each([
    ['/cu/bai-1', { kind: 'moved', to: '/so-tay-cua-me' }],
    ['/CU/Bai-2/?a=1', { kind: 'moved', to: '/so-tay-cua-me' }],
    ['/cu/xoa', { kind: 'gone' }],
    ['/so-tay-cua-me/undefined/12', { kind: 'moved', to: '/so-tay-cua-me' }],
    ['/khong-co', { kind: 'none' }],
  ])('%s leads to %j', async (path, expected) => {
    expect(await dataOf('Redirect/Resolve', { query: `path=${encodeURIComponent(path)}` })).toEqual(expected)
  })
})

test('articles, answers and menus say whether a professional signed them', async () => {
  const files = {
    ...fixtureFiles,
    'site/faq.json': (fixtureFiles['site/faq.json'] ?? '').replace('"id":1', '"id":1,"health":true'),
  }
  const { subjects } = checkContent(memoryFolder(files))
  const signed = ['article:3001', 'faq:1', 'menu:1'].map((subject) => {
    const version = subjects.find((each) => each.subject === subject)?.version
    return `${subject},${version},Lê A,Thạc sĩ dinh dưỡng,2027-01-05`
  })
  const reviewsOf = async () => [
    await dataOf('Article/GetById', { query: 'id=3001' }),
    ...[await dataOf('Faq/GetAll')].flat(),
    await dataOf('Menu/GetFreeMenu', { query: 'objectTypeId=2' }),
  ]
  await writeContent(database, checkContent(memoryFolder(files)))
  const unsigned = { review: { state: 'unsigned' } }
  expect(await reviewsOf()).toMatchObject([unsigned, unsigned, unsigned])

  const reviews = ['subject,version,name,title,date', ...signed, ''].join('\n')
  await writeContent(database, checkContent(memoryFolder({ ...files, 'reviews.csv': reviews })))
  const review = { state: 'signed', name: 'Lê A', title: 'Thạc sĩ dinh dưỡng', date: '2027-01-05' }
  expect(await reviewsOf()).toMatchObject([{ review }, { review }, { review }])

  const changed = Object.entries(files).map(([file, text]): [string, string] => [
    file,
    text.replace('Không <script>', 'Có <script>').replace('Tuần mở', 'Tuần mới'),
  ])
  await writeContent(database, checkContent(memoryFolder({ ...Object.fromEntries(changed), 'reviews.csv': reviews })))
  const outdated = { review: { ...review, state: 'changed' } }
  expect(await reviewsOf()).toMatchObject([{ review }, outdated, outdated])

  await writeContent(database, checkContent(memoryFolder(fixtureFiles)))
  expect(await dataOf('Faq/GetAll')).toMatchObject([{ review: null }])
})

test('health, metrics and documentation', async () => {
  expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
  expect((await server.app.inject({ url: '/readyz', headers })).json()).toEqual({
    status: 'ready',
    database: database.kind,
  })
  expect((await server.app.inject({ url: '/metrics', headers })).body).toContain('http_request_seconds_bucket')
  const page = await server.app.inject('/api/docs')
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('swagger-ui')])
  expect(page.headers['content-security-policy']).toContain("script-src 'self';")
  expect(page.body).not.toMatch(/<script(?![^>]* src=)/)
  const scripts = [...page.body.matchAll(/src="([^"]+)"/g)].map(([, src]) => src ?? '')
  for (const src of scripts)
    expect((await server.app.inject(new URL(src, 'http://a/api/docs/').pathname)).statusCode).toBe(200)
  const document = (await server.app.inject('/api/docs/openapi.json')).json<{ paths: Record<string, unknown> }>()
  expect(Object.keys(document.paths)).toContain('/menu-builder/api/BuildMenu/BuildMenu')
  expect(Object.keys(document.paths)).toHaveLength(Object.keys(callAddresses).length)
  server.operations.startLeaving()
  expect((await server.app.inject('/readyz')).statusCode).toBe(503)
})
