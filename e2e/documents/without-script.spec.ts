import type { APIRequestContext, Page } from '@playwright/test'
import { deskPaths, paths, previewPaths, surveyPath } from 'shared-contracts/paths'
import { deskSurvey } from '../support/desk-survey'
import { surveyCalled } from '../support/surveys'
import { expect, test } from '../support/test'

test.use({ javaScriptEnabled: false })

/**
 * What the host answers, as a browser without scripts shows it: its text, its styles and its files, but no visit of its own.
 * Returns the status.
 */
async function showDocument(page: Page, request: APIRequestContext, path: string): Promise<number> {
  const response = await request.get(path)
  const base = `<base href="${new URL(path, response.url())}">`
  await page.setContent((await response.text()).replace(/<head[^>]*>/, (head) => head + base))
  return response.status()
}

async function firstLink(request: APIRequestContext, list: string, pattern: RegExp): Promise<string> {
  const path = pattern.exec(await (await request.get(list)).text())?.[1]
  if (!path) throw new Error(`${list} links to nothing like ${pattern}`)
  return path
}

const PAGES = [
  { name: 'home', jsonLd: 'Organization', path: async () => '/' },
  {
    name: 'an article',
    jsonLd: 'Article',
    path: (request: APIRequestContext) =>
      firstLink(
        request,
        '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be',
        /href="(\/so-tay-cua-me\/[a-z-]+\/\d+-[a-z0-9-]+)"/,
      ),
  },
  { name: 'a list', jsonLd: 'BreadcrumbList', path: async () => '/so-tay-cua-me/kho-tang-am-thuc-cua-me' },
  { name: 'an about page', jsonLd: 'BreadcrumbList', path: async () => '/gioi-thieu/ve-chuong-trinh' },
  { name: 'a dish', jsonLd: 'Recipe', path: async () => '/thuc-don-can-bang-dinh-duong/mon-an/1' },
] as const

test('public pages show their text, title, description, Open Graph and JSON-LD', async ({ page, request }) => {
  for (const { name, path, jsonLd } of PAGES) {
    await test.step(name, async () => {
      expect(await showDocument(page, request, await path(request))).toBe(200)
      const heading = page.locator('main h1')
      await expect(heading).toBeVisible()
      expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(300)
      expect(await page.title()).toMatch(/\p{L}{3}/u)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\p{L}{3}/u)
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /\p{L}{3}/u)
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /^https?:/)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
      const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
      const types = structured.flatMap((text) => [JSON.parse(text)].flat()).map((item) => item['@type'])
      expect(types).toContain(jsonLd)
    })
  }
})

test('the text of a public page is in its document', async ({ page, request }) => {
  expect(await showDocument(page, request, paths.notebook)).toBe(200)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page).toHaveTitle(/Dinh dưỡng mẹ và bé/)
})

test('tools that need scripts say so, and nothing stands wider than the phone', async ({ page, request }) => {
  for (const path of [
    paths.familyMenu,
    paths.buildMenu,
    paths.cart,
    paths.sharedList,
    paths.login,
    paths.register,
    paths.forgotPassword,
  ]) {
    await showDocument(page, request, path)
    // Text of noscript elements is left out by toContainText.
    await expect(page.locator('main noscript p')).toBeVisible()
    expect(await page.locator('main noscript').textContent()).toContain('cần JavaScript')
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
  }
})

/** What noscript elements of the page say; `toContainText` leaves them out. */
const said = async (page: Page) => (await page.locator('main noscript').allTextContents()).join(' ')

async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('main h1:visible')).toHaveCount(1)
  expect(await said(page)).toMatch(/cần JavaScript/)
  await expect(page.locator('main noscript p').first()).toBeVisible()
  // A skeleton would promise what never comes.
  await expect(page.locator('main [role=status]:visible')).toHaveCount(0)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
}

test('surveys can be found and read; the pages say that answering needs scripts and a login', async ({
  page,
  request,
}) => {
  const survey = await surveyCalled(request, 'Bữa cơm nhà mình')
  await page.goto(paths.userSurveys)
  await expectReadable(page)
  expect(await said(page)).toContain('đăng nhập')
  await page.locator('main').getByRole('link', { name: survey.title }).click()
  await expect(page).toHaveURL(new RegExp(`${surveyPath(survey.id)}$`))
  await expectReadable(page)
  expect(await said(page)).toContain('Để trả lời cần JavaScript và đăng nhập')
  await expect(page.locator('main').getByText(survey.questions[0]?.content ?? '', { exact: false })).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Tất cả khảo sát' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.userSurveys}$`))
})

test('a survey that has ended says so', async ({ page, request }) => {
  const { survey, stop, endedBefore } = await deskSurvey(request, `Không còn nhận ${Date.now()}`)
  await stop()
  await endedBefore(120)
  expect((await page.goto(surveyPath(survey.id)))?.status()).toBe(200)
  await expectReadable(page)
  await expect(page.locator('main').getByText('Khảo sát này đã kết thúc lúc')).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Tất cả khảo sát' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.userSurveys}$`))
})

test("the editors' pages and previews say what they are, and lead home", async ({ page, request }) => {
  const pages = [
    [deskPaths.surveys, 'Trang của người biên tập'],
    [`${deskPaths.surveys}/khao-sat/1/ket-qua`, 'Trang của người biên tập'],
    [`${previewPaths.survey}/1`, 'Bản xem thử'],
    [`${previewPaths.survey}/1/khung`, 'Bản xem thử'],
    [`${previewPaths.poll}/2`, 'Bản xem thử'],
    [`${previewPaths.popup}/1`, 'Bản xem thử'],
  ] as const
  for (const [path, title] of pages) {
    await showDocument(page, request, path)
    await expectReadable(page)
    await expect(page.locator('main h1')).toHaveText(title)
  }
  await page.locator('main').getByRole('link', { name: 'Về trang chủ' }).click()
  await expect(page).toHaveURL(/\/$/)
})
