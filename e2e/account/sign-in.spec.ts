import type { BrowserContext, Locator, Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { followLink, untilAlive } from '../support/navigate'
import { choose, chooseWithLoss } from '../support/selects'
import { sendLogin } from '../support/sign-in'
import { codeSentTo, linkSentTo } from '../support/site/outbox'
import { expect, test } from '../support/test'
import { expectFitsWideWindow, onWideWindow } from '../support/wide-window'

const PASSWORD = 'Mot-cau-ngan-de-nho'
const NEW_PASSWORD = 'Mot-cau-khac-de-nho'
/** Its own in each run: a site that is tried by hand keeps its accounts. */
const unique = String(Date.now()).slice(-7)

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const password = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).click()

/** The message that a control is described by. */
async function expectMessage(page: Page, control: ReturnType<typeof field>, message: string): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  const described = (await control.getAttribute('aria-describedby'))?.split(' ') ?? []
  await expect(page.locator(`[id="${described.find((id) => id.endsWith('-error'))}"]`)).toHaveText(message)
}

async function cookie(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((each) => each.name === name)?.value
}

test('a mother registers with her phone, logs in, is led back to where she was, and logs out', async ({
  page,
  context,
}) => {
  const phone = `090${unique}`
  await page.goto(paths.register)
  await untilAlive(page)

  await press(page, 'Đăng ký')
  await expectMessage(page, field(page, 'Email hoặc số điện thoại'), 'Vui lòng chọn thông tin')
  await expect(page.getByText('Để tạo tài khoản, bạn cần đồng ý').first()).toBeVisible()
  await expectAccessible(page)

  await field(page, 'Email hoặc số điện thoại').fill(phone)
  await field(page, 'Họ và tên').fill('Nguyễn Thị Lan Anh')
  await password(page, 'Mật khẩu').fill(PASSWORD)
  await password(page, 'Nhập lại mật khẩu').fill('khac-di')
  await page.getByText('Mẹ bầu hoặc mẹ cho con bú').click()
  await page.getByText('Mang thai', { exact: true }).click()
  await choose(page, 'Số tuần thai', '12')
  await choose(page, 'Số ngày lẻ', '3')
  await field(page, 'Ngày sinh của bé').fill('05/09/2035')
  await page.getByText('Bé gái', { exact: true }).click()
  await test.step('a choice that loses what was filled in asks first', async () => {
    const count = 'Số bé dưới 5 tuổi bạn đang chăm sóc'
    await choose(page, count, '2')
    const second = page.getByRole('group', { name: 'Bé thứ 2' })
    await second.getByRole('textbox', { name: 'Tên gọi ở nhà' }).fill('Bé Tí')
    await chooseWithLoss(page, count, '1', { question: 'Bớt số bé?', lost: 'về 1 bé cuối sẽ mất', yes: 'Bớt' })
    await expect(second).toHaveCount(0)
    await expect(field(page, 'Ngày sinh của bé')).toHaveValue('05/09/2035')
    const ward = page.getByRole('combobox', { name: 'Phường, xã, đặc khu' })
    await choose(page, 'Tỉnh, thành phố', 'thua thien')
    await expect(page.getByRole('combobox', { name: 'Tỉnh, thành phố' })).toHaveValue('Thành phố Huế')
    await expect(ward).toBeEnabled()
    await choose(page, 'Phường, xã, đặc khu', 'p')
    await chooseWithLoss(page, 'Tỉnh, thành phố', 'ha noi', {
      question: 'Đổi tỉnh, thành phố?',
      lost: '“Phường, xã, đặc khu”',
      yes: 'Đổi',
    })
    await expect(ward).toHaveValue('')
    await ward.fill('quan ba dinh')
    const found = page.getByRole('option', { name: 'Phường Giảng Võ Quận Ba Đình cũ' })
    await expect(found).toBeVisible()
    await found.click()
    await expect(ward).toHaveValue('Phường Giảng Võ')
  })
  await page.getByRole('checkbox', { name: 'Thông tin tài khoản.' }).check()
  await press(page, 'Đăng ký')
  await expectMessage(page, password(page, 'Nhập lại mật khẩu'), 'Hai mật khẩu chưa giống nhau. Bạn nhập lại nhé.')
  await expectMessage(page, field(page, 'Ngày sinh của bé'), 'Ngày sinh không thể ở sau hôm nay.')
  await expectFitsWideWindow(page, page.locator('main').getByRole('button', { name: 'Đăng ký', exact: true }))

  await password(page, 'Nhập lại mật khẩu').fill(PASSWORD)
  await field(page, 'Ngày sinh của bé').fill('05/09/2024')
  await press(page, 'Đăng ký')

  await expect(page).toHaveURL(/\/xac-thuc\?kieu=dien-thoai$/)
  const code = await codeSentTo(phone)
  await field(page, 'Mã xác thực').fill(code === '111111' ? '222222' : '111111')
  await press(page, 'Xác thực')
  await expectMessage(
    page,
    field(page, 'Mã xác thực'),
    'Mã hoặc liên kết không đúng hoặc đã hết hạn. Bạn yêu cầu gửi lại nhé.',
  )
  await field(page, 'Mã xác thực').fill(code)
  await press(page, 'Xác thực')
  await expect(page.getByText('Đã xác thực xong')).toBeVisible()

  await page.goto(`${paths.login}?returnTo=${encodeURIComponent('/tim-kiem?keyword=cháo')}`)
  await untilAlive(page)
  await press(page, 'Đăng nhập')
  await expectMessage(page, password(page, 'Mật khẩu'), 'Vui lòng chọn thông tin')
  await sendLogin(page, `+84 ${phone.slice(1)}`, 'sai-mat-khau')
  await expectMessage(page, password(page, 'Mật khẩu'), 'Mật khẩu không chính xác')
  await sendLogin(page, phone, PASSWORD)
  await expect(page.getByText('Đăng nhập thành công')).toBeVisible()
  await expect(page).toHaveURL(/\/tim-kiem\?keyword=/)
  await expect(page.getByRole('banner').getByTitle('Trang cá nhân của bạn')).toBeVisible()
  expect(await cookie(context, 'token')).toMatch(/^[\w-]{40,}$/)
  expect(JSON.parse(decodeURIComponent((await cookie(context, 'user')) ?? ''))).toMatchObject({
    shortName: 'Lan Anh',
    userType: 1,
  })

  const token = await cookie(context, 'token')
  const question = page.getByRole('dialog', { name: 'Bạn chắc chắn muốn đăng xuất?' })
  const askedBy = async (place: Locator) => {
    await place.getByRole('button', { name: 'Đăng xuất' }).click()
    await question.getByRole('button', { name: 'Hủy' }).click()
    await expect(question).toBeHidden()
  }
  // The menu closes when a page that was still coming arrives
  await expect(page.getByRole('heading', { level: 1, name: 'Tìm “cháo”' })).toBeVisible()
  // On a phone the button is in the menu, which stays open beneath the question; else in the header
  await page.getByRole('button', { name: 'Mở menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await askedBy(menu)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await onWideWindow(page, async () => {
    await askedBy(page.getByRole('banner'))
    await page.getByRole('banner').getByRole('button', { name: 'Đăng xuất' }).click()
    await question.getByRole('button', { name: 'Đăng xuất' }).click()
    await expect(page).toHaveURL(/\/dang-nhap$/)
  })
  expect([await cookie(context, 'token'), await cookie(context, 'user')]).toEqual([undefined, undefined])
  const withOldToken = { headers: { authorization: `Bearer ${token}` } }
  await expect.poll(async () => (await page.request.get('/api/User/UserInfo', withOldToken)).status()).toBe(401)
})

test('medical staff register by mail, confirm, forget the password and set a new one', async ({ page }) => {
  const email = `bacsi${unique}@example.vn`
  await page.goto(`${paths.register}?vai-tro=can-bo-y-te`)
  await untilAlive(page)
  await field(page, 'Email hoặc số điện thoại').fill(email)
  await field(page, 'Họ và tên').fill('Trần Văn Bình')
  await password(page, 'Mật khẩu').fill(PASSWORD)
  await password(page, 'Nhập lại mật khẩu').fill(PASSWORD)
  await choose(page, 'Nhóm cơ quan', 'Bệnh viện')
  await choose(page, 'Cơ quan công tác', 'tu du')
  await choose(page, 'Khoa, phòng', 'Khoa, ban khác')
  await test.step('a choice that empties those after it asks first', async () => {
    const yes = 'Đổi'
    const department = '“Khoa, phòng”'
    const later = `“Cơ quan công tác”, ${department}`
    await chooseWithLoss(page, 'Cơ quan công tác', 'hung vuong', {
      question: 'Đổi cơ quan công tác?',
      lost: department,
      yes,
    })
    await choose(page, 'Khoa, phòng', 'Khoa, ban khác')
    await chooseWithLoss(page, 'Loại cơ quan', 'benh vien trung uong', {
      question: 'Đổi loại cơ quan?',
      lost: later,
      yes,
    })
    await choose(page, 'Cơ quan công tác', 'bach mai')
    await choose(page, 'Khoa, phòng', 'Khoa, ban khác')
    const all = `“Loại cơ quan”, ${later}`
    await chooseWithLoss(page, 'Nhóm cơ quan', 'co so dao tao', { question: 'Đổi nhóm cơ quan?', lost: all, yes })
  })
  await choose(page, 'Nhóm cơ quan', 'Bệnh viện')
  await choose(page, 'Cơ quan công tác', 'tu du')
  await choose(page, 'Khoa, phòng', 'Khoa, ban khác')
  await choose(page, 'Chức danh, vị trí', 'Khác')
  await page.getByRole('checkbox', { name: 'Thông tin tài khoản.' }).check()
  await press(page, 'Đăng ký')
  await expectMessage(page, field(page, 'Tên khoa, phòng'), 'Vui lòng chọn thông tin')
  await expectMessage(page, field(page, 'Chức danh của bạn'), 'Vui lòng chọn thông tin')
  await expectAccessible(page)
  await field(page, 'Tên khoa, phòng').fill('Khoa Dinh dưỡng tiết chế')
  await field(page, 'Chức danh của bạn').fill('Cố vấn')
  await press(page, 'Đăng ký')
  await expect(page.getByText('Mời bạn mở hộp thư')).toBeVisible()

  await page.goto(paths.login)
  await untilAlive(page)
  await sendLogin(page, email, PASSWORD)
  await expectMessage(
    page,
    field(page, 'Email hoặc số điện thoại'),
    'Tài khoản chưa xác nhận email hoặc số điện thoại.',
  )
  await expect(page.getByRole('link', { name: 'Xác nhận ngay' })).toHaveAttribute('href', '/xac-thuc?kieu=email')

  const link = await linkSentTo(email)
  await page.goto(link)
  await expect(page.getByText('Đã xác thực xong')).toBeVisible()
  await expect(page).toHaveURL(/\/xac-thuc\?kieu=email$/)
  await expectAccessible(page)

  await page.goto(paths.forgotPassword)
  await untilAlive(page)
  await field(page, 'Email hoặc số điện thoại').fill(email)
  await press(page, 'Gửi hướng dẫn')
  await expect(page.getByText('Mời bạn mở hộp thư')).toBeVisible()
  await page.goto(await linkSentTo(email, 2))
  await password(page, 'Mật khẩu mới').fill('ngan')
  await press(page, 'Lưu mật khẩu mới')
  await expectMessage(page, password(page, 'Mật khẩu mới'), 'Mật khẩu cần ít nhất 8 ký tự.')
  await expectAccessible(page)
  await password(page, 'Mật khẩu mới').fill(NEW_PASSWORD)
  await password(page, 'Nhập lại mật khẩu mới').fill(NEW_PASSWORD)
  await press(page, 'Lưu mật khẩu mới')
  await expect(page).toHaveURL(/\/dang-nhap$/)
  await sendLogin(page, email, PASSWORD)
  await expectMessage(page, password(page, 'Mật khẩu'), 'Mật khẩu không chính xác')
  await password(page, 'Mật khẩu').fill(NEW_PASSWORD)
  await press(page, 'Đăng nhập')
  // Medical staff land on the home page (where a login leads: docs/product/accounts.md)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByTitle('Trang cá nhân của bạn')).toBeVisible()
})

test('the three ways of a demonstration: known by Google, new by Facebook, refused at Zalo', async ({ page }) => {
  await page.goto(paths.login)
  await untilAlive(page)
  await press(page, 'Tiếp tục với Zalo')
  await page.getByRole('link', { name: 'Không đăng nhập' }).click()
  await expect(page.getByText('Chưa đăng nhập được bằng mạng xã hội.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${paths.register}$`))

  await followLink(page, paths.login)
  await press(page, 'Tiếp tục với Facebook')
  await page.getByRole('link', { name: /^Nguyễn Thị Mới/ }).click()
  await expect(page.getByText('Tài khoản Facebook của bạn chưa có ở đây.')).toBeVisible()
  await expect(field(page, 'Họ và tên')).toHaveValue('Nguyễn Thị Mới')

  await followLink(page, paths.login)
  await press(page, 'Tiếp tục với Google')
  await page.getByRole('link', { name: /email của một tài khoản minh họa/ }).click()
  await expect(page.getByText('Đăng nhập thành công')).toBeVisible()
  await expect(page.getByRole('banner').getByTitle('Trang cá nhân của bạn')).toBeVisible()
})

test('a demonstration shows its phone, mailbox, social icons and chat', async ({ page }) => {
  await page.goto(paths.login)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '024 0000 0000' })).toBeAttached()
  await expect(footer.getByRole('link', { name: 'lienhe@example.vn' })).toBeAttached()
  for (const name of ['Facebook', 'YouTube', 'Zalo']) await expect(footer.getByRole('link', { name })).toBeAttached()
  await untilAlive(page)
  await page.getByLabel('Trò chuyện với chương trình').click()
  await expect(page.getByRole('link', { name: 'Messenger' }).first()).toBeVisible()
})
