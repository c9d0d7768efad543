import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { classPath } from 'shared-contracts/paths'
import { enter, newAccount } from '../support/accounts'
import { untilAlive } from '../support/navigate'

const main = (page: Page) => page.locator('main')
const DAY_MS = 86_400_000

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface CookingClass {
  readonly id: number
  readonly startAt: string
  readonly seats: number
  readonly seatsLeft: number
}

/** A class that can still be cancelled. A content without one is a fault of its own: visitors find an empty schedule. */
async function comingClass(request: APIRequestContext): Promise<CookingClass> {
  const now = new Date()
  for (let ahead = 0; ahead < 4; ahead += 1) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 15))
    const answer = await request.get(
      `/api/CookingClass/GetByMonth?month=${month.getUTCMonth() + 1}&year=${month.getUTCFullYear()}`,
    )
    const classes: CookingClass[] = (await answer.json()).data
    const coming = classes.find(({ startAt, seatsLeft }) => Date.parse(startAt) > +now + DAY_MS && seatsLeft > 0)
    if (coming) return coming
  }
  throw new Error('No class is to come: add some to content/site/cooking-classes.json')
}

test('a seat in a class: login first, taken, counted, and given back after a question', { tag: '@main' }, async ({
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
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await main(page).getByRole('button', { name: 'Hủy đăng ký' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Giữ chỗ' }).click()
  await expect(main(page).getByText('Bạn đã có chỗ trong lớp')).toBeVisible()
  await main(page).getByRole('button', { name: 'Hủy đăng ký' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hủy đăng ký' }).click()
  await expect(register).toBeVisible()
  await expect(seats(coming.seatsLeft)).toBeVisible()
})
