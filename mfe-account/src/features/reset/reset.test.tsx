import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { createFakeApi, eventually } from 'shared-frame/testing'
import { type FormView, mountForm } from '../../testing/mount-form'
import ResetPanel from './ResetPanel'

const TOKEN = 'T'.repeat(43)

let view: FormView
beforeEach(() => window.history.replaceState(null, '', '/quen-mat-khau'))
afterEach(() => view.unmount())

const captchaOff = {
  'Captcha/GetCaptchaCode': () => ({ provider: 'off' as const, version: 3 as const, siteKey: null, challenge: null }),
}

test('a forgotten password by phone: the code and the new password, with the server’s refusal above', async () => {
  const failed = 'Chưa tạo được mật khẩu mới. Bạn thử lại nhé.'
  let right = false
  const bodies: unknown[] = []
  const api = createFakeApi({
    ...captchaOff,
    'User/GetResetPasswordCodeByOtp': () => ({}),
    'User/ResetPassword': ({ body }) => {
      bodies.push(body)
      if (right) return {}
      throw new ApiError('User/ResetPassword', 422, 'x', [], undefined, 'failed_to_reset_password')
    },
  })
  view = await mountForm(<ResetPanel returnTo={null} />, api)
  await view.submit()
  expect(view.message('reset-userName')).toBe('Vui lòng chọn thông tin')
  await view.type('reset-userName', 'ai do')
  await view.submit()
  expect(view.message('reset-userName')).toBe('Bạn nhập email hoặc số điện thoại gồm 10 chữ số, bắt đầu bằng số 0 nhé.')
  await view.type('reset-userName', '+84 912 345 678')
  await view.submit()
  await eventually(() => expect(view.text()).toContain('Nếu số điện thoại này có tài khoản'))
  await view.type('new-password-code', '123456')
  await view.type('new-password-newPassword', 'Mat-khau-moi')
  await view.submit()
  expect(view.message('new-password-confirmPassword')).toBe('Vui lòng chọn thông tin')
  await view.type('new-password-confirmPassword', 'Mat-khau-moi')
  await view.submit()
  expect(view.find('[role=alert]').textContent).toContain(failed)
  right = true
  await view.submit()
  expect(bodies.at(-1)).toEqual({
    userName: '0912345678',
    code: '123456',
    newPassword: 'Mat-khau-moi',
    confirmPassword: 'Mat-khau-moi',
  })
  expect(view.calls).toEqual([
    ['notify', 'Đã tạo mật khẩu mới. Mời bạn đăng nhập lại.', 'success'],
    ['navigate', '/dang-nhap'],
  ])
})

test('a forgotten password by mail: the link’s token is enough', async () => {
  window.history.replaceState(null, '', `/quen-mat-khau?kieu=email#${TOKEN}`)
  const bodies: unknown[] = []
  const api = createFakeApi({
    'User/ResetPassword': ({ body }) => {
      bodies.push(body)
      return {}
    },
  })
  view = await mountForm(<ResetPanel returnTo={null} />, api)
  expect(window.location.hash).toBe('')
  await view.type('new-password-newPassword', 'Mat-khau-moi')
  await view.type('new-password-confirmPassword', 'Mat-khau-moi')
  await view.submit()
  expect(bodies).toEqual([{ code: TOKEN, newPassword: 'Mat-khau-moi', confirmPassword: 'Mat-khau-moi' }])
})
