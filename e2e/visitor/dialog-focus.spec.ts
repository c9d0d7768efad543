import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { PASSWORD, test } from '../support/accounts'
import { followLink, untilAlive } from '../support/navigate'

interface Case {
  readonly title: string
  readonly path: string
  readonly opener: (page: Page) => Locator
  readonly dialog: (page: Page) => Locator
  /** What must be filled in before. */
  readonly before?: (page: Page) => Promise<void>
}

const button = (name: string) => (page: Page) => page.locator('main').getByRole('button', { name, exact: true })

/** Dialogs of the frame and of each kind: those with their own contents, a question of a form, and `AskFirst`. */
const cases: readonly Case[] = [
  {
    title: 'the menu of a phone',
    path: paths.faq,
    opener: (page) => page.getByRole('button', { name: 'Mở menu' }),
    dialog: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    title: 'deletion of the account',
    path: paths.ownData,
    opener: button('Xóa tài khoản'),
    dialog: (page) => page.getByRole('alertdialog'),
    before: (page) => page.locator('#delete-account-password').fill(PASSWORD),
  },
  {
    title: 'the picture of the account',
    path: paths.personal,
    opener: button('Đổi ảnh đại diện'),
    dialog: (page) => page.getByRole('dialog'),
  },
]

test('Escape and the close button give the focus back to what opened a dialog', async ({ page, account }) => {
  expect(account.email).not.toBe('')
  await page.goto(paths.faq)
  await untilAlive(page)
  for (const { title, path, opener, dialog: shown, before } of cases) {
    await test.step(title, async () => {
      await followLink(page, path)
      for (const close of ['Escape', 'close'] as const) {
        await before?.(page)
        await opener(page).click()
        await expect(shown(page)).toBeVisible()
        if (close === 'Escape') await page.keyboard.press('Escape')
        else await shown(page).getByRole('button', { name: 'Đóng', exact: false }).first().click()
        await expect(shown(page)).toBeHidden()
        await expect(opener(page)).toBeFocused()
      }
    })
  }
})
