import type { Route } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { test } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { fullName, loginPrompt, reconnecting, tokenIn } from '../support/session'
import { expect } from '../support/test'

const USER_INFO = '**/api/User/UserInfo'

/** `null`: no connection. */
const FAULTS = [null, 500, 503, 429] as const

function fail(route: Route, status: (typeof FAULTS)[number]): Promise<void> {
  if (status === null) return route.abort('connectionrefused')
  return route.fulfill({ status, json: { success: false, data: null, code: 'x', message: 'Bận.' } })
}

// Each as the first answer of all: shell/src/services/session/bad-moments.test.tsx.
test('a server that is away, fails or is busy at the start keeps the session, says so, and goes on when it works', async ({
  page,
  account,
}) => {
  let fault: (typeof FAULTS)[number] = null
  let failed = 0
  await page.route(USER_INFO, async (route) => {
    await fail(route, fault)
    failed += 1
  })
  await page.goto(paths.profile)
  await untilAlive(page)
  for (const status of FAULTS) {
    fault = status
    const before = failed
    // Tried again at once, and not only after the next of the growing pauses.
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(() => failed).toBeGreaterThan(before)
    await expect(reconnecting(page)).toHaveText(/Bạn không bị đăng xuất/)
    await expect(loginPrompt(page)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toHaveCount(0)
    expect(await tokenIn(page)).toBe(account.token)
  }

  await page.unroute(USER_INFO)
  await expect(fullName(page)).toHaveValue('Nguyễn Thị Thử')
  await expect(reconnecting(page)).toHaveCount(0)
  expect(await tokenIn(page)).toBe(account.token)
})

test('a token that the server refuses is emptied, and login is asked for', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'token', value: 'not-a-token', url: baseURL ?? '' }])
  await page.goto(paths.profile)
  await expect(loginPrompt(page)).toBeVisible()
  await expect(reconnecting(page)).toHaveCount(0)
  expect(await tokenIn(page)).toBe('')
})
