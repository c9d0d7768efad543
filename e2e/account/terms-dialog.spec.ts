import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { untilAlive } from '../support/navigate'
import { expect, test } from '../support/test'

const TERMS = 'Điều khoản & Chính sách'

const main = (page: Page) => page.locator('main')
const dialog = (page: Page) => page.getByRole('dialog', { name: TERMS })
const name = (page: Page) => main(page).getByRole('textbox', { name: 'Họ và tên' })
const password = (page: Page) => main(page).getByLabel('Mật khẩu', { exact: true })
/** In the form, and at the end of every page. */
const inForm = (page: Page) => main(page).locator('form').locator(`a[href="${paths.terms}"]`)
const inFooter = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: TERMS })

test('the terms open over the registration, from its form and from the footer, and take nothing away', async ({
  page,
}) => {
  await page.goto(paths.register)
  await untilAlive(page)
  await name(page).fill('Trần Thị Hoa')
  await password(page).fill('Mot-cau-ngan')

  for (const [link, close] of [
    [inForm(page), () => page.keyboard.press('Escape')],
    [inFooter(page), () => dialog(page).getByRole('button', { name: 'Đóng' }).click()],
  ] as const) {
    await link.click()
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page)).toContainText('Dữ liệu sức khỏe')
    expect((await dialog(page).textContent())?.length).toBeGreaterThan(500)
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(paths.register)
    await expect(name(page)).toHaveValue('Trần Thị Hoa')
    await expect(password(page)).toHaveValue('Mot-cau-ngan')
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // The form of the registration needs scripts and says so.
  test('the link of the footer leads to the page of the terms', async ({ page }) => {
    await page.goto(paths.register)
    await inFooter(page).click()
    await expect(page).toHaveURL(paths.terms)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(TERMS)
  })
})
