import { expect, type Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { test } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { signIn } from '../support/sign-in'

const PREGNANT = 'mebau@example.vn'

const rows = (page: Page) => page.getByRole('region', { name: 'Bảng các lần cân' }).getByRole('row')

test('a mother keeps her weights, and they are hers alone', async ({ page }) => {
  await signIn(page, PREGNANT)
  await page.goto(paths.motherHealth)
  await untilAlive(page)
  const weight = page.getByLabel('Cân nặng hiện tại')

  await test.step('the weeks of her profile stand in the form; a weight in grams is told at its field', async () => {
    await expect(page.getByLabel('Tuần thai (số tuần đã đủ)')).not.toHaveValue('')
    await page.getByLabel('Tuần thai (số tuần đã đủ)').fill('22')
    await page.getByLabel('Chiều cao của mẹ').fill('158')
    await page.getByLabel('Cân nặng trước khi mang thai').fill('50')
    await weight.fill('20')
    await page.getByRole('button', { name: 'Lưu và xem kết quả' }).click()
    await expect(page.locator('[id$="-error"]', { hasText: 'Cân nặng của mẹ phải từ 30 đến 180 kg' })).toBeVisible()
  })

  await test.step('a weight is judged against the band of her BMI', async () => {
    await weight.fill('54')
    await page.getByRole('button', { name: 'Lưu và xem kết quả' }).click()
    await expect(page.getByRole('heading', { name: 'Kết quả lần gần nhất' })).toBeInViewport()
    await expect(page.getByText(/mẹ đã tăng 4 kg/)).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    await expect(page.locator('svg [role=img][tabindex]')).toHaveCount(1)
  })

  await test.step('with two children the weighing is judged by their range, which the form remembers', async () => {
    await expect(page.getByLabel('Một bé')).toBeChecked()
    await page.getByLabel('Hai bé').check()
    await page.getByLabel('Tuần thai (số tuần đã đủ)').fill('22')
    await weight.fill('54')
    await page.getByRole('button', { name: 'Lưu và xem kết quả' }).click()
    await expect(page.getByText(/\(khoảng cho thai đôi\)/)).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    await expect(page.getByLabel('Hai bé')).toBeChecked()
  })

  await test.step('the history is reset and brought back', async () => {
    await page.getByRole('button', { name: 'Xóa toàn bộ lịch sử' }).click()
    await page.getByRole('button', { name: 'Xóa toàn bộ', exact: true }).click()
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Khôi phục số liệu đã xóa' }).click()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: /^Xóa lần cân / }).click()
    await expect(rows(page)).toHaveCount(0)
  })

  await test.step('another mother is judged and not kept', async () => {
    await page.getByRole('button', { name: 'Mẹ khác (không lưu)' }).click()
    await page.getByLabel('Sau sinh, cho con bú').check()
    await page.getByLabel('Số tuần sau sinh').fill('8')
    await page.getByLabel('Chiều cao của mẹ').fill('150')
    await weight.fill('60')
    await page.getByRole('button', { name: 'Xem kết quả' }).click()
    await expect(page.getByText('26,7 kg/m²')).toBeVisible()
    await page.getByRole('button', { name: 'Sổ của tôi' }).click()
    await expect(rows(page)).toHaveCount(0)
  })
})

test('nothing is kept without consent, and what was kept is deleted for good when it is withdrawn', async ({
  page,
  account,
}) => {
  const withdraw = async () => {
    await account.post('User/SetConsent', { purpose: 'health-data', given: false, textVersion: '1' })
    await page.goto(paths.motherHealth)
    await untilAlive(page)
  }
  const withdrawn = page.getByText('Bạn đã rút đồng ý lưu dữ liệu sức khỏe')

  await withdraw()
  await expect(withdrawn).toBeVisible()
  await page.getByLabel('Sau sinh, cho con bú').check()
  await page.getByLabel('Số tuần sau sinh').fill('8')
  await page.getByLabel('Chiều cao của mẹ').fill('158')
  await page.getByLabel('Cân nặng hiện tại').fill('55')
  await page.getByRole('button', { name: 'Lưu và xem kết quả' }).click()
  await page.getByRole('button', { name: 'Đồng ý và lưu' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(withdrawn).toBeHidden()

  await withdraw()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Xóa hẳn số liệu sức khỏe' }).click()
  await page.getByRole('button', { name: 'Xóa hẳn', exact: true }).click()
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Khôi phục số liệu đã xóa' }).click()
  await expect(rows(page)).toHaveCount(0)
})
