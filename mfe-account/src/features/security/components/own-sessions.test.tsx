import { afterEach, expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { click, createFakeApi, eventually } from 'shared-frame/testing'
import { type FormView, mountForm } from '../../../testing/mount-form'
import { ownProfile } from '../../../testing/own-profile'
import { OwnSessions } from './OwnSessions'

let view: FormView
afterEach(() => view.unmount())

const own = (id: number, more: object = {}) => ({
  id,
  browser: 'Chrome',
  system: 'Android',
  network: '203.113.9.0/24',
  startedAt: '2026-11-20T03:00:00Z',
  lastUsedAt: '2026-11-21T02:30:00Z',
  isCurrent: false,
  ...more,
})

test('each device is named; for the password one is logged out, then all others', async () => {
  let sessions = [
    own(1, { isCurrent: true }),
    own(2, { browser: 'Safari', system: 'iPhone', network: null }),
    own(3, { browser: null, system: null }),
    own(4),
  ]
  const bodies: unknown[] = []
  const api = createFakeApi({
    'User/GetSessions': () => sessions,
    'User/EndSession': ({ body }) => {
      bodies.push(body)
      if (body?.password === 'sai') {
        const errors = [{ field: 'password', code: '1057', message: 'Mật khẩu chưa đúng.' }]
        throw new ApiError('User/EndSession', 422, 'Mật khẩu chưa đúng.', errors, undefined, '1057')
      }
      sessions = sessions.filter(({ id, isCurrent }) => isCurrent || (body?.id !== undefined && id !== body.id))
      return {}
    },
  })
  view = await mountForm(<OwnSessions user={ownProfile({ hasPassword: true })} />, api)
  await eventually(() => expect(view.text()).toContain('Chrome trên Android thiết bị này'))
  expect(view.text()).toContain('Đăng nhập lúc 10:00, 20/11/2026')
  expect(view.text()).toContain('Dùng lần cuối 09:30, 21/11/2026')
  expect(view.text()).toContain('Thiết bị không rõ tên')
  const safari = () => view.find<HTMLButtonElement>('[aria-label*="Safari trên iPhone"]')
  expect(document.querySelectorAll('[aria-label^="Đăng xuất thiết bị này:"]')).toHaveLength(3)

  await click(safari())
  const title = 'Đăng xuất Safari trên iPhone, đăng nhập lúc 10:00, 20/11/2026'
  await eventually(() => expect(document.activeElement?.textContent).toBe(title))
  await click(view.button('Thôi, giữ nguyên'))
  expect([document.activeElement, document.querySelector('form')]).toEqual([safari(), null])

  await click(safari())
  await view.submit()
  expect(view.message('end-session-password')).toBe('Vui lòng chọn thông tin')
  await view.type('end-session-password', 'sai')
  await view.submit()
  expect(view.message('end-session-password')).toBe('Mật khẩu hiện tại chưa đúng.')
  await view.type('end-session-password', 'dung')
  await view.submit()
  await eventually(() => expect(view.text()).not.toContain('Safari'))
  expect(view.calls).toContainEqual(['notify', 'Đã đăng xuất Safari trên iPhone', 'success'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Thiết bị đang đăng nhập')

  await click(view.button('Đăng xuất mọi thiết bị khác'))
  await view.type('end-session-password', 'dung')
  await view.submit()
  await eventually(() => expect(view.text()).toContain('Không có thiết bị nào khác đang đăng nhập.'))
  expect(bodies).toEqual([{ id: 2, password: 'sai' }, { id: 2, password: 'dung' }, { password: 'dung' }])
})
