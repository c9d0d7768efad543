import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { enter, newAccount, PASSWORD, type TestAccount } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { fullName, loginPrompt, reconnecting, tokenIn } from '../support/session'
import { sendLogin } from '../support/sign-in'
import { mailedCode } from '../support/site/outbox'
import { type StoppableSite, startStoppableSite } from '../support/site/stoppable-site'
import { test as base, expect } from '../support/test'

/** One site for the tests of this file: with the limits that all others go without, and an API that can be taken away. */
const test = base.extend<object, { readonly ownSite: StoppableSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern.
    async ({}, use) => {
      const site = await startStoppableSite({ RATE_LIMITS: 'on' })
      const others = process.env.SITE_DATA_DIR
      process.env.SITE_DATA_DIR = site.dataDir
      await use(site)
      // Tests that this worker runs later look into the outbox of the common site.
      process.env.SITE_DATA_DIR = others
      await site.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
})

const userName = (page: Page) => page.getByRole('textbox', { name: 'Email hoặc số điện thoại' })
const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).click()

async function openLogin(
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL, locale: 'vi-VN' })
  const page = await context.newPage()
  await page.goto(paths.login)
  await untilAlive(page)
  return { context, page }
}

async function wrongPasswords(request: APIRequestContext, { email }: TestAccount): Promise<void> {
  for (let tried = 0; tried < 10; tried += 1) {
    const answer = await request.post('/api/User/Login', { data: { UserName: email, Password: 'sai-mat-khau' } })
    expect((await answer.json()).data).toMatchObject({ error: 'invalid_grant' })
  }
}

test('the API stops and starts again in mid-session: nobody is logged out and what was typed is saved', async ({
  page,
  context,
  request,
  ownSite,
}) => {
  const account = await newAccount(request)
  await enter(context, account, ownSite.url)
  await page.clock.install()
  await page.goto(paths.profile)
  await expect(fullName(page)).toHaveValue('Nguyễn Thị Thử')
  await fullName(page).fill('Nguyễn Thị Kiên Trì')

  await ownSite.stopApi()
  // What is older than ten seconds is asked for when the window comes to the front.
  await page.clock.fastForward(11_000)
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(reconnecting(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(fullName(page)).toHaveValue('Nguyễn Thị Kiên Trì')
  await page.locator('main').getByRole('button', { name: 'Lưu hồ sơ' }).click()
  await expect(page.locator('main').getByRole('alert')).toBeVisible()

  // A page that is opened now waits too.
  const second = await context.newPage()
  await second.goto(paths.profile)
  await expect(reconnecting(second)).toBeVisible()
  await expect(loginPrompt(second)).toHaveCount(0)

  await ownSite.startApi()
  await expect(reconnecting(page)).toHaveCount(0)
  await expect(fullName(second)).toHaveValue('Nguyễn Thị Thử')
  await expect(fullName(page)).toHaveValue('Nguyễn Thị Kiên Trì')
  await page.locator('main').getByRole('button', { name: 'Lưu hồ sơ' }).click()
  await expect(page.getByRole('banner').getByTitle('Trang cá nhân của bạn')).toContainText('Kiên Trì')
  expect(await tokenIn(page)).toBe(account.token)
})

test('ten wrong passwords of a stranger stop neither the owner’s device nor, by a code, a new one', async ({
  browser,
  request,
  baseURL,
}) => {
  const account = await newAccount(request)

  // The owner's own phone, on which she has logged in before
  const own = await openLogin(browser, baseURL)
  await sendLogin(own.page, account.email, PASSWORD)
  await expect(own.page).toHaveURL(/\/trang-ca-nhan-cua-ban/)
  const device = (await own.context.cookies(`${baseURL}/api/User/Login`)).find(({ name }) => name === 'device')
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/User' })
  expect(await own.page.evaluate(() => document.cookie)).not.toContain('device=')

  const stranger = await browser.newContext({ baseURL })
  await wrongPasswords(stranger.request, account)

  await own.context.clearCookies({ name: 'token' })
  await own.page.goto(paths.login)
  await untilAlive(own.page)
  await sendLogin(own.page, account.email, PASSWORD)
  await expect(own.page).toHaveURL(/\/trang-ca-nhan-cua-ban/)

  // A device that nobody knows, behind the stranger's address
  const { page } = await openLogin(browser, baseURL)
  await sendLogin(page, account.email, PASSWORD)
  await expect(page.getByRole('alert').first()).toContainText('Mật khẩu đã bị nhập sai quá nhiều lần')
  await page.getByRole('link', { name: 'Đăng nhập bằng mã', exact: true }).click()
  await expect(userName(page)).toHaveValue(account.email)
  await expectAccessible(page)
  await press(page, 'Gửi mã')
  const field = page.getByRole('textbox', { name: 'Mã xác thực' })
  await expect(field).toBeFocused()
  const code = await mailedCode(account.email)
  await field.fill(code === '111111' ? '222222' : '111111')
  await press(page, 'Đăng nhập')
  await expect(page.getByText('Mã hoặc liên kết không đúng').first()).toBeVisible()
  await field.fill(code)
  await press(page, 'Đăng nhập')
  await expect(page).toHaveURL(/\/trang-ca-nhan-cua-ban/)
  await expect(page.getByRole('banner').getByTitle('Trang cá nhân của bạn')).toBeVisible()

  await stranger.close()
})
