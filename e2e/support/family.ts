import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { followLink } from './navigate'

/* Where each section shows who belongs to the visitor's account. */

const main = (page: Page) => page.locator('main')

/** Health: the children whose growth book can be opened. */
export const bookChoices = (page: Page): Locator => main(page).getByRole('group', { name: 'Chọn bé' })

/** Menus: the visitor's family, each with the object type of today. */
export const familyMenus = (page: Page): Locator =>
  main(page).getByRole('navigation', { name: 'Thực đơn cho gia đình bạn' })

/** Health, self-check of the diet: the people of the account. */
export const dietPeople = (page: Page): Locator =>
  main(page).getByLabel('Kiểm tra cho ai?').locator('optgroup').first().locator('option')

/** Account: the children of the overview. */
export const overviewHeading = (page: Page, name: string): Locator =>
  main(page).getByRole('heading', { name, exact: true })

/** Goes through the sections without loading a document and finds each child there, with the age group of its menus. */
export async function expectChildren(page: Page, children: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(children)
  await followLink(page, paths.babyHealth)
  await expect(bookChoices(page).getByRole('button')).toHaveText([...names, 'Bé khác (không lưu)'])
  await followLink(page, paths.menuBank)
  await expect(familyMenus(page).getByRole('link').filter({ hasText: 'Bé ' })).toHaveText(
    names.map((name) => `${name}: ${children[name]}`),
  )
  await followLink(page, paths.nutritionCheck)
  await expect(dietPeople(page).filter({ hasText: 'Bé ' })).toHaveText(
    names.map((name) => `${name} (${children[name]})`),
  )
  await followLink(page, paths.personal)
  for (const name of names) await expect(overviewHeading(page, name)).toBeVisible()
}
