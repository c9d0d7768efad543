import { afterEach, describe, expect, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { type ApiClient, ApiError } from 'shared-contracts/client'
import { click, createFakeApi, eventually } from 'shared-frame/testing'
import { type FormView, lan, mountForm } from '../../testing/mount-form'
import LoginForm from './LoginForm'

type LoginAnswer = CallAnswer<'User/Login'>

let view: FormView
afterEach(async () => {
  await view.unmount()
  // biome-ignore lint/suspicious/noDocumentCookie: the shell's cookie, as a browser would hold it
  document.cookie = 'firstLogin=; max-age=0'
})

const answering = (answer: LoginAnswer | (() => never)): ApiClient =>
  createFakeApi({ 'User/Login': () => (typeof answer === 'function' ? answer() : answer) })
const refusing = (error: string | null) => answering({ isError: true, error, accessToken: null })
const letting = () => answering({ isError: false, error: null, accessToken: 'secret' })

async function tryWith(api: ApiClient, returnTo: string | null = null, user = lan): Promise<FormView> {
  view = await mountForm(<LoginForm returnTo={returnTo} />, api, user)
  await view.type('login-userName', 'lan@example.vn')
  await view.type('login-password', 'Dinhduong@2025')
  await view.submit()
  return view
}

test('both fields are asked for, each with its message, and nothing is sent', async () => {
  const api = createFakeApi({})
  view = await mountForm(<LoginForm returnTo={null} />, api)
  await view.type('login-userName', ' ')
  await view.submit()
  expect(view.message('login-userName')).toBe('Vui lòng chọn thông tin')
  expect(view.message('login-password')).toBe('Vui lòng chọn thông tin')
  expect(api.calls).toEqual([])
})

test.each([
  ['a wrong password', 'invalid_grant', 'login-password', 'Mật khẩu không chính xác', null],
  [
    '1000',
    '{"code":1000,"message":"x"}',
    'login-userName',
    'Email hoặc số điện thoại này chưa đúng hoặc chưa được đăng ký.',
    ['Đăng ký tài khoản', '/dang-ky'],
  ],
  [
    '1001',
    '{"code":1001,"message":"x"}',
    'login-userName',
    'Tài khoản chưa xác nhận email hoặc số điện thoại.',
    ['Xác nhận ngay', '/xac-thuc?kieu=email'],
  ],
])('%s stands at its field with its way out; what was typed stays', async (_, error, field, message, link) => {
  await tryWith(refusing(error))
  expect(view.message(field)).toBe(message)
  const links = [...view.container.querySelectorAll('form a')].map((each) => [
    each.textContent,
    each.getAttribute('href'),
  ])
  if (link) expect(links).toContainEqual(link)
  expect(view.find<HTMLInputElement>('#login-userName').value).toBe('lan@example.vn')
  expect(view.find<HTMLInputElement>('#login-password').value).toBe('Dinhduong@2025')
  expect(view.signIns).toEqual([])
})

test.each([
  ['user_is_disabled', 'Tài khoản này đã bị khóa.'],
  ['user_does_not_confirm', 'Bạn chưa xác nhận email. Hãy mở thư xác nhận trong hộp thư nhé.'],
  ['user_does_not_exist', 'Tài khoản này không tồn tại.'],
  ['{"code":1078,"message":""}', 'Lỗi không xác định'],
  ['no_such_code', 'Lỗi không xác định'],
  ['', 'Lỗi không xác định'],
])('%j is said above the form', async (error, message) => {
  await tryWith(refusing(error))
  expect(view.find('[role=alert]').textContent).toContain(message)
})

test('too many wrong passwords say so and lead to a code', async () => {
  const message = 'Mật khẩu đã bị nhập sai quá nhiều lần. Bạn đăng nhập bằng mã nhé.'
  const api = answering(() => {
    throw new ApiError('User/Login', 429, message, [], undefined, 'too_many_passwords')
  })
  await tryWith(api, '/tim-kiem')
  expect(view.find('[role=alert]').textContent).toContain(message)
  const links = [...view.container.querySelectorAll('form a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toContainEqual(['Đăng nhập bằng mã', '/dang-nhap?cach=ma&returnTo=%2Ftim-kiem'])
})

test('no network says so and lets try again', async () => {
  let connected = false
  const api = createFakeApi({
    'User/Login': () => {
      if (connected) return { isError: false, error: null, accessToken: 'secret' }
      throw new ApiError('User/Login', 0, 'Không kết nối được với máy chủ. Bạn kiểm tra mạng rồi thử lại nhé.')
    },
  })
  await tryWith(api)
  expect(view.find('[role=alert]').textContent).toContain('Không kết nối được với máy chủ')
  connected = true
  await view.submit()
  expect(view.signIns).toEqual([['secret', false]])
})

test('the password is remembered when asked to', async () => {
  view = await mountForm(<LoginForm returnTo={null} />, letting())
  await view.type('login-userName', '0912345678')
  await view.type('login-password', 'x')
  await click(view.find('input[name=remember]'))
  await view.submit()
  expect(view.signIns).toEqual([['secret', true]])
})

test.each([
  [1, null, '/trang-ca-nhan-cua-ban'],
  [99, null, '/trang-ca-nhan-cua-ban'],
  [2, null, '/'],
  [2, '/tim-kiem?keyword=a', '/tim-kiem?keyword=a'],
  [0, '/dang-ki-lop-hoc/1', '/dang-ki-lop-hoc/1'],
] as const)('user type %j, asked to return to %j, goes to %s', async (userType, returnTo, destination) => {
  await tryWith(letting(), returnTo, { ...lan, userType })
  expect(view.calls).toEqual([
    ['notify', 'Đăng nhập thành công', 'success'],
    ['navigate', destination],
  ])
})

test('the user name is kept in the tab until it has logged in, the password nowhere', async () => {
  window.sessionStorage.clear()
  await tryWith(refusing('invalid_grant'))
  const stored = JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }])
  expect(stored).toContain('lan@example.vn')
  expect(stored).not.toContain('Dinhduong@2025')
  await view.unmount()
  view = await mountForm(<LoginForm returnTo={null} />, letting())
  expect(view.find<HTMLInputElement>('#login-userName').value).toBe('lan@example.vn')
  await view.type('login-password', 'Dinhduong@2025')
  await view.submit()
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('lan@example.vn')
})

describe('a second step', () => {
  type Methods = NonNullable<LoginAnswer['secondStep']>['methods']
  const refuse = (code: string, field: string, message: string) => {
    throw new ApiError('User/ConfirmSecondStep', 422, message, [{ field, code, message }], undefined, code)
  }

  function stepApi(methods: Methods, bodies: unknown[] = []) {
    const secondStep = { ticket: 'ticket-1', methods }
    return createFakeApi({
      'User/Login': () => ({ isError: true, error: 'second_step_required', accessToken: null, secondStep }),
      'User/GetPasskeyChallenge': ({ body }) => ({ challenge: `of-${body?.ticket}` }),
      'User/ConfirmSecondStep': ({ body }) => {
        bodies.push(body)
        if (body?.code === '000000') refuse('second_step_wrong', 'code', 'Mã không đúng.')
        if (body?.code === '999999') refuse('second_step_expired', '', 'Bước này đã hết hạn.')
        return { accessToken: 'secret' }
      },
    })
  }

  const button = (text: string) =>
    [...view.container.querySelectorAll('button')].find((one) => one.textContent === text)
  const press = async (text: string) => {
    const found = button(text)
    if (!found) throw new Error(`There is no button ${text}`)
    await click(found)
  }
  const stepFor = async (field: string) => {
    await eventually(() => expect(view.container.querySelector(`#login-step-${field}`)).not.toBeNull())
    expect(document.activeElement?.id).toBe(`login-step-${field}`)
  }

  test('asks for the code of the app, told at its field when it is wrong, and starts the session as it was asked for', async () => {
    const bodies: unknown[] = []
    await tryWith(stepApi(['totp', 'passkey', 'recovery-code'], bodies), '/tim-kiem')
    await stepFor('code')
    const field = view.find<HTMLInputElement>('#login-step-code')
    expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'one-time-code'])
    // A browser without WebAuthn, as inside many apps.
    expect(button('Dùng khóa truy cập')).toBeUndefined()
    await view.type('login-step-code', '12')
    await view.submit()
    expect(view.message('login-step-code')).toBe('Mã gồm 6 chữ số. Bạn kiểm tra lại nhé.')
    await view.type('login-step-code', '000000')
    await view.submit()
    expect(view.message('login-step-code')).toBe('Mã không đúng.')
    expect(view.signIns).toEqual([])
    await view.type('login-step-code', ' 123456')
    await view.submit()
    expect(bodies.at(-1)).toEqual({ ticket: 'ticket-1', code: '123456' })
    expect(view.signIns).toEqual([['secret', false]])
    expect(view.calls).toContainEqual(['navigate', '/tim-kiem'])
  })

  test('takes a recovery code in its place', async () => {
    const bodies: unknown[] = []
    await tryWith(stepApi(['totp', 'recovery-code'], bodies))
    await stepFor('code')
    await press('Dùng mã dự phòng')
    await stepFor('recoveryCode')
    await view.submit()
    expect(view.message('login-step-recoveryCode')).toBe('Bạn nhập mã nhé.')
    await view.type('login-step-recoveryCode', 'a0b1-c2d3-e4f5')
    await view.submit()
    expect(bodies).toEqual([{ ticket: 'ticket-1', recoveryCode: 'a0b1-c2d3-e4f5' }])
    expect(view.signIns).toEqual([['secret', false]])
  })

  test('that has run out leads back to the password, with the name in its field', async () => {
    await tryWith(stepApi(['totp']))
    await stepFor('code')
    await view.type('login-step-code', '999999')
    await view.submit()
    expect(view.find<HTMLInputElement>('#login-userName').value).toBe('lan@example.vn')
    expect(view.find<HTMLInputElement>('#login-password').value).toBe('')
    expect(view.calls).toContainEqual(['notify', 'Bước xác nhận đã hết hạn. Bạn đăng nhập lại nhé.', 'warning'])
  })

  test('by a passkey signs the challenge of the ticket', async () => {
    const bytes = new TextEncoder().encode('a').buffer
    const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }
    const credential = { id: 'YQ', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) }
    const asked: CredentialRequestOptions[] = []
    let mayUse = false
    Object.assign(globalThis, { PublicKeyCredential: class {} })
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        async get(options: CredentialRequestOptions) {
          asked.push(options)
          if (!mayUse) throw new DOMException('no', 'NotAllowedError')
          return credential
        },
      },
    })
    try {
      const bodies: unknown[] = []
      await tryWith(stepApi(['passkey'], bodies))
      await eventually(() => expect(button('Dùng khóa truy cập')).toBeDefined())
      await press('Dùng khóa truy cập')
      await eventually(() => expect(view.find('[role=alert]').textContent).toContain('đã bị dừng hoặc quá lâu'))
      mayUse = true
      await press('Dùng khóa truy cập')
      await eventually(() => expect(view.signIns).toEqual([['secret', false]]))
      expect(bodies).toMatchObject([{ ticket: 'ticket-1', passkey: { id: 'YQ', response: { signature: 'YQ' } } }])
      expect(asked).toHaveLength(2)
    } finally {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
      Reflect.deleteProperty(navigator, 'credentials')
    }
  })
})
