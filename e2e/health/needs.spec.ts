import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { expectAccessibleMain } from '../support/accessible'
import { untilAlive } from '../support/navigate'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const PREGNANT = 'mebau@example.vn'

const forWhom = (page: Page) => page.getByLabel('Xem nhu cầu của ai?')
const needOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) })

test('anyone chooses week 20 and reads recommendation, safe level, source and explanation', async ({ page }) => {
  await page.goto(paths.nutritionNeeds)
  await untilAlive(page)
  await forWhom(page).selectOption({ label: 'Mẹ mang thai tuần 20' })
  await expect(page).toHaveURL(/\?cho=tuan-20$/)
  await expect(page.getByRole('heading', { name: 'Nhu cầu mỗi ngày: Mẹ mang thai tuần 20' })).toBeVisible()
  await expect(needOf(page, 'Năng lượng').first()).toContainText('1.980 - 2.010 kcal')

  await page.getByText('Vitamin (', { exact: false }).first().click()
  const vitaminC = needOf(page, 'Vitamin C')
  await expect(vitaminC).toContainText('110 miligam')
  await expect(vitaminC).toContainText('2.000 miligam')
  await expect(vitaminC).toContainText('Nguồn: Viện Dinh dưỡng')
  await expect(vitaminC).not.toContainText('143')
  const vitaminD = needOf(page, 'Vitamin D')
  await vitaminD.getByText('Giải thích thêm').click()
  await expect(vitaminD).toContainText('ánh nắng')
  await expectAccessibleMain(page)

  // Energy follows the activity; the address can be shared.
  await page.getByLabel('Mức vận động hằng ngày').selectOption('nang')
  await expect(page).toHaveURL(/\?cho=tuan-20&muc=nang$/)
  await expect(needOf(page, 'Năng lượng').first()).toContainText('2.550 - 2.590 kcal')

  // The next visit on this device begins where this one ended.
  await page.goto(paths.nutritionNeeds)
  await expect(page.getByText('Đang xem theo lựa chọn lần trước trên máy này.')).toBeVisible()
  await expect(forWhom(page)).toHaveValue('tuan-20')
  await expect(needOf(page, 'Năng lượng').first()).toContainText('2.550 - 2.590 kcal')
})

test('the ranges of menus stand apart, with their reasons', async ({ page }) => {
  await page.goto(`${paths.nutritionNeeds}?cho=tuan-20`)
  await untilAlive(page)
  await expect(page.getByText('Đây không phải mức khuyến nghị')).toBeVisible()
  await page.getByText('Vitamin, chất khoáng và các chỉ tiêu khác (').click()
  const row = page.getByRole('row').filter({ hasText: 'mất đi khi nấu' })
  await expect(row).toContainText('từ 143 đến 2.000 miligam')
  await expect(row).toContainText('Khuyến nghị: 110 miligam')
  await expectAccessibleMain(page)
})

test('a pregnant visitor opens on her own week, her children one touch away', async ({ page }) => {
  await signIn(page, PREGNANT)
  await page.goto(paths.nutritionNeeds)
  await expect(page.getByText('Đang xem theo hồ sơ của bạn.')).toBeVisible()
  await expect(forWhom(page)).toHaveValue(/^tuan-2[2-9]$/)
  await expect(page.getByRole('heading', { name: /^Nhu cầu mỗi ngày: Mẹ mang thai tuần 2[2-9]$/ })).toBeVisible()
  const own = page.getByRole('navigation', { name: 'Của nhà bạn' })
  await expect(own.getByRole('link')).toHaveCount(3)
  await own.getByRole('link', { name: /^Bé Gạo/ }).click()
  await expect(
    page.getByRole('heading', { name: /^Nhu cầu mỗi ngày: Bé 1[0-9] tháng|Nhu cầu mỗi ngày: Bé 1 tuổi/ }),
  ).toBeVisible()
  await expect(page.getByLabel('Mức vận động hằng ngày')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a stage and an activity are chosen by a form, and groups open', async ({ page }) => {
    await page.goto(paths.nutritionNeeds)
    await expect(page.getByRole('heading', { name: 'Nhu cầu mỗi ngày: Mẹ mang thai tuần 1' })).toBeVisible()
    await forWhom(page).selectOption('tuan-30')
    await page.getByLabel('Mức vận động hằng ngày').selectOption('vua')
    await page.getByRole('button', { name: 'Xem nhu cầu' }).click()
    await expect(page).toHaveURL(/\?cho=tuan-30&muc=vua$/)
    await expect(needOf(page, 'Năng lượng').first()).toContainText('2.460 - 2.500 kcal')
    await page.getByText('Chất khoáng (').first().click()
    await expect(needOf(page, 'Canxi')).toContainText('1.200 miligam')
  })
})
