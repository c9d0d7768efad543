import { expect, type Page } from '@playwright/test'

/** Picks the first entry that the typed text finds. */
export async function choose(page: Page, name: string, typed: string): Promise<void> {
  const select = page.getByRole('combobox', { name })
  await select.fill(typed)
  await expect(page.getByRole('option').first()).toBeVisible()
  await select.press('Enter')
}

/**
 * Picks an entry that would lose something: it is asked, a no leaves all as it was, a yes changes it.
 *
 * @param question title of the dialog
 * @param lost what it names
 */
export async function chooseWithLoss(
  page: Page,
  name: string,
  typed: string,
  { question, lost, yes }: { readonly question: string; readonly lost: string; readonly yes: string },
): Promise<void> {
  const select = page.getByRole('combobox', { name })
  const before = await select.inputValue()
  const dialog = page.getByRole('alertdialog', { name: question })
  await choose(page, name, typed)
  await expect(dialog).toContainText(lost)
  await dialog.getByRole('button', { name: 'Hủy' }).click()
  await expect(dialog).toBeHidden()
  await expect(select).toHaveValue(before)
  await choose(page, name, typed)
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(select).not.toHaveValue(before)
}
