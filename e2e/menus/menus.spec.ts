import type { APIRequestContext, Page } from '@playwright/test'
import { formatAmount, formatEnergy } from 'shared-contracts/formats'
import { paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { changeLunch, openWednesday } from '../support/menu-builder'
import { untilAlive } from '../support/navigate'
import { expect, test } from '../support/test'
import { expectFitsWideWindow } from '../support/wide-window'

const builder = `${paths.buildMenu}?cho=2`

interface DraftDish {
  readonly mealCode: number
  readonly dishId: number
  readonly portion: number
  readonly materials?: readonly object[]
}

/** The totals that the server finds for the first day of a draft on this device. */
async function serverTotals(page: Page, request: APIRequestContext, key: RegExp) {
  const kept = await page.evaluate((source) => {
    const name = Object.keys(localStorage).find((each) => new RegExp(source).test(each))
    return name === undefined ? null : localStorage.getItem(name)
  }, key.source)
  const draft: { objectTypeId: number; days: DraftDish[][] } = JSON.parse(kept ?? 'null').value
  const dishes = draft.days[0] ?? []
  const meals = [...new Set(dishes.map(({ mealCode }) => mealCode))].map((mealCode) => ({
    mealCode,
    dishes: dishes.filter((dish) => dish.mealCode === mealCode),
  }))
  const answer = await request.post('/api/Menu/GetGenerateMenuDetail', {
    data: { objectTypeId: draft.objectTypeId, days: [{ meals }] },
  })
  const { data } = await answer.json()
  return data.days[0].nutrition as Record<string, { value: number }>
}

const totals = (page: Page) => page.locator('#tong-ca-ngay')

/** An amount as it is shown: sums in another order may end on the other side of a half. */
function shownAmount(amount: { readonly value: number } | undefined, unit: string): RegExp {
  const value = amount?.value ?? 0
  const shown = [value - HALF, value, value + HALF].map((each) => formatAmount(Math.round(each * 100) / 100, unit))
  return new RegExp(shown.map((text) => text.replaceAll('.', '\\.')).join('|'))
}
/** Less than the hundredth that amounts are rounded to. */
const HALF = 0.005

/** Energy, protein and calcium on screen are the server's. */
async function expectServersTotals(page: Page, request: APIRequestContext, key: RegExp): Promise<void> {
  const server = await serverTotals(page, request, key)
  await expect(totals(page)).toContainText(formatEnergy(server['1']?.value ?? 0))
  await expect(totals(page).getByRole('row', { name: /^Protein Cần/ })).toContainText(shownAmount(server['11'], 'g'))
  await expect(totals(page).getByRole('row', { name: /^Canxi Cần/ })).toContainText(shownAmount(server['57'], 'mg'))
}

async function expectFitsPhone(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

test('from the bank to a day, changing a dish and a material: the totals are the server’s', async ({
  page,
  request,
}) => {
  await openWednesday(page)
  const lunch = page.getByRole('region', { name: 'Bữa trưa' })
  const name = await changeLunch(page)
  await expectServersTotals(page, request, /menus\.changed/)

  await lunch.getByRole('button', { name: `Đổi nguyên liệu của ${name}` }).click()
  const select = lunch.getByRole('combobox').and(lunch.locator(':enabled')).first()
  const other = (await select.locator('option').nth(1).textContent()) ?? ''
  await select.selectOption({ index: 1 })
  await expect(lunch.getByText('(đã đổi nguyên liệu)')).toBeVisible()
  await expectServersTotals(page, request, /menus\.changed/)
  await lunch.getByLabel(`Số gam ${other}`).fill('123,5')
  await expectServersTotals(page, request, /menus\.changed/)
  await lunch.getByLabel(`Số gam ${other}`).fill('12345')
  await expect(lunch.getByRole('alert')).toHaveText('Bạn nhập số gam từ 0 đến 2000 nhé.')
  await expectFitsPhone(page)
  await expectAccessible(page)
  await expectFitsWideWindow(page, lunch.getByLabel(`Số gam ${other}`))
})

test('building one’s own menu: suggest, keep, avoid, week, save', async ({ page, request }) => {
  await page.goto(builder)
  await untilAlive(page)
  const lunch = page.getByRole('region', { name: 'Bữa trưa' })
  await lunch.getByRole('button', { name: 'Thêm món vào bữa trưa' }).click()
  await lunch.getByRole('searchbox').fill('ca hoi')
  const choice = lunch.getByRole('button', { name: /^Chọn .*cá hồi/i }).first()
  const dish = ((await choice.getAttribute('aria-label')) ?? '').replace('Chọn ', '')
  await choice.click()
  await page.getByRole('button', { name: 'Gợi ý món còn lại' }).click()
  await expect(page.getByRole('region', { name: 'Bữa tối' }).getByRole('button', { expanded: false })).not.toHaveCount(
    0,
  )
  await expect(lunch).toContainText(dish)
  await expectServersTotals(page, request, /menus\.draft/)

  await page.getByText('Dị ứng, nguyên liệu muốn tránh').click()
  await page.getByLabel(/^Nguyên liệu khác muốn tránh/).fill('thịt khủng long')
  await page.getByRole('button', { name: 'Thêm vào danh sách tránh' }).click()
  await expect(page.getByText('Chưa có nguyên liệu nào tên “thịt khủng long”')).toBeVisible()
  await page.getByLabel('trứng').check()

  await page.getByRole('button', { name: 'Cả tuần' }).click()
  await expect(page.getByRole('button', { name: 'Chủ nhật' })).toBeVisible()
  await expect(lunch).toContainText(dish)
  await page.getByRole('button', { name: 'Thứ năm' }).click()
  await expect(page.getByText(/Món này có trứng/)).toHaveCount(0)
  await page.getByRole('button', { name: /^Thêm cả tuần vào danh sách đi chợ/ }).click()
  await expect(page.getByText('Đăng nhập để mở khóa ngân hàng 2000 món ăn')).toBeVisible()

  // Nothing is lost by a reload.
  await page.reload()
  await expect(lunch).toContainText(dish)
  await expectFitsPhone(page)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await expectFitsWideWindow(page, page.getByRole('button', { name: 'Cả tuần', exact: true }))
})

test('a suggestion that can not come says so, keeps the menu, and comes when asked again', async ({ page }) => {
  await page.goto(builder)
  await untilAlive(page)
  let failing = true
  await page.route('**/BuildMenu/BuildMenu', (route) => (failing ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Gợi ý cả ngày' }).click()
  await expect(page.getByText('Chưa gợi ý được lúc này')).toBeVisible()
  failing = false
  await page.getByRole('button', { name: 'Gợi ý cả ngày' }).click()
  await expect(totals(page)).toContainText('kcal')
  await expect(page.getByText('Chưa gợi ý được lúc này')).toHaveCount(0)
})

test('filters of the bank keep what does not fit away, without script too', async ({ page, request }) => {
  await page.goto(`${paths.menuBank}?cho=2&chay=1&khong-dau-nanh=1&mua=dong&phut=30`)
  const found = page.getByRole('status').filter({ hasText: 'Tìm thấy' })
  await expect(found).toBeVisible()
  const answer = await request.post('/api/Dish/Search', {
    data: {
      objectTypeId: 2,
      tagIds: [1, 18],
      withoutAllergens: ['soy'],
      maxMinutes: 30,
    },
  })
  const { data } = await answer.json()
  expect(data.totalCount).toBeGreaterThan(0)
  await expect(found).toHaveText(`Tìm thấy ${data.totalCount} món`)
  await untilAlive(page)
  await page.getByLabel('Rau quả đúng mùa').selectOption('he')
  await page.getByRole('button', { name: 'Tìm món' }).click()
  await expect(page).toHaveURL(/mua=he/)
  await expectFitsPhone(page)
})

test('login opens the recipe of every dish', async ({ page, request, context, baseURL }) => {
  const search = await request.post('/api/Dish/Search', { data: { keyword: 'thịt bò', pageSize: 50 } })
  const { items } = (await search.json()).data as { items: { dishId: number; slug: string; open: boolean }[] }
  const dish = items.find(({ open }) => !open)
  const path = `${paths.dish}/${dish?.dishId}-${dish?.slug}`
  await page.goto(path)
  await expect(page.getByText('Đăng nhập để xem nguyên liệu và dinh dưỡng món này')).toBeVisible()
  const login = await request.post('/api/User/Login', {
    data: { UserName: 'mebau@example.vn', Password: 'Dinhduong@2025' },
  })
  const { accessToken } = (await login.json()).data
  await context.addCookies([{ name: 'token', value: accessToken, url: baseURL }])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Cách làm' })).toBeVisible()
  await page.goto(paths.menuBank)
  await expect(page.getByRole('navigation', { name: 'Thực đơn cho gia đình bạn' })).toContainText('Mẹ')
})
