import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { untilAlive } from '../support/navigate'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const NURSING = 'mechobu@example.vn'

async function open(page: Page): Promise<void> {
  await page.goto(paths.nutritionCheck)
  await untilAlive(page)
}

async function add(page: Page, keyword: string, title: string): Promise<void> {
  await page.getByLabel('Tìm món ăn hoặc thực phẩm').fill(keyword)
  await page.getByRole('button', { name: title, exact: true }).click()
}

const summary = (page: Page) =>
  page.getByText(/^Trong \d+ chỉ tiêu chính có mức khuyến nghị hoặc mức tối đa an toàn: \d+ đạt/)

test('anyone checks a day of eating', async ({ page }) => {
  await open(page)
  await page.getByLabel('Kiểm tra cho ai?').selectOption({ label: 'Mẹ mang thai tuần 30' })
  await test.step('half a bowl of phở is no day to judge', async () => {
    await page.getByRole('button', { name: 'Thêm vào bữa sáng' }).click()
    await add(page, 'pho bo', 'Phở bò')
    await page.getByRole('button', { name: 'Xong' }).click()
    await page.getByRole('button', { name: 'Bớt Phở bò' }).click()
    const result = page.locator('section', { has: page.getByRole('heading', { name: /^Những gì đã ghi: / }) })
    await expect(result.getByRole('status')).toHaveText(
      /^Mẹ mới ghi một bữa \(khoảng \d %\snăng lượng của ngày\): mẹ ghi nốt bữa trưa, bữa tối và các bữa phụ, nếu có, để xem nhận xét về cả ngày\.$/,
    )
    await expect(result).toContainText(/Năng lượng: \d+ kcal/)
    await expect(result).not.toContainText(/Khuyến nghị|còn thiếu|vượt|Thịt cá đã đủ/)
    await expect(summary(page)).toHaveCount(0)
  })
  await page.getByRole('button', { name: 'Thêm vào bữa trưa' }).click()
  await add(page, 'com trang', 'Cơm trắng')
  await add(page, 'sữa chua', 'Sữa chua')
  await page.getByRole('button', { name: 'Xong' }).click()
  await page.getByRole('button', { name: 'Thêm vào bữa tối' }).click()
  await add(page, 'gao te', 'Gạo tẻ')
  await page.getByRole('button', { name: 'Xong' }).click()
  // Enough for a day, whatever the activity.
  await page.getByLabel('Lượng Gạo tẻ', { exact: true }).fill('2')
  await expect(summary(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'So với mức khuyến nghị: Mẹ mang thai tuần 30' })).toBeVisible()

  const energy = page
    .getByRole('listitem')
    .filter({ hasText: /^Năng lượng(?! từ)/ })
    .locator('small')
  // Each verdict names what it was made by.
  await expect(energy).toContainText('Khuyến nghị 2.180 - 2.210 kcal')
  await expect(page.getByRole('heading', { name: 'Lượng thực phẩm, so với khoảng của thực đơn' })).toBeVisible()
  await page.getByLabel('Mức vận động hằng ngày').selectOption({ label: 'Nặng: mang vác, lao động chân tay cả ngày' })
  await expect(energy).toContainText('Khuyến nghị 2.750 - 2.790 kcal')
  const before = await energy.textContent()
  await page.getByRole('button', { name: 'Thêm Cơm trắng' }).click()
  await expect(energy).not.toHaveText(before ?? '')
  // What is not known is told as such, never as a zero.
  await page.getByText('Tất cả chỉ tiêu', { exact: true }).click()
  const iodine = page.getByRole('row', { name: /I-ốt/ })
  await expect(iodine).toContainText('chưa có số liệu')
  await expect(iodine).toContainText('không đánh giá: Bảng thành phần thực phẩm chưa có số liệu i-ốt')
  // A suggestion goes into the day.
  await page
    .getByRole('button', { name: /^Thêm \d+ g cam/ })
    .first()
    .click()
  await expect(page.getByLabel('Lượng Cam')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Đăng nhập để lưu' })).toBeVisible()

  await expectAccessible(page, 'main')
})

test('a user keeps a check by questions, opens and deletes it', async ({ page }) => {
  await signIn(page, NURSING)
  await open(page)
  await expect(page.getByLabel('Kiểm tra cho ai?')).toHaveValue('me')
  await page.getByRole('button', { name: 'Trả lời câu hỏi tư vấn' }).click()
  const rice = page.getByLabel(/bao nhiêu phần cơm/)
  await rice.fill('31')
  await page.getByRole('button', { name: 'Xem kết quả tư vấn' }).click()
  await expect(page.locator('[id$="-error"]', { hasText: 'Bạn ghi một số từ 0 đến 30 phần.' })).toBeVisible()
  await rice.fill('12')
  await page.getByLabel('Có nhưng hay quên').check()
  await page.getByLabel(/Có dị ứng, kiêng món nào/).fill('Dị ứng tôm')
  await page.getByRole('button', { name: 'Xem kết quả tư vấn' }).click()
  await expect(summary(page)).toBeVisible()
  await expect(page.getByText(/Trong tháng đầu sau sinh mẹ vẫn cần viên sắt và acid folic/)).toBeVisible()

  await page.getByRole('button', { name: 'Lưu lần kiểm tra này' }).click()
  const kept = page.getByRole('listitem').filter({ hasText: 'theo câu hỏi' })
  await expect(kept).toHaveCount(1)
  await page.reload()
  await untilAlive(page)
  await kept.getByRole('button', { name: /Mở lại/ }).click()
  await expect(rice).toHaveValue('12')
  await expect(page.getByLabel(/Có dị ứng, kiêng món nào/)).toHaveValue('Dị ứng tôm')
  await kept.getByRole('button', { name: /Xóa/ }).click()
  await expect(kept).toHaveCount(0)
})
