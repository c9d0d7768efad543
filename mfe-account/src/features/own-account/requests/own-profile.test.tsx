import { expect, test } from '@jest/globals'
import { ShellContext } from 'shared-frame'
import { createFakeApi, createShellMock, eventually, mount, withVisitorData } from 'shared-frame/testing'
import { ownProfile, signedIn } from '../../../testing/own-profile'
import { useOwnProfile } from './own-profile'

function Email() {
  return <p>{useOwnProfile().data?.email ?? 'đang tải'}</p>
}

test('each visit asks, what is known shows meanwhile; one visit asks once', async () => {
  let email = 'cu@example.vn'
  const api = createFakeApi({ 'User/UserInfo': () => ownProfile({ email }) })
  const shell = withVisitorData({ ...createShellMock(signedIn), api })
  const open = () =>
    mount(
      <ShellContext value={shell}>
        <Email />
      </ShellContext>,
    )
  const first = await open()
  await eventually(() => expect(first.text()).toBe('cu@example.vn'))
  expect(api.calls).toHaveLength(1)
  await first.unmount()

  email = 'moi@example.vn'
  const second = await open()
  await eventually(() => expect(second.text()).toBe('moi@example.vn'))
  expect(api.calls).toHaveLength(2)
  await second.unmount()
})
