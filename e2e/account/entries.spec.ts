import type { Locator, Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { validationMessages } from 'shared-contracts/validation'
import { untilAlive } from '../support/navigate'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const WHOLE = 'Hãy nhập số nguyên, không có phần lẻ, ví dụ 12.'
const PHONE = 'Bạn nhập email hoặc số điện thoại gồm 10 chữ số, bắt đầu bằng số 0 nhé.'

const main = (page: Page) => page.locator('main')

/** The message that a control is described by; empty when it has none. */
async function messageOf(page: Page, control: Locator): Promise<string> {
  const described = (await control.getAttribute('aria-describedby'))?.split(' ') ?? []
  const id = described.find((each) => each.endsWith('-error'))
  return id === undefined ? '' : ((await page.locator(`[id="${id}"]`).textContent()) ?? '')
}

const expectMessage = (page: Page, control: Locator, message: string) =>
  expect.poll(() => messageOf(page, control)).toBe(message)

test('registration tells a phone without its 0 and weeks with decimals at their fields, and keeps what was typed', async ({
  page,
}) => {
  await page.goto(paths.register)
  await untilAlive(page)
  const name = main(page).getByRole('textbox', { name: 'Email hoặc số điện thoại' })
  const weeks = main(page).getByRole('combobox', { name: 'Số tuần thai' })
  await main(page).getByText('Mẹ bầu hoặc mẹ cho con bú').click()
  await main(page).getByText('Mang thai', { exact: true }).click()
  await weeks.pressSequentially('12,5')
  await expect(weeks).toHaveValue('12')
  await expectMessage(page, weeks, WHOLE)

  for (const phone of ['912345678', '9123456789']) {
    await name.fill(phone)
    await main(page).getByRole('button', { name: 'Đăng ký', exact: true }).click()
    await expectMessage(page, name, PHONE)
    await expect(name).toHaveValue(phone)
  }

  const summary = main(page).getByRole('alert')
  await expect(summary.getByRole('link', { name: `Email hoặc số điện thoại: ${PHONE}` })).toBeVisible()
  await summary.getByRole('link', { name: `Số tuần thai: ${WHOLE}` }).click()
  await expect(weeks).toBeFocused()
  await weeks.pressSequentially('12')
  await name.focus()
  await expect(weeks).toHaveValue('12')
  await expectMessage(page, weeks, '')
})

test('a mother who types weeks with decimals, none or 41 is told at the field; what she typed stays', async ({
  page,
}) => {
  await signIn(page, 'mebau@example.vn')
  await page.goto(paths.motherHealth)
  await untilAlive(page)
  const weeks = page.getByLabel('Tuần thai (số tuần đã đủ)')
  await weeks.fill('')
  await weeks.pressSequentially('12,5')
  await expectMessage(page, weeks, WHOLE)
  await page.getByRole('button', { name: 'Lưu và xem kết quả' }).click()
  await expect(
    main(page)
      .getByRole('alert')
      .getByRole('link', { name: `Tuần thai (số tuần đã đủ): ${WHOLE}` }),
  ).toBeVisible()
  await expect(weeks).toHaveValue('12,5')
  for (const [typed, message] of [
    ['0', validationMessages.pregnancyWeeks],
    [
      '41',
      'Tuổi thai từ 1 đến 40 tuần. Thai đã quá 40 tuần: mẹ đến nơi khám thai ngay hôm nay. Nếu bé đã chào đời, chọn “Sau sinh, cho con bú”.',
    ],
  ] as const) {
    await weeks.fill(typed)
    await page.getByRole('button', { name: 'Lưu và xem kết quả' }).click()
    await expectMessage(page, weeks, message)
    await expect(weeks).toHaveValue(typed)
  }
})

test('what is no measure stays and is explained, a refused key until the field is left', async ({ page }) => {
  await page.goto(paths.babyHealth)
  await untilAlive(page)
  const weight = main(page).getByLabel('Cân nặng', { exact: true })
  await weight.pressSequentially('9,55')
  await expect(weight).toHaveValue('9,55')
  await expectMessage(page, weight, 'Chỉ ghi một chữ số sau dấu phẩy, ví dụ 8,5.')
  await weight.press('Backspace')
  await expectMessage(page, weight, '')
  await weight.pressSequentially('a')
  await expectMessage(page, weight, 'Chỉ ghi chữ số và một dấu phẩy, ví dụ 8,5.')
  await weight.blur()
  await expectMessage(page, weight, '')
  await expect(weight).toHaveValue('9,5')
})
