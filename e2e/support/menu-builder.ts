import { expect, type Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { untilAlive } from './navigate'

/** The Wednesday that the bank shows, opened in the builder. */
export async function openWednesday(page: Page): Promise<void> {
  await page.goto(`${paths.menuBank}?cho=2`)
  await untilAlive(page)
  await page.getByRole('link', { name: 'Thứ tư' }).click()
  await page.getByRole('link', { name: 'Đổi món, đổi nguyên liệu' }).click()
}

/** Replaces the second dish of lunch by the first one offered, whose title it returns. */
export async function changeLunch(page: Page): Promise<string> {
  const lunch = page.getByRole('region', { name: 'Bữa trưa' })
  await lunch.getByRole('button', { expanded: false }).nth(1).click()
  await lunch.getByRole('button', { name: /^Đổi món / }).click()
  const offer = lunch.getByRole('button', { name: /^Đổi sang / }).first()
  const dish = /^Đổi sang (.*), cả ngày/.exec((await offer.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await offer.click()
  await expect(lunch.getByRole('button', { name: new RegExp(`^${dish}`) })).toBeFocused()
  return dish
}
