import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { untilAlive } from '../support/navigate'
import { expect, test } from '../support/test'

interface FoundDish {
  readonly dishId: number
  readonly slug: string
  readonly open: boolean
  readonly objectTypeIds: readonly number[]
}

/** The path of a dish of the free weeks that fits. */
async function openDish(
  request: APIRequestContext,
  objectTypeId: number,
  fits: (dish: FoundDish) => boolean,
): Promise<string> {
  const answer = await request.get(`/api/Menu/GetFreeMenu?objectTypeId=${objectTypeId}`)
  const { days } = (await answer.json()).data as {
    days: { meals: { dishes: { dishId: number }[] }[] }[]
  }
  const ids = [
    ...new Set(days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map((dish) => dish.dishId)))),
  ]
  const dishes: FoundDish[] = (await (await request.get(`/api/Dish/GetForBuildMenu?ids=${ids.slice(0, 50)}`)).json())
    .data
  const dish = dishes.find((each) => each.open && fits(each))
  if (dish === undefined) throw new Error(`no free dish of object type ${objectTypeId} fits`)
  return `${paths.dish}/${dish.dishId}-${dish.slug}`
}

const forAdults = ({ objectTypeIds }: FoundDish) => objectTypeIds.includes(11) && objectTypeIds.includes(10)
const ingredients = (page: Page, eaters: RegExp) => page.getByRole('region', { name: eaters })
const firstGrams = async (page: Page): Promise<number> => {
  const text =
    (await ingredients(page, /^Nguyên liệu cho/)
      .getByRole('listitem')
      .first()
      .textContent()) ?? ''
  return Number(/([\d.,]+) g/.exec(text)?.[1]?.replace(',', '.'))
}

async function expectFitsPhone(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

test('a baby’s dish never speaks of an adult', async ({ page, request }) => {
  await page.goto(await openDish(request, 5, ({ objectTypeIds }) => !objectTypeIds.includes(11)))
  await untilAlive(page)
  await expect(ingredients(page, /^Nguyên liệu cho bé 6–8 tháng$/)).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/người lớn|cả nhà/i)
  await expectFitsPhone(page)
})

test('amounts follow a press: a child, a family of four, and back to the whole address', async ({ page, request }) => {
  const path = await openDish(request, 2, forAdults)
  await page.goto(path)
  await untilAlive(page)
  await expect(ingredients(page, /^Nguyên liệu cho một người lớn$/)).toBeVisible()
  const adult = await firstGrams(page)
  const forWhom = page.getByRole('navigation', { name: 'Nấu cho ai?' })
  await forWhom.getByRole('link', { name: 'Bé 36–60 tháng' }).click()
  await expect(ingredients(page, /^Nguyên liệu cho bé 36–60 tháng$/)).toBeVisible()
  await expect(page).toHaveURL(`${path}?cho=10`)
  expect(await firstGrams(page)).toBeLessThan(adult)

  await forWhom.getByRole('link', { name: 'Người lớn, cả nhà' }).click()
  for (const people of [2, 3, 4]) {
    await forWhom.getByRole('link', { name: 'Thêm một người' }).click()
    await expect(ingredients(page, new RegExp(`^Nguyên liệu cho gia đình ${people} người lớn$`))).toBeVisible()
  }
  await expect(page).toHaveURL(`${path}?cho=nha-4`)
  const four = await firstGrams(page)
  expect(Math.abs(four - 4 * adult)).toBeLessThanOrEqual(Math.max(5, 0.1 * four))
  await page.reload()
  await expect(ingredients(page, /^Nguyên liệu cho gia đình 4 người lớn$/)).toBeVisible()
  await expectFitsPhone(page)
})

test('a signed-in carer chooses a child by name', async ({ page, request, context, baseURL }) => {
  const login = await request.post('/api/User/Login', {
    data: { UserName: 'mebau@example.vn', Password: 'Dinhduong@2025' },
  })
  const { accessToken } = (await login.json()).data
  await context.addCookies([{ name: 'token', value: accessToken, url: baseURL }])
  await page.goto(await openDish(request, 2, forAdults))
  const me = page.getByRole('navigation', { name: 'Nấu cho ai?' }).getByRole('link', { name: /^Tôi \(/ })
  await me.click()
  await expect(ingredients(page, /^Nguyên liệu cho mẹ mang thai/)).toBeVisible()
  await expect(me).toHaveAttribute('aria-current', 'true')
})

test('a day of a week tells what is on the table, for one and for a family, and hands it on to the dish', async ({
  page,
  request,
}) => {
  const menu = (await (await request.get('/api/Menu/GetFreeMenu?objectTypeId=2')).json()).data as { menuId: number }
  await page.goto(`${paths.menu}/${menu.menuId}?ngay=N2`)
  await untilAlive(page)
  await expect(page.getByText('món đã chín, một suất')).toBeVisible()
  await page.getByRole('navigation', { name: 'Nấu cho ai?' }).getByRole('link', { name: 'Cả nhà cùng ăn' }).click()
  await expect(page.getByText('đủ cho 4 người')).toBeVisible()
  await expect(page).toHaveURL(/ngay=N2&cho=nha-4/)
  await page.getByRole('link', { name: 'Thứ tư' }).click()
  await expect(page).toHaveURL(/ngay=N3&cho=nha-4/)
  await expect(page.getByText('đủ cho 4 người')).toBeVisible()
  await expectFitsPhone(page)
  const lunch = page.getByRole('region', { name: 'Bữa trưa' })
  expect(await lunch.getByRole('article').getByRole('link').first().getAttribute('href')).toContain('?cho=nha-4')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('for whom is chosen by links, of dishes and of menus', async ({ page, request }) => {
    const path = await openDish(request, 2, forAdults)
    await page.goto(path)
    await page.getByRole('link', { name: 'Bé 36–60 tháng' }).click()
    await expect(ingredients(page, /^Nguyên liệu cho bé 36–60 tháng$/)).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await page.getByRole('link', { name: 'Người lớn, cả nhà' }).click()
    await page.getByRole('link', { name: 'Thêm một người' }).click()
    await expect(ingredients(page, /^Nguyên liệu cho gia đình 2 người lớn$/)).toBeVisible()
    await page.goto(`${path}?cho=5`)
    await expect(page.getByText('Món này không dành cho bé 6–8 tháng')).toBeVisible()
  })
})
