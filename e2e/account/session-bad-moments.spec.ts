import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { enter, newAccount } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { startStoppableSite } from '../support/site/stoppable-site'
import { expect, test } from '../support/test'

const USER_INFO = '**/api/User/UserInfo'

const waiting = (page: Page) => page.locator('[data-reconnecting]')
const loginPrompt = (page: Page) => page.locator('main').getByRole('link', { name: 'Đăng nhập', exact: true })
const fullName = (page: Page) => page.getByRole('textbox', { name: 'Họ và tên', exact: true })
const tokenOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? ''

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [fault, status] of [
  ['no connection', null],
  ['a server that fails', 500],
  ['a server that is away', 503],
  ['a server that is too busy', 429],
] as const) {
  test(`${fault} at the start keeps the session, says so, and goes on when it works`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const account = await newAccount(request)
    await enter(context, account, baseURL)
    await page.route(USER_INFO, (route) =>
      status === null
        ? route.abort('connectionrefused')
        : route.fulfill({ status, json: { success: false, data: null, code: 'x', message: 'Bận.' } }),
    )
    await page.goto(paths.profile)
    await untilAlive(page)
    await expect(waiting(page)).toHaveText(/Bạn không bị đăng xuất/)
    await expect(loginPrompt(page)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toHaveCount(0)
    expect(await tokenOf(page)).toBe(account.token)

    await page.unroute(USER_INFO)
    await expect(fullName(page)).toHaveValue('Nguyễn Thị Thử')
    await expect(waiting(page)).toHaveCount(0)
    expect(await tokenOf(page)).toBe(account.token)
  })
}

test('a token that the server refuses is emptied, and login is asked for', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'token', value: 'not-a-token', url: baseURL ?? '' }])
  await page.goto(paths.profile)
  await expect(loginPrompt(page)).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  expect(await tokenOf(page)).toBe('')
})

test('the API stops and starts again in mid-session: nobody is logged out and what was typed is saved', async ({
  browser,
  playwright,
}) => {
  const site = await startStoppableSite()
  const before = process.env.SITE_DATA_DIR
  process.env.SITE_DATA_DIR = site.dataDir
  try {
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce', locale: 'vi-VN' })
    const request = await playwright.request.newContext({ baseURL: site.url })
    const account = await newAccount(request)
    await enter(context, account, site.url)
    const page = await context.newPage()
    await page.goto(paths.profile)
    await expect(fullName(page)).toHaveValue('Nguyễn Thị Thử')
    await fullName(page).fill('Nguyễn Thị Kiên Trì')

    await site.stopApi()
    // What is older than ten seconds is asked for when the window comes to the front.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(waiting(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(fullName(page)).toHaveValue('Nguyễn Thị Kiên Trì')
    await page.locator('main').getByRole('button', { name: 'Lưu hồ sơ' }).click()
    await expect(page.locator('main').getByRole('alert')).toBeVisible()

    // A page that is opened now waits too.
    const second = await context.newPage()
    await second.goto(paths.profile)
    await expect(waiting(second)).toBeVisible()
    await expect(loginPrompt(second)).toHaveCount(0)

    await site.startApi()
    await expect(waiting(page)).toHaveCount(0)
    await expect(fullName(second)).toHaveValue('Nguyễn Thị Thử')
    await expect(fullName(page)).toHaveValue('Nguyễn Thị Kiên Trì')
    await page.locator('main').getByRole('button', { name: 'Lưu hồ sơ' }).click()
    await expect(page.getByRole('banner').getByTitle('Trang cá nhân của bạn')).toContainText('Kiên Trì')
    expect(await tokenOf(page)).toBe(account.token)
    await context.close()
    await request.dispose()
  } finally {
    process.env.SITE_DATA_DIR = before
    await site.stop()
  }
})
