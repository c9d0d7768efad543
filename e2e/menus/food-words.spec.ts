import type { APIRequestContext, Page } from '@playwright/test'
import { SOUTHERN_WORDS_COOKIE } from 'shared-contracts/constants'
import { southernText } from 'shared-contracts/food-words'
import { menuPath, paths } from 'shared-contracts/paths'
import { test } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { expect } from '../support/test'

const PORK = /(?:^|[^\p{L}])lợn(?!\p{L})/iu
const main = (page: Page) => page.locator('main')

interface FoundDish {
  readonly dishId: number
  readonly title: string
  readonly slug: string
}

/** A pork dish of a free week, whose recipe everybody may read, and that week. */
async function porkOf(request: APIRequestContext): Promise<{ menuId: number; dish: FoundDish }> {
  const { data } = await (await request.get('/api/Menu/GetFreeMenu?objectTypeId=2')).json()
  const days: { meals: { dishes: FoundDish[] }[] }[] = data.days
  const dish = days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes)).find(({ title }) => PORK.test(title))
  if (dish === undefined) throw new Error('the free week has no pork')
  return { menuId: data.menuId, dish }
}

/** The heading of a page's document. */
async function titleOf(request: APIRequestContext, address: string): Promise<string> {
  const html = await (await request.get(address)).text()
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
}

test('a visitor chooses Southern words on a dish: recipe, menu and list speak so, until she chooses back', async ({
  page,
  request,
  context,
  account,
}) => {
  const { menuId, dish } = await porkOf(request)
  const address = `${paths.dish}/${dish.dishId}-${dish.slug}`
  await account.post('UserCart/AddNewDishCart', { dishId: dish.dishId })
  await account.post('UserCart/ChangeList', {
    operations: [
      {
        key: crypto.randomUUID(),
        at: new Date().toISOString(),
        kind: 'add-line',
        line: { id: crypto.randomUUID(), text: 'giò lợn của bà' },
      },
    ],
  })

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dish.title)
  await page.getByRole('button', { name: 'Miền Nam' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/heo/i)
  await page.waitForURL((url) => url.pathname === address)
  await untilAlive(page)
  await expect(page.getByRole('button', { name: 'Miền Nam' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveTitle(/heo/i)
  await expect(main(page)).not.toContainText(PORK)

  // The documents themselves, as they come from the server
  expect(await titleOf(context.request, address)).toBe(southernText(dish.title))
  expect(await titleOf(request, address)).toBe(dish.title)

  await page.goto(menuPath(menuId))
  await untilAlive(page)
  await expect(main(page)).toContainText(/heo/i)
  await expect(main(page)).not.toContainText(PORK)

  await page.goto(paths.cart)
  await untilAlive(page)
  await expect(main(page).getByText('giò lợn của bà')).toBeVisible()
  await expect(main(page).locator('label:has(input)', { hasText: /heo/i }).first()).toBeVisible()
  await expect(main(page).locator('label:has(input)', { hasText: PORK })).toHaveCount(1)

  await page.getByRole('button', { name: 'Miền Bắc' }).click()
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain(SOUTHERN_WORDS_COOKIE.split('=')[0])
  await untilAlive(page)
  await expect(main(page).locator('label:has(input)', { hasText: /heo/i })).toHaveCount(0)
  expect(await titleOf(context.request, address)).toBe(dish.title)
})
