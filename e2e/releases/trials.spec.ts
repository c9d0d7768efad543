import { type APIRequestContext, expect, type Page, request as requests } from '@playwright/test'
import { runSize } from 'shared-contracts/testing'
import { watchErrors } from '../support/console-errors'
import { followLink, untilAlive } from '../support/navigate'
import { signIn } from '../support/sign-in'
import { test } from '../support/site/own-site'
import { activeVersion, releaseChanged } from '../support/site/releases'
import { visitorLoad } from '../support/site/visitor-load'

const PAGE = '/dang-ki-lop-hoc'
const RELEASES = '/-/releases'

/** What a visitor who was never here gets. */
async function versionOfNewVisitor(baseURL: string | undefined): Promise<string> {
  const visitor = await requests.newContext({ baseURL })
  try {
    return await versionOf(visitor)
  } finally {
    await visitor.dispose()
  }
}

const versionIn = (document: string) => /\/assets\/surveys\/([^/]+)\//.exec(document)?.[1] ?? ''

/** The version in the document that who has these cookies gets. */
async function versionOf(visitor: APIRequestContext): Promise<string> {
  return versionIn(await (await visitor.get(PAGE)).text())
}

async function versionShown(page: Page): Promise<string> {
  const response = await page.goto(PAGE)
  return versionIn((await response?.text()) ?? '')
}

/** What becomes active is proved first, and that gives way to visitors. */
const ANSWER_LIMIT_MS = 300_000

/** Between two requests of a visitor: a probe gives way to all of them, and takes minutes while they ask without a pause. */
const LOAD_PAUSE_MS = runSize(300, 60)

/** Opens a form of the unit on the page of releases, fills it in and sends it. */
async function order(page: Page, title: string, fields: Readonly<Record<string, string>>): Promise<void> {
  if (new URL(page.url(), 'http://localhost').pathname !== RELEASES) await page.goto(RELEASES)
  const unit = page.locator('section#surveys')
  await unit.getByText(title, { exact: true }).first().click()
  const form = unit.getByRole('form', { name: `${title}: surveys` })
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label)
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
  const answered = page.waitForEvent('load', { timeout: ANSWER_LIMIT_MS })
  await form.getByRole('button', { name: title }).click({ timeout: ANSWER_LIMIT_MS })
  await answered
  await expect(page.getByRole('status')).toBeVisible()
}

test('a section is shown by a link, tried, promoted and taken back under load; an open page goes on', async ({
  page,
  request,
  browser,
  baseURL,
  ownSite,
}) => {
  test.setTimeout(900_000)
  const before = await activeVersion(request, 'surveys')
  const release = await releaseChanged(request, 'surveys', 'trial', async () => {})
  await release.undo()
  const open = await (await browser.newContext({ baseURL })).newPage()
  const errors = watchErrors(open)
  await open.goto('/so-tay-cua-me')
  await untilAlive(open)
  const load = await visitorLoad(baseURL ?? '', { kept: 2, fresh: 1, pauseMs: LOAD_PAUSE_MS })

  await signIn(page, 'quantri@example.vn')
  await order(page, 'Xem thử một bản bằng liên kết riêng', { Bản: release.version })
  const link = await page.getByRole('status').getByRole('link').textContent()
  const holder = await (await browser.newContext({ baseURL })).newPage()
  const { pathname, search } = new URL(link ?? '')
  await holder.goto(pathname + search)
  await expect(holder.locator('main')).toContainText(release.version)
  expect(await versionShown(holder)).toBe(release.version)
  await untilAlive(holder)
  await expect(holder.locator('#outlet [data-unit="surveys"] h1')).toBeVisible()
  expect(await versionOfNewVisitor(baseURL)).toBe(before)
  const band = holder.getByRole('complementary', { name: 'Xem thử một bản phát hành' })
  await followLink(holder, '/so-tay-cua-me')
  await expect(band).toContainText(`xem thử phần surveys, bản ${release.version}, đến`)
  await band.getByRole('link', { name: 'Thôi xem thử' }).click()
  await expect(band).toHaveCount(0)
  expect(new URL(holder.url()).pathname).toBe('/so-tay-cua-me')
  expect(await versionOf(holder.request)).toBe(before)

  const why = { 'Lý do (bắt buộc)': 'thử trên trang thật' }
  await order(page, 'Chạy thử với một phần người xem', {
    Bản: release.version,
    'Phần trăm người xem (1 đến 99)': '60',
    ...why,
  })
  const seen = new Set<string>()
  await expect
    .poll(async () => {
      seen.add(await versionOfNewVisitor(baseURL))
      return [...seen].sort()
    })
    .toEqual([before, release.version].sort())
  const own = await versionShown(holder)
  for (const _ of [1, 2, 3]) expect(await versionOf(holder.request)).toBe(own)
  await order(page, 'Thôi chạy thử', why)
  await order(page, 'Đưa một bản lên cho mọi người', { Bản: release.version, ...why })
  // The page of releases answers once the host knows: the next document has it.
  expect(await versionOfNewVisitor(baseURL)).toBe(release.version)

  await followLink(open, PAGE)
  await expect(open.locator('#outlet [data-unit="surveys"] h1')).toBeVisible()
  await order(page, 'Quay lại một bản cũ', { Bản: before, ...why })
  expect(await activeVersion(request, 'surveys')).toBe(before)
  expect(await versionOfNewVisitor(baseURL)).toBe(before)
  await followLink(open, '/so-tay-cua-me')
  await expect(open.locator('#outlet [data-unit="notebook"] h1')).toBeVisible()
  expect(errors).toEqual([])
  const failures = await load.stop()
  if (failures.length > 0 && process.env.SITE_IS_TEMPORARY) console.log((await ownSite()).tail())
  expect(failures).toEqual([])
  expect(load.answers()).toBeGreaterThan(100)

  await page.goto(RELEASES)
  const history = page.locator('section#surveys details', { hasText: 'Lịch sử' })
  await history.locator('summary').click()
  await expect(history).toContainText('Chạy thử')
  await expect(history).toContainText('quantri@example.vn')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})
