import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { followLink, untilAlive } from '../support/navigate'
import { expect, test } from '../support/test'

const products = (page: Page) => page.getByRole('region', { name: 'Sản phẩm của chương trình' })

/** Names of the product calls that the page sends from now on. */
function productCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/api\/(Product\/\w+|UnitConverts)/.exec(request.url()) ?? []
    if (name !== undefined) calls.push(name)
  })
  return calls
}

test('products stand beside menus, marked as what they are, fetched when they come near and once for all pages', async ({
  page,
}) => {
  const calls = productCalls(page)
  await page.goto(`${paths.menuBank}?cho=2`)
  await untilAlive(page)
  await expect(products(page)).toContainText('Thông tin sản phẩm, không phải lời khuyên y tế.')
  expect(calls).toEqual([])
  await products(page).scrollIntoViewIfNeeded()
  await expect(products(page).getByRole('link', { name: 'Muối i-ốt' })).toBeVisible()
  await products(page).getByRole('button', { name: 'Xem thông tin từng sản phẩm' }).click()
  await expect(products(page).getByText('Gia vị mặn có bổ sung i-ốt')).toBeVisible()
  await expectAccessible(page)
  expect(calls).toEqual(['Product/GetLogos', 'Product/GetAll'])

  await page.getByRole('link', { name: 'Thứ tư' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Thực đơn một tuần/ })).toBeVisible()
  await products(page).scrollIntoViewIfNeeded()
  await expect(products(page).getByRole('link', { name: 'Muối i-ốt' })).toBeVisible()
  expect(calls).toEqual(['Product/GetLogos', 'Product/GetAll'])
})

test('no product stands beside menus of children under 24 months', async ({ page }) => {
  const calls = productCalls(page)
  await page.goto(`${paths.menuBank}?cho=5`)
  await untilAlive(page)
  for (const [group, name] of [
    [5, 'Bé 6–8 tháng'],
    [6, 'Bé 9–11 tháng'],
    [7, 'Bé 12–17 tháng'],
    [8, 'Bé 18–23 tháng'],
  ] as const) {
    await followLink(page, `${paths.menuBank}?cho=${group}`)
    await expect(page.getByRole('heading', { name: `Thực đơn tuần: ${name}` })).toBeVisible()
    await expect(products(page)).toHaveCount(0)
    await page.keyboard.press('End')
  }
  await page.getByRole('link', { name: 'Thứ tư' }).click()
  await expect(page.getByRole('region', { name: 'Thứ tư', exact: true })).toBeVisible()
  await expect(products(page)).toHaveCount(0)
  expect(calls).toEqual([])
})
