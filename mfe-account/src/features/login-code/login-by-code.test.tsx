import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { createFakeApi, eventually } from 'shared-frame/testing'
import { type FormView, mountForm } from '../../testing/mount-form'
import { UserNameForm } from '../user-name'
import LoginByCode from './LoginByCode'

let view: FormView
beforeEach(() => window.sessionStorage.clear())
afterEach(() => view.unmount())

const captchaOff = {
  'Captcha/GetCaptchaCode': () => ({ provider: 'off' as const, version: 3 as const, siteKey: null, challenge: null }),
}

function api(bodies: unknown[] = []) {
  return createFakeApi({
    ...captchaOff,
    'User/RequestLoginCode': () => ({ request: 'request-1' }),
    'User/LoginByCode': ({ body }) => {
      bodies.push(body)
      if (body?.code === '123456') return { accessToken: 'secret' }
      if (body?.code === '222222')
        return { accessToken: null, secondStep: { ticket: 'ticket-1', methods: ['totp' as const] } }
      throw new ApiError('User/LoginByCode', 422, 'Mã không đúng.', [
        { field: 'code', code: 'invalid_code', message: 'Mã không đúng.' },
      ])
    },
  })
}

test('who is asked for, then the code that came, logs in; a wrong one is told at its field', async () => {
  const bodies: unknown[] = []
  view = await mountForm(<LoginByCode returnTo="/tim-kiem" />, api(bodies))
  await view.submit()
  expect(view.message('ask-code-userName')).toBe('Vui lòng chọn thông tin')
  await view.type('ask-code-userName', '+84 912 345 678')
  await view.submit()
  await eventually(() => expect(view.find('[role=status]').textContent).toContain('0912 345 678'))
  expect(document.activeElement?.id).toBe('login-code-code')
  await view.type('login-code-code', '12')
  await view.submit()
  expect(view.message('login-code-code')).toBe('Mã gồm 6 chữ số. Bạn kiểm tra lại nhé.')
  await view.type('login-code-code', '654321')
  await view.submit()
  expect(view.message('login-code-code')).toBe('Mã không đúng.')
  await view.type('login-code-code', '123456')
  await view.submit()
  expect(bodies.at(-1)).toEqual({ request: 'request-1', code: '123456' })
  expect(view.signIns).toEqual([['secret', false]])
  expect(view.calls).toContainEqual(['navigate', '/tim-kiem'])
  expect(window.sessionStorage.getItem('login-code')).toBeNull()
})

test('the user name that was typed in another form stands there; a page loaded anew goes on with its code', async () => {
  const other = <UserNameForm name="other" hint="" submitLabel="Gửi" send={async () => {}} />
  view = await mountForm(other, api())
  await view.type('other-userName', 'lan@example.vn')
  await view.unmount()
  view = await mountForm(<LoginByCode returnTo={null} />, api())
  expect(view.find<HTMLInputElement>('#ask-code-userName').value).toBe('lan@example.vn')
  await view.submit()
  await eventually(() => expect(view.text()).toContain('Nếu lan@example.vn có tài khoản đã xác nhận'))
  await view.unmount()
  view = await mountForm(<LoginByCode returnTo={null} />, api())
  await view.type('login-code-code', '123456')
  await view.submit()
  expect(view.signIns).toEqual([['secret', false]])
})

test('an account with a second step is asked for it before the session begins', async () => {
  const offered = api()
  view = await mountForm(<LoginByCode returnTo={null} />, offered)
  await view.type('ask-code-userName', 'lan@example.vn')
  await view.submit()
  await eventually(() => expect(view.container.querySelector('#login-code-code')).not.toBeNull())
  await view.type('login-code-code', '222222')
  await view.submit()
  await eventually(() => expect(view.container.querySelector('#login-step-code')).not.toBeNull())
  expect(view.signIns).toEqual([])
  expect(window.sessionStorage.getItem('login-code')).toBeNull()
})
