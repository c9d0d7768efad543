import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { untilAlive } from './navigate'

/**
 * Opens the builder with the Wednesday that the bank shows, and changes the second dish of its lunch for the first one offered.
 * @returns where lunch stands, and the new dish's title
 */
export async function changeLunchDish(page: Page): Promise<{ readonly lunch: Locator; readonly dish: string }> {
  await page.goto(`${paths.menuBank}?nhom=2`)
  await untilAlive(page)
  await page.getByRole('link', { name: 'Thứ tư' }).click()
  await page.getByRole('link', { name: 'Đổi món, đổi nguyên liệu' }).click()
  const lunch = page.getByRole('region', { name: 'Bữa trưa' })
  await lunch.getByRole('button', { expanded: false }).nth(1).click()
  await lunch.getByRole('button', { name: /^Đổi món / }).click()
  const offer = lunch.getByRole('button', { name: /^Đổi sang / }).first()
  const dish = /^Đổi sang (.*), cả ngày/.exec((await offer.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await offer.click()
  await expect(lunch.getByRole('button', { name: new RegExp(`^${dish}`) })).toBeFocused()
  return { lunch, dish }
}
