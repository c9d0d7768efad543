import type { Page } from '@playwright/test'
import { classPath } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { enter, newAccount } from '../support/accounts'
import { comingClass, monthsWithClasses } from '../support/classes'
import { untilAlive } from '../support/navigate'
import { expect, test } from '../support/test'
import { expectFitsWideWindow } from '../support/wide-window'

const main = (page: Page) => page.locator('main')

test('a seat in a class: login first, taken, counted, and given back after a question', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const coming = await comingClass(request)
  const seats = (left: number) => main(page).getByText(`còn ${left} trên ${coming.seats} chỗ`)
  await page.goto(classPath(coming.id))
  await untilAlive(page)
  await main(page).getByRole('button', { name: 'Đăng nhập để đăng ký lớp' }).click()
  await expect(page.getByText('Đăng nhập để mở khóa ngân hàng 2000 món ăn')).toBeVisible()

  await enter(context, await newAccount(request), baseURL)
  await page.reload()
  await untilAlive(page)
  await expect(seats(coming.seatsLeft)).toBeVisible()
  await page.route('**/api/CookingClass/Register', (route) => route.abort())
  const register = main(page).getByRole('button', { name: 'Đăng ký lớp này' })
  await register.click()
  await expect(main(page).getByRole('alert')).toContainText('Không kết nối được với máy chủ')
  await page.unroute('**/api/CookingClass/Register')
  await register.click()
  await expect(main(page).getByText('Bạn đã có chỗ trong lớp')).toBeVisible()
  await expect(seats(coming.seatsLeft - 1)).toBeVisible()
  await expectAccessible(page, 'main')
  await expectFitsWideWindow(page, main(page).getByRole('button', { name: 'Hủy đăng ký' }))

  await main(page).getByRole('button', { name: 'Hủy đăng ký' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Giữ chỗ' }).click()
  await expect(main(page).getByText('Bạn đã có chỗ trong lớp')).toBeVisible()
  await main(page).getByRole('button', { name: 'Hủy đăng ký' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hủy đăng ký' }).click()
  await expect(register).toBeVisible()
  await expect(seats(coming.seatsLeft)).toBeVisible()
})

test('the page opens on the next month that has a class, and a month without one leads there', async ({
  page,
  request,
}) => {
  const [next] = await monthsWithClasses(request)
  if (!next) throw new Error('no month has a class')
  const current = main(page).getByRole('navigation', { name: 'Chọn tháng' }).locator('[aria-current]')
  // As the server wrote it, before any script.
  const document = await (await request.get('/dang-ki-lop-hoc')).text()
  expect(document).toMatch(new RegExp(`aria-current="page"[^>]*>Tháng ${next.month}/${next.year} `))
  await page.goto('/dang-ki-lop-hoc')
  await untilAlive(page)
  await expect(current).toContainText(`Tháng ${next.month}/${next.year}`)
  await expect(main(page).getByRole('article').first()).toBeVisible()

  await page.goto('/dang-ki-lop-hoc?thang=2031-05')
  await untilAlive(page)
  await expect(main(page).getByText('Tháng 5/2031 chưa có lớp nào')).toBeVisible()
  await main(page)
    .getByRole('link', { name: /^Xem lớp tháng/ })
    .click()
  await expect(main(page).getByRole('article').first()).toBeVisible()
})
