import { expect, type Page } from '@playwright/test'
import { dishPath, paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { enter, newAccount, test } from '../support/accounts'
import { untilAlive } from '../support/navigate'

/** The side of the list with what was chosen. */
const chosen = `${paths.cart}?xem=da-chon`
const main = (page: Page) => page.locator('main')
const basket = (page: Page) => page.getByRole('banner').locator(`a[href="${paths.cart}"]`).first()

test('the shopping list: what was saved, a removal that fails, one that works, and all at once', async ({
  page,
  request,
  account,
}) => {
  const found = await request.post('/api/Dish/Search', { data: { keyword: 'cháo', pageNumber: 1, pageSize: 2 } })
  const [dish, other] = (await found.json()).data.items
  const meals = [{ mealCode: 2, dishes: [{ dishId: dish.dishId }, { dishId: other.dishId }] }]
  await account.post('UserCart/AddNewDishCart', { dishId: dish.dishId })
  await account.post('UserCart/AddNewMenuCart', { objectTypeId: 2, title: 'Cơm trưa cả nhà', meals })
  await account.post('UserCart/AddNewWeekMenuCart', {
    objectTypeId: 2,
    title: 'Tuần tới',
    days: [{ meals }, { meals }],
  })
  await page.goto(chosen)
  await untilAlive(page)
  const removal = (title: string) => main(page).getByRole('button', { name: `Bỏ khỏi danh sách: ${title}` })
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Thực đơn tuần', 'Thực đơn ngày', 'Món ăn'])
  await expect(basket(page)).toHaveAccessibleName('Danh sách đi chợ, 3 mục')
  await expect(main(page).getByRole('heading', { name: dish.title }).getByRole('link')).toHaveAttribute(
    'href',
    dishPath(dish),
  )
  await main(page).getByText('Xem các món').first().click()
  await expect(main(page).getByRole('heading', { name: 'Thứ ba' })).toBeVisible()
  await expectAccessible(page, 'main')

  await page.route('**/api/UserCart/Delete?*', (route) => route.abort())
  await removal('Tuần tới').click()
  await expect(page.getByText('Chưa bỏ được “Tuần tới”.')).toBeVisible()
  await expect(removal('Tuần tới')).toBeVisible()
  await page.unroute('**/api/UserCart/Delete?*')
  await removal('Tuần tới').click()
  await expect(removal('Tuần tới')).toHaveCount(0)
  await expect(basket(page)).toHaveAccessibleName('Danh sách đi chợ, 2 mục')

  await main(page).getByRole('button', { name: 'Bỏ tất cả' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bỏ tất cả' }).click()
  await expect(main(page).getByText('Danh sách đi chợ đang trống')).toBeVisible()
  await expect(basket(page)).toHaveAccessibleName('Danh sách đi chợ')
  await page.reload()
  await expect(main(page).getByText('Danh sách đi chợ đang trống')).toBeVisible()
})

test('a day that was built and saved stands in the list, once', async ({ page, context, baseURL, request }) => {
  await enter(context, await newAccount(request), baseURL)
  await page.goto(`${paths.buildMenu}?cho=2`)
  await untilAlive(page)
  await page.getByRole('button', { name: 'Gợi ý cả ngày' }).click()
  await expect(page.getByRole('region', { name: 'Bữa tối' }).getByRole('button', { expanded: false })).not.toHaveCount(
    0,
  )
  await page.getByRole('button', { name: /^Thêm cả ngày vào danh sách đi chợ/ }).click()
  await expect(page.getByText(/Đã thêm “Thực đơn tự tạo.*” vào danh sách đi chợ/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Đã thêm · Hoàn tác/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(basket(page)).toHaveAccessibleName('Danh sách đi chợ, 1 mục')
  await page.goto(chosen)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Thực đơn ngày'])
  await expect(main(page).getByText('Cho mẹ mang thai 3 tháng giữa')).toBeVisible()
})
