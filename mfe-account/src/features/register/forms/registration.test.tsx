import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { click, createFakeApi } from 'shared-frame/testing'
import { type FormView, mountForm } from '../../../testing/mount-form'
import { keptSocial } from '../../social'
import { pendingVerification } from '../../verify'
import FamilyForm from './FamilyForm'
import StaffForm from './StaffForm'

const REQUIRED = 'Vui lòng chọn thông tin'
const PASSWORD = 'Mot-cau-ngan'
const parsed = parseCalendarDay('2026-11-21')
const today = parsed as CalendarDay

let view: FormView
beforeEach(() => keptSocial.forget())
afterEach(() => view.unmount())

interface Sent {
  readonly bodies: CallBody<'User/Register'>[]
}

/** A server whose captcha is off; `refuse` answers a registration in its own way. */
function server(refuse: (() => never) | null = null) {
  const sent: Sent = { bodies: [] }
  const api = createFakeApi({
    'Captcha/GetCaptchaCode': () => ({ provider: 'off', version: 3, siteKey: null, challenge: null }),
    'Province/GetAll': () => [{ id: 1, title: 'Hà Nội', areaId: 1 }],
    'BabysitterRelationship/GetAll': () => [{ id: 1, title: 'Mẹ' }],
    'User/Register': ({ body }) => {
      if (body) sent.bodies.push(body)
      if (refuse) refuse()
      return { userId: 7, userName: '0912345678', verification: 'phone' }
    },
    'User/SocialLogin': () => ({ isError: false, error: null, accessToken: 'ours' }),
  })
  return { api, sent }
}

async function open(api = server().api, returnTo: string | null = null): Promise<void> {
  view = await mountForm(<FamilyForm returnTo={returnTo} today={today} />, api)
}

/** Fills in what every registration needs; a pregnant mother who does not know her weeks. */
async function fillIn({ social = false } = {}): Promise<void> {
  await view.type('register-userName', '091 234 5678')
  await view.type('register-fullName', 'Nguyễn Thị Lan')
  if (!social) {
    await view.type('register-password', PASSWORD)
    await view.type('register-confirmPassword', PASSWORD)
  }
  await click(view.find('input[name=userType][value="0"]'))
  // A draft of an earlier test may be kept, its box ticked.
  if (!view.find<HTMLInputElement>('input[name=consent-account]').checked) {
    await click(view.find('input[name=consent-account]'))
  }
}

test('an empty form says at each field what is missing, and sends nothing', async () => {
  const { api } = server()
  await open(api)
  await view.submit()
  for (const field of ['userName', 'fullName', 'password', 'confirmPassword', 'userType']) {
    expect([field, view.message(`register-${field}`)]).toEqual([field, REQUIRED])
  }
  expect(view.message('register-consents')).toBe('Để tạo tài khoản, bạn cần đồng ý cho phép lưu thông tin tài khoản.')
  const summary = [...view.find('[role=alert]').querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(summary).toEqual(
    ['userName', 'fullName', 'password', 'confirmPassword', 'userType', 'consents'].map(
      (field) => `#register-${field}`,
    ),
  )
  for (const href of summary) expect(document.querySelector(href ?? '')).not.toBeNull()
  expect(api.calls).not.toContain('User/Register')
})

test.each([
  ['userName', 'khong-phai-email', 'Bạn nhập email hoặc số điện thoại gồm 10 chữ số, bắt đầu bằng số 0 nhé.'],
  ['userName', '091234567', 'Bạn nhập email hoặc số điện thoại gồm 10 chữ số, bắt đầu bằng số 0 nhé.'],
  ['userName', 'a@b.toolongsuffix', 'Bạn nhập email hoặc số điện thoại gồm 10 chữ số, bắt đầu bằng số 0 nhé.'],
  ['password', 'ngan', 'Mật khẩu cần ít nhất 8 ký tự.'],
  ['confirmPassword', 'khac', 'Hai mật khẩu chưa giống nhau. Bạn nhập lại nhé.'],
])('%s %j is refused with its message, which goes when it is put right', async (field, typed, message) => {
  await open()
  await fillIn()
  await view.type(`register-${field}`, typed)
  await view.submit()
  expect(view.message(`register-${field}`)).toBe(message)
  await view.type(`register-${field}`, field === 'userName' ? 'lan@example.vn' : PASSWORD)
  expect(view.message(`register-${field}`)).toBe('')
})

test('what is sent: the boxes as they are ticked, weeks left open, and on to the code', async () => {
  const { api, sent } = server()
  await open(api, '/tin-moi')
  await fillIn()
  await view.submit()
  expect(sent.bodies).toEqual([
    {
      userName: '091 234 5678',
      fullName: 'Nguyễn Thị Lan',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      userType: 0,
      motherStatus: 1,
      consents: [
        { purpose: 'account', given: true, textVersion: 'dang-ky-2023-07-20' },
        { purpose: 'health-data', given: false, textVersion: 'dang-ky-2023-07-20' },
        { purpose: 'reminders', given: false, textVersion: 'dang-ky-2023-07-20' },
      ],
      response: '',
    },
  ])
  expect(view.calls).toEqual([['navigate', '/xac-thuc?kieu=dien-thoai&returnTo=%2Ftin-moi']])
  expect(pendingVerification.read()).toEqual({ userName: '0912345678', userId: 7, isStaff: false })
})

test.each([
  [1015, 'phoneNumber', 'Số điện thoại này đã được dùng cho một tài khoản khác.'],
  [1016, 'email', 'Email này đã được dùng cho một tài khoản khác.'],
])('%j stands at the user name; what was typed stays, passwords included', async (code, field, message) => {
  const { api } = server(() => {
    throw new ApiError(
      'User/Register',
      409,
      'x',
      [{ field, code: String(code), message: 'x' }],
      undefined,
      String(code),
    )
  })
  await open(api)
  await fillIn()
  await view.submit()
  expect(view.message('register-userName')).toBe(message)
  expect(view.find<HTMLInputElement>('#register-password').value).toBe(PASSWORD)
  expect(view.find<HTMLInputElement>('input[name=consent-account]').checked).toBe(true)
})

test('a child’s message of the server stands at that child', async () => {
  const message = 'Ngày sinh không thể ở sau hôm nay.'
  const { api } = server(() => {
    const errors = [{ field: 'children.0.dayOfBirth', code: 'invalid_value', message }]
    throw new ApiError('User/Register', 422, 'x', errors, undefined, 'validation_failed')
  })
  await open(api)
  await fillIn()
  await click(view.find('input[name=userType][value="3"]'))
  await view.type('register-children\\.0\\.dayOfBirth', '05/09/2024')
  await click(view.find('input[name="children.0.gender"][value="1"]'))
  await view.submit()
  expect(view.message('register-children.0.dayOfBirth')).toBe(message)
})

test('who leaves to read the terms finds the form as it was, passwords excepted', async () => {
  await open()
  await fillIn()
  await view.unmount()
  await open()
  expect(view.find<HTMLInputElement>('#register-fullName').value).toBe('Nguyễn Thị Lan')
  expect(view.find<HTMLInputElement>('#register-password').value).toBe('')
  expect(view.find<HTMLInputElement>('input[name=consent-account]').checked).toBe(true)
})

test('from a social sign-in: no password is asked, and the account is entered at once', async () => {
  keptSocial.keep({ mode: 'Zalo', accessToken: 'z', socialUserId: 'z-1', fullName: 'Phạm Thu', email: null })
  const { api, sent } = server()
  await open(api)
  expect(document.querySelector('#register-password')).toBeNull()
  expect(view.text()).toContain('Tài khoản Zalo của bạn chưa có ở đây.')
  await fillIn({ social: true })
  await view.submit()
  expect(sent.bodies[0]?.social).toEqual({ accessToken: 'z', authenticationMode: 'Zalo', socialUserId: 'z-1' })
  expect(sent.bodies[0]).not.toHaveProperty('password')
  expect(view.signIns).toEqual([['ours', true]])
  expect(keptSocial.read()).toBeNull()
})

test('medical staff: organisation, department and position are asked for', async () => {
  view = await mountForm(<StaffForm returnTo={null} today={today} />, server().api)
  await view.submit()
  for (const field of ['organizationId', 'department', 'positionId']) {
    expect([field, view.message(`staff-${field}`)]).toEqual([field, REQUIRED])
  }
  // The lists could not be had; that is said, and they can be asked for again.
  expect(view.text()).toContain('Chưa tải được danh sách.')
})
