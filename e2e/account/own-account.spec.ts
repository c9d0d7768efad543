import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { formatPhone } from 'shared-contracts/validation'
import { expectAccessibleMain } from '../support/accessible'
import { enter, newAccount, PASSWORD, test, tokenOf } from '../support/accounts'
import { sendLogin } from '../support/sign-in'
import { codeSentTo, linkSentTo } from '../support/site/outbox'

const NEW_PASSWORD = 'Mot-cau-khac-de-nho'

const main = (page: Page) => page.locator('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const tab = (page: Page, name: string) =>
  main(page).getByRole('navigation', { name: 'Các mục của trang cá nhân' }).getByRole('link', { name }).click()

/** The message that a control is described by. */
async function expectMessage(page: Page, control: Locator, message: string | RegExp): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  const described = (await control.getAttribute('aria-describedby'))?.split(' ') ?? []
  await expect(page.locator(`[id="${described.find((id) => id.endsWith('-error'))}"]`)).toHaveText(message)
}

const child = { fullName: 'Bé Na', dayOfBirth: '2025-06-01', gender: 1 } as const
const withChild = {
  userType: 1,
  motherStatus: 'NursingMother',
  children: [child],
  consents: [
    { purpose: 'account', given: true, textVersion: 'thu' },
    { purpose: 'health-data', given: true, textVersion: 'thu' },
  ],
} as const

test('the profile is edited, bad entries are told at their fields, and the header follows', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await newAccount(request, { ...withChild, children: [child], consents: [] })
  await enter(context, account, baseURL)
  await page.goto(paths.personal)
  await expect(main(page).getByRole('heading', { name: 'Bé Na' })).toBeVisible()
  await expectAccessibleMain(page)

  await tab(page, 'Hồ sơ')
  await expect(page).toHaveURL(paths.profile)
  await field(page, 'Họ và tên').fill(' ')
  await main(page).getByRole('combobox', { name: 'Số bé dưới 5 tuổi bạn đang chăm sóc' }).fill('2')
  await page.getByRole('option', { name: '2' }).click()
  const second = main(page).getByRole('group', { name: 'Bé thứ 2' })
  await second.getByRole('textbox', { name: 'Tên gọi ở nhà' }).fill('Bé Tí')
  await second.getByRole('textbox', { name: 'Ngày sinh của bé' }).fill('05/09/2035')
  await press(page, 'Lưu hồ sơ')
  await expectMessage(page, field(page, 'Họ và tên'), 'Vui lòng chọn thông tin')
  await expectMessage(
    page,
    second.getByRole('textbox', { name: 'Ngày sinh của bé' }),
    'Ngày sinh không thể ở sau hôm nay.',
  )
  await expectAccessibleMain(page)

  await field(page, 'Họ và tên').fill('Trần Thị Hoa Sen')
  await second.getByRole('textbox', { name: 'Ngày sinh của bé' }).fill('05/09/2025')
  await second.getByText('Bé trai').click()
  // Neither a lost network nor a lost session takes anything away
  await page.route('**/api/User/UpdateUser', (route) => route.abort())
  await press(page, 'Lưu hồ sơ')
  await expect(main(page).getByText('Không kết nối được với máy chủ')).toBeVisible()
  await page.unroute('**/api/User/UpdateUser')
  await account.post('User/Logout')
  await press(page, 'Lưu hồ sơ')
  await main(page).getByRole('link', { name: 'Đăng nhập' }).click()
  await sendLogin(page, account.email, PASSWORD)
  await expect(page).toHaveURL(paths.profile)
  await expect(second.getByRole('textbox', { name: 'Ngày sinh của bé' })).toHaveValue('05/09/2025')
  await press(page, 'Lưu hồ sơ')
  await expect(page.getByText('Đã lưu thay đổi')).toBeVisible()
  await expect(page.getByRole('banner').getByTitle('Trang cá nhân của bạn')).toContainText('Hoa Sen')
  // New children have their ids: saving again adds no child
  await press(page, 'Lưu hồ sơ')
  await expect(page.getByText('Đã lưu thay đổi')).toHaveCount(2)

  await tab(page, 'Tổng quan')
  await expect(main(page).getByRole('heading', { name: 'Trần Thị Hoa Sen' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: /^Bé (Na|Tí)$/ })).toHaveCount(2)

  expect((await page.goto(`${paths.personal}/khong-co`))?.status()).toBe(404)
  await page.goto(`${paths.personal}/1`)
  await expect(page.getByText('This page could not be found')).toBeVisible()
})

test('a picture is cut in the browser and shown in the header', async ({ page, context, request, baseURL }) => {
  await enter(context, await newAccount(request), baseURL)
  await page.goto(paths.personal)
  await press(page, 'Đổi ảnh đại diện')
  const dialog = page.getByRole('dialog', { name: 'Ảnh đại diện' })
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 150 } })
  await dialog.getByLabel('Chọn ảnh').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(dialog.getByText('Không đọc được ảnh này.')).toBeVisible()
  await dialog.getByLabel('Chọn ảnh').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
  await dialog.getByLabel('Phóng to').fill('2')
  await dialog.getByRole('button', { name: 'Lưu ảnh' }).click()
  await expect(page.getByText('Đã đổi ảnh đại diện')).toBeVisible()
  await expect(page.getByRole('banner').locator('img[src*="/avatars/"]')).toBeVisible()
})

test('password, phone number and email change, each proved first', async ({ page, request, account }) => {
  const elsewhere = await tokenOf(request, account.email, PASSWORD)
  await page.goto(paths.security)

  const devices = main(page).getByRole('list', { name: 'Thiết bị đang đăng nhập' })
  await expect(devices.getByText('thiết bị này', { exact: true })).toBeVisible()
  await devices
    .getByRole('button', { name: /^Đăng xuất thiết bị này/ })
    .first()
    .click()
  await expect(main(page).getByRole('heading', { name: /^Đăng xuất .*, đăng nhập lúc/ })).toBeFocused()
  await press(page, 'Thôi, giữ nguyên')

  const password = (name: string) => main(page).getByLabel(name, { exact: true })
  await password('Mật khẩu hiện tại').fill('sai-mat-khau')
  await password('Mật khẩu mới').fill('ngan')
  await press(page, 'Đổi mật khẩu')
  await expectMessage(page, password('Mật khẩu mới'), 'Mật khẩu cần ít nhất 8 ký tự.')
  await password('Mật khẩu mới').fill(NEW_PASSWORD)
  await password('Nhập lại mật khẩu mới').fill(NEW_PASSWORD)
  await press(page, 'Đổi mật khẩu')
  await expectMessage(page, password('Mật khẩu hiện tại'), 'Mật khẩu hiện tại chưa đúng.')
  await expect(main(page).getByRole('link', { name: 'Quên mật khẩu' })).toHaveAttribute('href', paths.forgotPassword)
  await expectAccessibleMain(page)
  await password('Mật khẩu hiện tại').fill(PASSWORD)
  await press(page, 'Đổi mật khẩu')
  await expect(page.getByText('Đã đổi mật khẩu.')).toBeVisible()
  const other = await page.request.get('/api/User/UserInfo', { headers: { authorization: `Bearer ${elsewhere}` } })
  expect(other.status()).toBe(401)

  const phone = `091${String(Date.now()).slice(-7)}`
  const again = password('Mật khẩu của bạn')
  await field(page, 'Số điện thoại mới').fill('091')
  await press(page, 'Gửi mã xác thực')
  await expectMessage(page, again, 'Vui lòng chọn thông tin')
  await expectMessage(
    page,
    field(page, 'Số điện thoại mới'),
    'Số điện thoại gồm 10 chữ số, bắt đầu bằng số 0. Bạn kiểm tra lại nhé.',
  )
  await field(page, 'Số điện thoại mới').fill(phone)
  await again.fill('sai-mat-khau')
  await press(page, 'Gửi mã xác thực')
  await expectMessage(page, again, 'Mật khẩu hiện tại chưa đúng.')
  await expect(field(page, 'Số điện thoại mới')).toHaveValue(phone)
  await expectAccessibleMain(page)
  await again.fill(NEW_PASSWORD)
  await press(page, 'Gửi mã xác thực')
  const code = await codeSentTo(phone)
  await field(page, 'Mã xác thực').fill(code === '111111' ? '222222' : '111111')
  await press(page, 'Xác nhận số điện thoại')
  await expect(main(page).getByText('Mã hoặc liên kết không đúng').first()).toBeVisible()
  await field(page, 'Mã xác thực').fill(code)
  await press(page, 'Xác nhận số điện thoại')
  await expect(main(page).getByText(formatPhone(phone), { exact: true })).toBeVisible()

  await main(page).getByRole('link', { name: 'Đổi email' }).click()
  await field(page, 'Email mới').fill(account.email)
  await again.fill(NEW_PASSWORD)
  await press(page, 'Gửi thư xác nhận')
  await expectMessage(page, field(page, 'Email mới'), 'Đây là email hiện tại của bạn.')
  const email = `moi-${account.email}`
  await field(page, 'Email mới').fill(email)
  await press(page, 'Gửi thư xác nhận')
  await expect(main(page).getByText('Mời bạn mở hộp thư')).toBeVisible()
  await account.confirmEmail(await linkSentTo(email))
  await main(page).getByRole('link', { name: 'Về mục Bảo mật' }).click()
  await expect(main(page).getByText(email, { exact: true })).toBeVisible()
})

test('the former email takes a change back, sets a new password and logs in', async ({ page, account }) => {
  const email = `trom-${account.email}`
  await account.post('User/ChangeEmail', { email, password: PASSWORD })
  await account.confirmEmail(await linkSentTo(email))
  await page.goto(await linkSentTo(account.email, 2))
  await expectAccessibleMain(page)
  await press(page, 'Hoàn tác và bảo vệ tài khoản')
  await expect(main(page).getByText('Đã lấy lại tài khoản')).toBeVisible()
  await expectAccessibleMain(page)
  const password = (name: string) => main(page).getByLabel(name, { exact: true })
  await password('Mật khẩu mới').fill('12345678')
  await password('Nhập lại mật khẩu mới').fill('12345678')
  await press(page, 'Lưu mật khẩu mới')
  await expectMessage(page, password('Mật khẩu mới'), /nhiều người dùng/)
  await password('Mật khẩu mới').fill(NEW_PASSWORD)
  await password('Nhập lại mật khẩu mới').fill(NEW_PASSWORD)
  await press(page, 'Lưu mật khẩu mới')
  await expect(page).toHaveURL(/\/dang-nhap$/)
  await field(page, 'Email hoặc số điện thoại').fill(account.email)
  await password('Mật khẩu').fill(NEW_PASSWORD)
  await press(page, 'Đăng nhập')
  await expect(page.getByRole('banner').getByTitle('Trang cá nhân của bạn')).toBeVisible()
  const thief = await page.request.get('/api/User/UserInfo', { headers: { authorization: `Bearer ${account.token}` } })
  expect(thief.status()).toBe(401)
})

test('consents are withdrawn, data downloaded, a child deleted, and a deleted account kept after all', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await newAccount(request, { ...withChild, children: [child], consents: [...withChild.consents] })
  await enter(context, account, baseURL)
  await page.goto(paths.ownData)

  await press(page, 'Rút lại: Dữ liệu sức khỏe')
  await expect(main(page).getByRole('button', { name: 'Đồng ý: Dữ liệu sức khỏe' })).toBeVisible()
  await main(page).getByText('Nhật ký đồng ý (3)').click()
  await expect(main(page).getByRole('cell', { name: 'rút lại' })).toBeVisible()
  await expectAccessibleMain(page)

  await expect(main(page).getByText('Bạn chưa gửi lời nhắn nào.')).toBeVisible()
  const again = (section: string) =>
    main(page)
      .locator('section', { has: page.getByRole('heading', { name: section, exact: true }) })
      .getByLabel('Mật khẩu của bạn', { exact: true })
  const forDownload = again('Tải dữ liệu về máy')
  await forDownload.fill('sai-mat-khau')
  await press(page, 'Tải dữ liệu của tôi')
  await expectMessage(page, forDownload, 'Mật khẩu hiện tại chưa đúng.')
  await forDownload.fill(PASSWORD)
  const downloading = page.waitForEvent('download')
  await press(page, 'Tải dữ liệu của tôi')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^du-lieu-cua-toi-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ users: [{ email: account.email }], children: [{ full_name: 'Bé Na' }] })

  await press(page, 'Xóa hồ sơ của Bé Na')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hủy' }).click()
  await press(page, 'Xóa hồ sơ của Bé Na')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa hồ sơ bé' }).click()
  await expect(main(page).getByText('Tài khoản không lưu hồ sơ bé nào.')).toBeVisible()

  const password = again('Xóa tài khoản')
  await password.fill('sai-mat-khau')
  await press(page, 'Xóa tài khoản')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa tài khoản' }).click()
  await expectMessage(page, password, 'Mật khẩu hiện tại chưa đúng.')
  await password.fill(PASSWORD)
  await press(page, 'Xóa tài khoản')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa tài khoản' }).click()
  await expect(main(page).getByText(/Tài khoản này sẽ bị xóa vào ngày \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await tab(page, 'Tổng quan')
  await press(page, 'Giữ lại tài khoản')
  await expect(page.getByText('Tài khoản được giữ lại')).toBeVisible()
  await expect(main(page).getByText(/Tài khoản này sẽ bị xóa/)).toBeHidden()
})
