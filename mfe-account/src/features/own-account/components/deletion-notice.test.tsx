import { afterEach, expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import type { Session } from 'shared-frame/remotes'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  withVisitorData,
} from 'shared-frame/testing'
import { signedIn } from '../../../testing/own-profile'
import { DeletionNotice } from './DeletionNotice'

let view: MountedView
afterEach(() => view.unmount())

async function show(part: React.ReactNode, api = createFakeApi({}), session: Session = signedIn) {
  const shell = withVisitorData({ ...createShellMock(session), api })
  view = await mountInShell(shell, part)
  return shell
}

test('an account that will be erased says when, in Viet Nam, and can be kept', async () => {
  const api = createFakeApi({ 'User/KeepAccount': () => ({}) })
  const shell = await show(<DeletionNotice deleteAfter="2026-11-27T18:00:00.000Z" />, api)
  expect(view.text()).toContain('Tài khoản này sẽ bị xóa vào ngày 28/11/2026.')
  await click(view.button('Giữ lại tài khoản'))
  await eventually(() =>
    expect(shell.calls.map(([, text]) => text)).toEqual(['Tài khoản được giữ lại, mọi thứ còn nguyên.']),
  )
  expect(api.calls).toEqual(['User/KeepAccount'])
})

test('a refusal to keep it is said in the words of the server', async () => {
  const api = createFakeApi({
    'User/KeepAccount': () => {
      throw new ApiError('User/KeepAccount', 0, 'Không kết nối được với máy chủ.')
    },
  })
  const shell = await show(<DeletionNotice deleteAfter="2026-11-27T18:00:00.000Z" />, api)
  await click(view.button('Giữ lại tài khoản'))
  await eventually(() => expect(shell.calls).toEqual([['notify', 'Không kết nối được với máy chủ.', 'error']]))
})
