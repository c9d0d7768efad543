import { Secret, TOTP } from 'otpauth'
import { paths } from 'shared-contracts/paths'
import { expectAccessibleMain } from '../support/accessible'
import { enter, newAccount, PASSWORD } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { sendLogin } from '../support/sign-in'
import { expect, test } from '../support/test'

/** What the app shows. */
const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() })

test('a second step is set up on the security page, and asked for by the next login', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await newAccount(request)
  await enter(context, account, baseURL)
  const main = page.locator('main')
  await page.goto(paths.security)
  await untilAlive(page)
  await main.getByRole('button', { name: 'Thêm ứng dụng tạo mã' }).click()
  await main.getByLabel('Mật khẩu của bạn').first().fill(PASSWORD)
  await main.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(main.getByRole('img', { name: 'Mã QR để quét bằng ứng dụng tạo mã' })).toBeVisible()
  await expectAccessibleMain(page)
  const address = (await main.getByRole('link', { name: 'Mở trong ứng dụng trên máy này' }).getAttribute('href')) ?? ''
  const secret = new URL(address).searchParams.get('secret') ?? ''
  await main.getByRole('textbox', { name: 'Mã trong ứng dụng' }).fill(codeOf(secret))
  await main.getByRole('button', { name: 'Hoàn tất' }).click()
  const codes = main.getByRole('region', { name: 'Mã dự phòng của bạn' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recoveryCode = ''] = await codes.allTextContents()
  await main.getByRole('button', { name: 'Tôi đã lưu mã' }).click()
  await expect(main.getByText('Bạn đã qua bước xác nhận thứ hai')).toBeVisible()

  // No script reads the browser's proof, and without it the token is that of a session which has passed nothing.
  expect((await context.cookies()).find(({ name }) => name.endsWith('step'))).toMatchObject({ httpOnly: true })
  await context.clearCookies()
  await page.goto(`${paths.login}?returnTo=${encodeURIComponent(paths.security)}`)
  await untilAlive(page)
  await sendLogin(page, account.email, PASSWORD)
  const code = main.getByRole('textbox', { name: 'Mã xác nhận' })
  await expect(code).toBeFocused()
  await code.fill('000000')
  await main.getByRole('button', { name: 'Xác nhận', exact: true }).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await main.getByRole('button', { name: 'Dùng mã dự phòng' }).click()
  await main.getByRole('textbox', { name: 'Mã dự phòng' }).fill(recoveryCode.toLowerCase())
  await main.getByRole('button', { name: 'Xác nhận', exact: true }).click()
  await page.waitForURL((url) => url.pathname === paths.security)
  await expect(main.getByText('Còn 9 mã dự phòng')).toBeVisible()
})
