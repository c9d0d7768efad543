import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { enter, newAccount, PASSWORD, type TestAccount, tokenOf } from '../support/accounts'
import { followLink, untilAlive } from '../support/navigate'
import { brokenRules } from '../support/page-checks/axe'
import { forgetVisit, mayBePrompted, prompt } from '../support/prompts'
import { logOut } from '../support/sign-in'
import { stopClock } from '../support/stopped-clocks'
import { expect, test } from '../support/test'

/* The visitor's way through content/surveys: a popup and a poll of the home page, a poll of the notebook. */

const POPUP = 'Lớp nấu ăn mở hằng tháng'
const POLL = 'Lý do ghé trang'

interface Given {
  readonly page: Page
  readonly context: BrowserContext
  readonly request: APIRequestContext
  readonly baseURL: string | undefined
}

/** Logged in, on a page without popups and polls, in a visit that may see some; the clock stands. */
async function arrive({ page, context, request, baseURL }: Given): Promise<TestAccount> {
  const account = await newAccount(request)
  await enter(context, account, baseURL, { prompts: true })
  await mayBePrompted(context, baseURL)
  await page.clock.install()
  await page.goto(paths.contact)
  await untilAlive(page)
  await expect(page.getByRole('banner').getByText('Xin chào', { exact: true })).toBeAttached()
  await page.waitForLoadState('networkidle')
  await stopClock(page)
  return account
}

const fetched = (page: Page, call: string) =>
  page.waitForResponse((response) => response.url().includes(`/api/${call}`))

/** Goes to a page and waits for what it fetches. */
async function go(page: Page, path: string): Promise<void> {
  const answers = Promise.all([
    fetched(page, 'Popup/GetActivePopupByPage'),
    fetched(page, 'Poll/GetPollByObjectTypeId'),
  ])
  await followLink(page, path)
  await answers
  await page.waitForLoadState('networkidle')
}

/**
 * Axe's findings in the overlay. It waits on timers of the page, whose clock stands: time passes a little meanwhile. Legacy mode: the
 * clock is the context's, and otherwise axe opens and closes a page of its own in it.
 */
async function violations(page: Page): Promise<readonly string[]> {
  let done = false
  const analysis = brokenRules(page, { within: 'dialog[data-prompt]' }).finally(() => {
    done = true
  })
  while (!done) await page.clock.runFor(5)
  return analysis
}

const cookieOf = async (context: BrowserContext, name: string) =>
  decodeURIComponent((await context.cookies()).find((cookie) => cookie.name === name)?.value ?? '')

test('a popup after 5 s, its poll 1 s after it, an answer, thanks; then nothing more in this visit', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await arrive({ page, context, request, baseURL })

  await test.step('the first popup not yet seen opens after 5 s and its id is recorded', async () => {
    await go(page, '/')
    await page.clock.runFor(4_900)
    await expect(prompt(page)).toHaveCount(0)
    // As on a desk: the dialog and its backdrop open under a mouse that nobody moves.
    await page.mouse.move(180, 300)
    const under = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const told = ({ isTrusted, pointerType, target }: PointerEvent) => {
            if (target instanceof Element && target.closest('dialog[data-prompt]'))
              resolve(isTrusted && pointerType === 'mouse')
          }
          document.addEventListener('pointerover', told, true)
        }),
    )
    await page.clock.runFor(200)
    await expect(prompt(page)).toContainText(POPUP)
    await expect(prompt(page)).toBeFocused()
    expect(await cookieOf(context, 'skipPopups')).toMatch(/^\[\["\d+",\[\d+\]\]\]$/)
    const box = await prompt(page).boundingBox()
    expect(box?.width).toBeLessThanOrEqual(700)
    await expect(prompt(page).locator('[data-position]')).toHaveAttribute('data-position', 'center')
    expect(await under).toBe(true)
  })

  await test.step('it closes by itself after its 20 s, under that mouse', async () => {
    await page.clock.runFor(19_500)
    await expect(prompt(page)).toBeVisible()
    const told = fetched(page, 'Prompt/AddView')
    await page.clock.runFor(700)
    await expect(prompt(page)).toHaveCount(0)
    expect((await told).status()).toBe(200)
  })

  await test.step('a poll of this address opens 1 s later; it can be sent once an answer changed', async () => {
    // The popup closed within the last 300 ms.
    const remaining = fetched(page, 'Poll/GetRemainingPolls')
    await page.clock.runFor(600)
    await expect(prompt(page)).toHaveCount(0)
    await page.clock.runFor(500)
    await remaining
    await expect(prompt(page).getByRole('heading', { name: POLL })).toBeVisible()
    const send = prompt(page).getByRole('button', { name: 'Gửi' })
    await expect(send).toBeDisabled()
    // React shows what was awaited after a wait of its own, by the same clock.
    await page.clock.runFor(400)
    await prompt(page).getByLabel('Tìm thực đơn').check()
    await expect(send).toBeEnabled()
    expect(await violations(page)).toEqual([])
  })

  await test.step('a failure is said, and the answer stays', async () => {
    await page.route('**/api/Poll/SubmitPoll', (route) => route.abort())
    await prompt(page).getByRole('button', { name: 'Gửi' }).click()
    await expect(prompt(page).getByRole('status').last()).toContainText('Không kết nối được với máy chủ')
    await expect(prompt(page).getByLabel('Tìm thực đơn')).toBeChecked()
    await page.unroute('**/api/Poll/SubmitPoll')
  })

  await test.step('sent: thanks, and it closes', async () => {
    await prompt(page).getByRole('button', { name: 'Gửi' }).click()
    await expect(prompt(page)).toHaveCount(0)
    await expect(page.getByText('Cảm ơn bạn đã điền khảo sát')).toBeVisible()
  })

  await test.step('a route change fetches again, and nothing more opens in this visit', async () => {
    await go(page, paths.notebook)
    await page.clock.runFor(60_000)
    await expect(prompt(page)).toHaveCount(0)
  })

  await test.step('in the next visit neither the popup seen nor the poll answered comes again', async () => {
    await forgetVisit(page)
    await go(page, '/')
    await page.clock.runFor(60_000)
    await expect(prompt(page)).toHaveCount(0)
  })

  await test.step('logging out erases the popups that were seen', async () => {
    await page.clock.resume()
    await logOut(page)
    await page.waitForURL(`**${paths.login}**`)
    expect(await cookieOf(context, 'skipPopups')).toBe('')
  })
})

test('an answer outlasts a session that ends in the middle of a poll', async ({ page, context, request, baseURL }) => {
  const account = await arrive({ page, context, request, baseURL })
  const passUntilAsked = () =>
    expect(async () => {
      await page.clock.runFor(1_000)
      await expect(prompt(page).getByLabel('Tìm thực đơn')).toBeVisible({ timeout: 200 })
    }).toPass()
  await go(page, '/')
  await page.clock.runFor(5_100)
  await prompt(page).getByRole('button', { name: 'Đóng' }).click()
  await passUntilAsked()
  await prompt(page).getByLabel('Tìm thực đơn').check()
  // The server forgets the session.
  await account.post('User/Logout')
  await prompt(page).getByRole('button', { name: 'Gửi' }).click()
  await expect(prompt(page)).toHaveCount(0)
  await expect(page.getByText('Câu trả lời của bạn được giữ trên máy này')).toBeVisible()

  const again = { ...account, token: await tokenOf(request, account.email, PASSWORD) }
  await enter(context, again, baseURL, { prompts: true })
  await page.goto('/')
  await untilAlive(page)
  await passUntilAsked()
  await expect(prompt(page).getByLabel('Tìm thực đơn')).toBeChecked()
  await expect(prompt(page)).toContainText('Câu trả lời bạn chưa gửi lần trước vẫn còn đây.')
  await prompt(page).getByRole('button', { name: 'Gửi' }).click()
  await expect(page.getByText('Cảm ơn bạn đã điền khảo sát')).toBeVisible()

  // Once it was sent the device keeps nothing of it.
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('poll-draft')))
  expect(kept).toEqual([])
})

test('"Để sau" brings the popup back in the next visit; "Không xuất hiện khảo sát này nữa" puts a poll aside; on a phone and in a wide window', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await arrive({ page, context, request, baseURL })
  await go(page, '/')
  await page.clock.runFor(5_100)
  await expect(prompt(page)).toContainText(POPUP)
  expect(await violations(page)).toEqual([])
  await prompt(page).getByRole('button', { name: 'Để sau' }).click()
  await expect(prompt(page)).toHaveCount(0)
  await forgetVisit(page)
  await go(page, paths.contact)
  await go(page, '/')
  await page.clock.runFor(5_100)
  await expect(prompt(page)).toContainText(POPUP)
  const phone = page.viewportSize() ?? { width: 412, height: 839 }
  await page.setViewportSize({ width: 1_280, height: 720 })
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(prompt(page)).toHaveCount(0)

  await forgetVisit(page)
  await go(page, paths.notebook)
  await page.clock.runFor(6_200)
  await expect(prompt(page)).toBeVisible()
  await page.setViewportSize(phone)
  const told = fetched(page, 'Prompt/AddView')
  await prompt(page).getByLabel('Không xuất hiện khảo sát này nữa').check()
  expect(await cookieOf(context, 'skipPolls')).toMatch(/^\[\["\d+",\[\d+\]\]\]$/)
  await prompt(page).getByRole('button', { name: 'Bỏ qua' }).click()
  await told
  await forgetVisit(page)
  await go(page, '/')
  await go(page, paths.notebook)
  await page.clock.runFor(60_000)
  await expect(prompt(page)).toHaveCount(0)
})

test('leaving a page cancels what it waits for; a page without a name and anonymous visitors get nothing', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await arrive({ page, context, request, baseURL })
  await go(page, '/')
  await page.clock.runFor(4_900)
  await go(page, paths.faq)
  await page.clock.runFor(4_900)
  await expect(prompt(page)).toHaveCount(0)
  await go(page, '/')
  await page.clock.runFor(5_100)
  await expect(prompt(page)).toContainText(POPUP)
  await page.goBack()
  await expect(prompt(page)).toHaveCount(0)
  // What the page before asks for at its idle time is its own.
  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', (each) => void asked.push(each.url()))
  await context.clearCookies()
  await page.goto('/')
  await untilAlive(page)
  await page.clock.runFor(60_000)
  await expect(prompt(page)).toHaveCount(0)
  expect(asked.filter((url) => /Popup|Poll|\/prompts\./.test(url))).toEqual([])
})

test('nothing opens on the first page of a first visit, nor over a form that is being filled', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await newAccount(request)
  await enter(context, account, baseURL, { prompts: true })
  await page.clock.install()
  await page.goto('/')
  await untilAlive(page)
  await page.waitForLoadState('networkidle')
  await stopClock(page)
  await page.clock.runFor(60_000)
  await expect(prompt(page)).toHaveCount(0)

  await go(page, paths.faq)
  await go(page, '/')
  await page
    .getByRole('button', { name: /Tìm kiếm|Mở ô tìm/ })
    .first()
    .click()
  // With suggestions it is a combobox.
  const search = page.locator('input[type=search]').first()
  await search.fill('cháo')
  await page.clock.runFor(60_000)
  await expect(prompt(page)).toHaveCount(0)
  await search.fill('')
  await search.blur()
  await page.clock.runFor(1_100)
  await expect(prompt(page)).toContainText(POPUP)
})
