import { expect, test } from '@jest/globals'
import type { Session, ShellApi } from 'shared-frame/remotes'
import { createShellMock } from 'shared-frame/testing'
import { lan } from '../../testing/mount-form'
import { finishLogin, loggedInBefore, welcomeAfterReload } from './after-login'

test.each([
  ['', []],
  ['token=a; firstLogin=[7%2C9]; user=x', [7, 9]],
  ['firstLogin=[7]', [7]],
  ['firstLogin={"7":1}', []],
  ['firstLogin=nonsense', []],
  ['notfirstLogin=[7]', []],
])('%j lists %j', (cookies, ids) => {
  expect(loggedInBefore(cookies)).toEqual(ids)
})

function shellOf(session: Session) {
  const mock = createShellMock()
  const shell: ShellApi = { ...mock, session: { ...mock.session, signIn: async () => session } }
  return { shell, calls: mock.calls }
}

test('who has logged in here before gets the page reloaded, and is welcomed once it is back', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the shell's cookie, as a browser would hold it
  document.cookie = 'firstLogin=[7]'
  let reloads = 0
  const reload = () => {
    reloads += 1
  }
  const known = shellOf({ state: 'signed-in', user: lan })
  expect(await finishLogin('t', { shell: known.shell, returnTo: null, remember: false, reload })).toBe(true)
  expect([reloads, known.calls.filter(([name]) => name === 'navigate')]).toEqual([1, []])
  const next = shellOf({ state: 'signed-in', user: lan })
  welcomeAfterReload(next.shell)
  welcomeAfterReload(next.shell)
  expect(next.calls).toEqual([['notify', 'Đăng nhập thành công', 'success']])

  for (const [user, returnTo] of [
    [{ ...lan, userType: 2 as const }, null],
    [lan, '/tin-moi'],
    [{ ...lan, id: 8 }, null],
  ] as const) {
    const other = shellOf({ state: 'signed-in', user })
    await finishLogin('t', { shell: other.shell, returnTo, remember: false, reload })
    expect(other.calls.some(([name]) => name === 'navigate')).toBe(true)
  }
  expect(reloads).toBe(1)
})

test('a token that starts no session is no login', async () => {
  const { shell, calls } = shellOf({ state: 'anonymous' })
  expect(await finishLogin('t', { shell, returnTo: null, remember: false })).toBe(false)
  expect(calls).toEqual([])
})
