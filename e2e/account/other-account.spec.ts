import type { APIRequestContext, Page } from '@playwright/test'
import { personalPath } from 'shared-contracts/paths'
import { tokenOf } from '../support/accounts'
import { followLink, untilAlive } from '../support/navigate'
import { DEMO_PASSWORD, signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const MINE = 'mebau@example.vn'

async function idOf(request: APIRequestContext, email: string): Promise<number> {
  const authorization = `Bearer ${await tokenOf(request, email, DEMO_PASSWORD)}`
  return (await (await request.get('/api/User/UserInfo', { headers: { authorization } })).json()).data.id
}

/** It says nothing of whose page it is, nor that there is one. */
async function expectNoPage(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^Không tìm thấy trang/)
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText('Không tìm thấy trang này')
  await expect(page.locator('main').getByText('This page could not be found')).toBeVisible()
}

test("another user's account is a 404 in status and title, by its address and by a link", async ({ page, request }) => {
  const [mine, theirs] = [await idOf(request, MINE), await idOf(request, 'mechobu@example.vn')]
  await signIn(page, MINE)

  const own = await page.goto(personalPath(mine))
  expect(own?.status()).toBe(200)
  await untilAlive(page)
  await expect(page.locator('main').getByRole('navigation', { name: 'Các mục của trang cá nhân' })).toBeVisible()

  // Within the document: the browser alone decides.
  await followLink(page, personalPath(theirs))
  await expectNoPage(page)

  const other = await page.goto(personalPath(theirs))
  expect(other?.status()).toBe(404)
  await expectNoPage(page)
  await untilAlive(page)
  await expectNoPage(page)
})
