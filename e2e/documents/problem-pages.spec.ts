import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { expectFrame, followLink, untilAlive } from '../support/navigate'
import { badPage } from '../support/site/faults'
import { expect, test } from '../support/test'

const main = (page: Page) => page.locator('main')

test('"Page not found": said in both languages on a whole page, with search and the way home', async ({ page }) => {
  const response = await page.goto('/khong-co-trang-nay')
  expect(response?.status()).toBe(404)
  await untilAlive(page)
  await expectFrame(page)
  await expect(page).toHaveTitle(/^Không tìm thấy trang/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Không tìm thấy trang này')
  for (const words of ['Page not found', 'This page could not be found'])
    await expect(main(page).locator('[lang=en]').getByText(words, { exact: true })).toBeVisible()
  await expect(main(page).getByText('Có thể địa chỉ đã đổi hoặc bài viết đã được gỡ.')).toBeVisible()
  await expect(main(page).getByRole('search')).toBeVisible()
  await main(page).getByRole('link', { name: 'Về trang chủ' }).click()
  await expect(page).toHaveURL(paths.home)
  await expect(page.getByText('Page not found')).toHaveCount(0)
})

test('"An error occurred": said where a page breaks in the browser, with what still works and a retry', async ({
  page,
}) => {
  const fault = await badPage(page, 'notebook', 'faq', 'render')
  await page.goto(paths.babyHealth)
  await untilAlive(page)
  await followLink(page, paths.faq)
  const panel = main(page).locator('[data-fault-panel]')
  await expect(panel.locator('[lang=en]')).toHaveText('An error occurred.')
  await expect(panel.getByText('Phần này đang gặp trục trặc')).toBeVisible()
  await expect(panel.getByText('Các phần khác của trang vẫn dùng được.')).toBeVisible()
  await expectFrame(page)
  fault.mend()
  // So long the shell answers with the failure that it has just seen.
  await page.waitForTimeout(1_100)
  await panel.getByRole('button', { name: 'Thử lại' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('An error occurred')).toHaveCount(0)
})
