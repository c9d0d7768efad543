import { afterEach, expect, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { type ApiClient, ApiError } from 'shared-contracts/client'
import { click, createFakeApi } from 'shared-ui/testing'
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
