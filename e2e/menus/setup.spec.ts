import { paths } from 'shared-contracts/paths'
import { expectAccessibleMain } from '../support/accessible'
import { untilAlive } from '../support/navigate'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

test('the setup of the bank begins with the object type of its address and leads to its menus', async ({ page }) => {
  const response = await page.goto(`${paths.menuBankSetup}/6`)
  expect(response?.status()).toBe(200)
  await untilAlive(page)
  await expect(page.getByRole('heading', { name: 'Đang chọn: Bé 9–11 tháng' })).toBeVisible()
  await expectAccessibleMain(page)
  await page.getByRole('link', { name: 'Xem thực đơn cho bé 9–11 tháng' }).click()
  await expect(page).toHaveURL(/\?cho=6$/)
})

test('without login the setup of building says what it leads to, and a week of pregnancy leads there', async ({
  page,
}) => {
  await page.goto(paths.buildMenuSetup)
  await untilAlive(page)
  await expect(page.getByText(/chọn món cho từng bữa/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nhà bạn' })).toHaveCount(0)
  const pregnant = page.getByRole('form', { name: 'Mẹ đang mang thai' })
  await pregnant.getByLabel('Tuần thai').selectOption('20')
  await pregnant.getByRole('button', { name: 'Lập thực đơn' }).click()
  await expect(page).toHaveURL(/tu-tao-thuc-don-dinh-duong\?cho=2$/)
})

test('an id that names no object type is not found', async ({ page }) => {
  for (const path of [`${paths.menuBankSetup}/11`, `${paths.buildMenuSetup}/0`, `${paths.buildMenuSetup}/be`]) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])
  }
  // What old pages left undefined leads to the page above.
  await page.goto(`${paths.buildMenuSetup}/undefined`)
  await expect(page).toHaveURL(paths.buildMenuSetup)
})

test('a visitor is offered herself and her children by name before all others, and told what building leads to', async ({
  page,
}) => {
  await signIn(page, 'mebau@example.vn')
  await page.goto(paths.buildMenuSetup)
  await untilAlive(page)
  await expect(page.getByText(/chọn món cho từng bữa/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Nhà bạn')
  await expect(page.getByRole('link', { name: /^Bạn: mẹ mang thai/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bé Na: bé 36–60 tháng' })).toBeVisible()
  await expectAccessibleMain(page)
  await page.getByRole('link', { name: 'Bé Gạo: bé 12–17 tháng' }).click()
  await expect(page).toHaveURL(/tu-tao-thuc-don-dinh-duong\?cho=7$/)
})

test('the former address of menus leads to those of mothers or children', async ({ request }) => {
  const locations = await Promise.all(
    [
      '/recipes-menu?isMother=true',
      '/recipes-menu?isMother=false',
      '/Recipes-Menu?ismother=TRUE',
      '/RECIPES-MENU?IsMother=False',
      '/recipes-menu',
      // As the bank and the builder named object types before
      `${paths.menuBank}?nhom=2&mon=ca`,
      `${paths.buildMenu}?nhom=6`,
    ].map(async (address) => {
      const response = await request.get(address, { maxRedirects: 0 })
      return [response.status(), response.headers().location]
    }),
  )
  expect(locations).toEqual([
    [301, `${paths.menuBank}?cho=1`],
    [301, `${paths.menuBank}?cho=5`],
    [301, `${paths.menuBank}?cho=1`],
    [301, `${paths.menuBank}?cho=5`],
    [301, paths.menuBank],
    [301, `${paths.menuBank}?mon=ca&cho=2`],
    [301, `${paths.buildMenu}?cho=6`],
  ])
})
