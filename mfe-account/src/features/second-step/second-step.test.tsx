import { afterEach, expect, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { click, createFakeApi, eventually } from 'shared-frame/testing'
import { type FormView, mountForm } from '../../testing/mount-form'
import { ownProfile } from '../../testing/own-profile'
import SecondStep from './SecondStep'

type Own = CallAnswer<'User/GetSecondStep'>

let view: FormView
afterEach(() => view.unmount())

const AT = '2026-11-21T03:00:00.000Z'
const nothing: Own = { state: 'missing', totp: null, passkeys: [], recoveryCodesLeft: 0 }
const both: Own = {
  state: 'passed',
  totp: { addedAt: AT },
  passkeys: [{ id: 4, name: 'Điện thoại', addedAt: AT, usedAt: null }],
  recoveryCodesLeft: 2,
}

async function open(own: Own, returnTo: string | null = null) {
  let now = own
  const bodies: unknown[] = []
  const api = createFakeApi({
    'User/GetSecondStep': () => now,
    'User/BeginSecondStep': ({ body }) => {
      bodies.push(body)
      const qrCode = { size: 29, path: 'M4 4h7v1H4z' }
      return { totp: { secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH', qrCode }, passkey: null }
    },
    'User/AddSecondStep': ({ body }) => {
      if (body?.code !== '123456') {
        const errors = [{ field: 'code', code: 'second_step_wrong', message: 'Mã không đúng.' }]
        throw new ApiError('User/AddSecondStep', 422, 'Mã không đúng.', errors, undefined, 'second_step_wrong')
      }
      now = { ...both, passkeys: [], recoveryCodesLeft: 10 }
      return { recoveryCodes: ['A0B1-C2D3-E4F5', 'A0B2-C2D3-E4F5'] }
    },
    'User/RemoveSecondStep': ({ body }) => {
      bodies.push(body)
      now = { ...both, passkeys: [] }
      return {}
    },
    'User/ConfirmSecondStep': ({ body }) => {
      bodies.push(body)
      now = both
      return { accessToken: null }
    },
  })
  view = await mountForm(<SecondStep user={ownProfile({ userType: 99 })} returnTo={returnTo} />, api)
  await eventually(() => expect(view.text()).not.toContain('Đang tải'))
  return bodies
}

const button = (name: string) => {
  const all = [...document.querySelectorAll<HTMLButtonElement>('button')]
  const found = all.reverse().find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}

test('an app: the password, the picture with its secret, a code that proves it, and the recovery codes until they are saved', async () => {
  const bodies = await open(nothing, '/bien-tap')
  expect(view.text()).toContain('Các quyền này mở ngay khi bạn thiết lập xong')
  await click(button('Thêm ứng dụng tạo mã'))
  await view.submit()
  expect(view.message('begin-step-password')).toBe('Vui lòng chọn thông tin')
  await view.type('begin-step-password', 'Mat-khau-thu-1')
  await view.submit()
  expect(bodies).toEqual([{ method: 'totp', password: 'Mat-khau-thu-1' }])
  expect(view.find('[role=img]').getAttribute('viewBox')).toBe('0 0 29 29')
  expect(view.text()).toContain('ABCD EFGH')
  expect(view.find('a').getAttribute('href')).toBe('otpauth://totp/x?secret=ABCDEFGH')
  expect(document.activeElement?.id).toBe('app-code-code')
  await view.type('app-code-code', '000000')
  await view.submit()
  expect(view.message('app-code-code')).toBe('Mã không đúng.')
  await view.type('app-code-code', '123456')
  await view.submit()
  await eventually(() => expect(view.text()).toContain('A0B2-C2D3-E4F5'))
  expect(document.activeElement?.textContent).toBe('Mã dự phòng của bạn')
  // The way back shows once they are saved: they are never shown again.
  expect(view.container.querySelector('a[href="/bien-tap"]')).toBeNull()
  await click(button('Tôi đã lưu mã'))
  expect(view.text()).not.toContain('A0B2')
  expect(view.container.querySelector('a[href="/bien-tap"]')?.textContent).toBe('Tiếp tục')
})

test('each method is removed after a question; few recovery codes are told of', async () => {
  const bodies = await open(both)
  expect(view.text()).toContain('Bạn sắp hết mã dự phòng')
  await click(button('Gỡ Khóa truy cập: Điện thoại'))
  await eventually(() =>
    expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('không xác nhận được'),
  )
  await click(button('Gỡ'))
  await eventually(() => expect(view.text()).not.toContain('Điện thoại'))
  expect(bodies).toEqual([{ method: 'passkey', passkeyId: 4 }])
})

test('a session that has not passed it confirms first, and then sees the methods', async () => {
  const bodies = await open({ ...both, state: 'due' })
  expect(view.text()).not.toContain('Gỡ')
  await view.type('own-step-code', '123456')
  await view.submit()
  await eventually(() => expect(view.text()).toContain('Bạn đã qua bước xác nhận thứ hai'))
  expect(bodies).toEqual([{ code: '123456' }])
  expect(view.text()).toContain('Khóa truy cập: Điện thoại')
  // Once more, for the page of releases.
  await click(button('Xác nhận lại'))
  await view.type('own-step-code', '654321')
  await view.submit()
  await eventually(() => expect(bodies).toEqual([{ code: '123456' }, { code: '654321' }]))
  await eventually(() => expect(view.container.querySelector('#own-step-code')).toBeNull())
})
