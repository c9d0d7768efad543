import { expect, type Page, test } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { newAccount, PASSWORD } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { logOut, sendLogin } from '../support/sign-in'
import { bringToFront, expectSameDocument, openTab } from '../support/tabs'

const greeting = (page: Page) => page.getByRole('banner').getByTitle('Trang cá nhân của bạn')

test('login and logout in one tab are login and logout in the other', async ({ page, request }) => {
  const account = await newAccount(request)
  await page.goto(paths.login)
  await untilAlive(page)
  const other = await openTab(page, paths.babyArticles)

  await bringToFront(page)
  await sendLogin(page, account.email, PASSWORD)
  await expect(greeting(page)).toBeVisible()
  await bringToFront(other)
  await expect(greeting(other)).toBeVisible()

  await bringToFront(page)
  await logOut(page)
  await expect(greeting(page)).toHaveCount(0)
  await bringToFront(other)
  await expect(greeting(other)).toHaveCount(0)
  await expectSameDocument(other)
})
