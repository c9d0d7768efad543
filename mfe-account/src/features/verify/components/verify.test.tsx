import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { click, createFakeApi, eventually } from 'shared-frame/testing'
import { type FormView, mountForm } from '../../../testing/mount-form'
import { keepReturn } from '../../after-login'
import { pendingVerification } from '../rules/pending-verification'
import VerifyPanel from './VerifyPanel'

const TOKEN = 'T'.repeat(43)
const WRONG = 'Mã hoặc liên kết không đúng hoặc đã hết hạn. Bạn yêu cầu gửi lại nhé.'

let view: FormView
beforeEach(() => {
  pendingVerification.forget()
  window.history.replaceState(null, '', '/xac-thuc')
})
afterEach(() => view.unmount())

const captchaOff = {
  'Captcha/GetCaptchaCode': () => ({ provider: 'off' as const, version: 3 as const, siteKey: null, challenge: null }),
}

test.each([
  ['registration', 'Đã xác thực xong'],
  ['change', 'Đã đổi email'],
] as const)('a link confirms a %s once; its token leaves the address at once', async (confirmed, title) => {
  window.history.replaceState(null, '', `/xac-thuc?kieu=email#${TOKEN}`)
  const tokens: (string | undefined)[] = []
  const api = createFakeApi({
    'User/ConfirmEmail': ({ body }) => {
      tokens.push(body?.token)
      return { confirmed }
    },
  })
  view = await mountForm(<VerifyPanel kind="email" returnTo={null} />, api)
  await eventually(() => expect(view.text()).toContain(title))
  expect(tokens).toEqual([TOKEN])
  expect(window.location.href).toMatch(/\/xac-thuc\?kieu=email$/)
})

test('a link in a tab that knows nothing leads back to where the registration came from', async () => {
  window.localStorage.clear()
  keepReturn('registration', '/thuc-don/5?ngay=N3&doi=mon')
  window.history.replaceState(null, '', `/xac-thuc?kieu=email#${TOKEN}`)
  const api = createFakeApi({ 'User/ConfirmEmail': () => ({ confirmed: 'registration' as const }) })
  view = await mountForm(<VerifyPanel kind="email" returnTo={null} />, api)
  await eventually(() =>
    expect(view.find('a').getAttribute('href')).toBe('/dang-nhap?returnTo=%2Fthuc-don%2F5%3Fngay%3DN3%26doi%3Dmon'),
  )
  window.localStorage.clear()
})

test('a link that was used says so and leads to another mail', async () => {
  window.history.replaceState(null, '', `/xac-thuc?kieu=email#${TOKEN}`)
  const api = createFakeApi({
    'User/ConfirmEmail': () => {
      throw new ApiError('User/ConfirmEmail', 422, WRONG, [], undefined, 'invalid_code')
    },
    'User/ResendConfirmEmail': () => ({}),
  })
  view = await mountForm(<VerifyPanel kind="email" returnTo={null} />, api)
  await eventually(() => expect(view.text()).toContain(WRONG))
  await click(view.button('Gửi lại thư'))
  await view.type('verify-email', 'lan@example.vn')
  await click(view.button('Gửi lại thư'))
  await eventually(() => expect(view.text()).toContain('thư đã được gửi hoặc sẽ đến trong ít phút'))
  expect(view.button('Gửi lại sau 60 giây').hasAttribute('disabled')).toBe(true)
})

test('without a network the link is kept and tried again', async () => {
  window.history.replaceState(null, '', `/xac-thuc?kieu=email#${TOKEN}`)
  let connected = false
  const api = createFakeApi({
    'User/ConfirmEmail': () => {
      if (connected) return { confirmed: 'registration' }
      throw new ApiError('User/ConfirmEmail', 0, 'Không kết nối được với máy chủ.')
    },
  })
  view = await mountForm(<VerifyPanel kind="email" returnTo={null} />, api)
  await eventually(() => expect(view.text()).toContain('Không kết nối được với máy chủ.'))
  connected = true
  await click(view.button('Thử lại'))
  await eventually(() => expect(view.text()).toContain('Đã xác thực xong'))
})

test('the code of a registration just made: six digits, a wrong one is said at its field', async () => {
  pendingVerification.keep({ userName: '0912345678', userId: 7, isStaff: true })
  const queries: unknown[] = []
  const api = createFakeApi({
    'User/VerifyPhoneNumber': ({ query }) => {
      queries.push(query)
      if (query?.code === '123456') return { verified: true }
      const errors = [{ field: 'code', code: 'invalid_code', message: WRONG }]
      throw new ApiError('User/VerifyPhoneNumber', 422, WRONG, errors, undefined, 'invalid_code')
    },
  })
  view = await mountForm(<VerifyPanel kind="dien-thoai" returnTo={null} />, api)
  expect(view.text()).toContain('0912 345 678')
  await view.submit()
  expect(view.message('verify-code')).toBe('Vui lòng chọn thông tin')
  await view.type('verify-code', '1234')
  await view.type('verify-code', '12a34')
  expect(view.find<HTMLInputElement>('#verify-code').value).toBe('12a34')
  await view.submit()
  expect(view.message('verify-code')).toBe('Mã gồm 6 chữ số. Bạn kiểm tra lại nhé.')
  await view.type('verify-code', '000000')
  await view.submit()
  expect(view.message('verify-code')).toBe(WRONG)
  await view.type('verify-code', '123456')
  await view.submit()
  expect(queries).toEqual([
    { userId: 7, code: '000000' },
    { userId: 7, code: '123456' },
  ])
  expect(view.text()).toContain('khi quản trị viên duyệt tài khoản')
})

test('who comes back later states the phone number; that nothing was sent is said', async () => {
  const soon = 'Lần này không có tin nào được gửi.'
  const api = createFakeApi({
    ...captchaOff,
    'User/GetVerifyPhoneNumberCode': () => {
      throw new ApiError('User/GetVerifyPhoneNumberCode', 429, soon, [], undefined, 'too_many_messages')
    },
    'User/VerifyPhoneNumber': ({ query }) => {
      expect(query).toEqual({ userName: '0912345678', code: '123456' })
      return { verified: true }
    },
  })
  view = await mountForm(<VerifyPanel kind="dien-thoai" returnTo={null} />, api)
  expect(view.button('Gửi lại mã').hasAttribute('disabled')).toBe(true)
  await view.type('verify-phone', '12')
  await view.type('verify-code', '123456')
  await view.submit()
  expect(view.message('verify-phone')).toBe('Số điện thoại gồm 10 chữ số, bắt đầu bằng số 0. Bạn kiểm tra lại nhé.')
  await view.type('verify-phone', '0912345678')
  await click(view.button('Gửi lại mã'))
  await eventually(() => expect(view.text()).toContain(soon))
  await view.submit()
  await eventually(() => expect(view.text()).toContain('Đã xác thực xong'))
})

test('an address that names nothing lets choose', async () => {
  view = await mountForm(<VerifyPanel kind={null} returnTo={null} />, createFakeApi({}))
  await click(view.button('Tôi chờ thư xác nhận'))
  expect(view.text()).toContain('Mời bạn mở hộp thư')
})
