import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'
import { expectFitsWideWindow } from '../support/wide-window'

const field = (page: Page, name: string) => page.locator('main').getByRole('textbox', { name, exact: true })

test('a message to the programme: bad entries, a lost network, then sent with its number', async ({ page }) => {
  await page.goto(paths.contact)
  const send = page.locator('main').getByRole('button', { name: 'Gửi cho chúng tôi' })
  await send.click()
  for (const name of ['Họ và tên', 'Email của bạn (không bắt buộc)', 'Nội dung']) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.locator('main').getByText('Vui lòng chọn thông tin')).toHaveCount(6)
  await expectAccessible(page, 'main')
  await expectFitsWideWindow(page, send)

  await field(page, 'Họ và tên').fill('Lan')
  await field(page, 'Email của bạn (không bắt buộc)').fill('lan@')
  await field(page, 'Nội dung').fill('Bé 7 tháng ăn được gì?')
  await send.click()
  await expect(page.locator('#contact-email-error')).toContainText('Email chưa đúng')
  await field(page, 'Email của bạn (không bắt buộc)').fill('lan@example.vn')
  await page.route('**/api/UserContact/AddNew', (route) => route.abort())
  await send.click()
  await expect(page.locator('main').getByText('Không kết nối được với máy chủ')).toBeVisible()
  await expect(field(page, 'Nội dung')).toHaveValue('Bé 7 tháng ăn được gì?')
  await page.unroute('**/api/UserContact/AddNew')
  await send.click()
  await expect(page.getByText(/Lời nhắn số \d+, đang chờ trả lời/)).toBeVisible()
})
