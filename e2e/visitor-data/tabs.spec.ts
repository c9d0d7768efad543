import type { Page } from '@playwright/test'
import { classPath, paths } from 'shared-contracts/paths'
import { enter, newAccount, PASSWORD } from '../support/accounts'
import { comingClasses } from '../support/classes'
import { untilAlive } from '../support/navigate'
import { logOut, sendLogin } from '../support/sign-in'
import { bringToFront, expectSameDocument, openTab } from '../support/tabs'
import { expect, test } from '../support/test'

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

test('a seat that is taken and given back in one tab is so in the other: on the page of the class and in the account', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await enter(context, await newAccount(request), baseURL)
  // Tests of seats take the first.
  const [, coming] = await comingClasses(request)
  if (!coming) throw new Error('Too few classes are to come')
  const main = (tab: Page) => tab.locator('main')
  await page.goto(classPath(coming.id))
  await untilAlive(page)
  const classTab = await openTab(page, classPath(coming.id))
  const accountTab = await openTab(page, paths.activities)
  const own = main(accountTab).getByRole('link', { name: coming.title })
  await expect(main(accountTab).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(own).toHaveCount(0)
  const seats = main(classTab).getByText(/^còn \d+ trên/)
  const before = (await seats.textContent()) ?? ''

  // The other tabs stay behind: coming back to the front would ask the server by itself.
  await page.bringToFront()
  await main(page).getByRole('button', { name: 'Đăng ký lớp này' }).click()
  await expect(main(page).getByText('Bạn đã có chỗ trong lớp')).toBeVisible()
  await expect(main(classTab).getByText('Bạn đã có chỗ trong lớp')).toBeVisible()
  await expect(seats).not.toHaveText(before)
  await expect(own).toBeVisible()

  await main(page).getByRole('button', { name: 'Hủy đăng ký' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hủy đăng ký' }).click()
  await expect(main(classTab).getByRole('button', { name: 'Đăng ký lớp này' })).toBeVisible()
  await expect(seats).toHaveText(before)
  await expectSameDocument(classTab)
  await expectSameDocument(accountTab)
})
