import { createEventBus } from 'shared-frame/events'
import type { ShellApi } from 'shared-frame/remotes'
import { createVisitorData } from '../visitor/create-visitor-data'

/**
 * A mock shell whose visitor data is real: read by the mock's own API, changed by facts on a bus that works.
 *
 * @example const shell = withVisitorData({ ...createShellMock(signedIn), api: createFakeApi({ 'User/UserInfo': () => lan }) })
 * @param shell its bus is replaced, its session and API are not
 */
export function withVisitorData<S extends ShellApi>(shell: S): S {
  const bus = createEventBus({
    onError: (error) => {
      throw error
    },
  })
  const visitor = createVisitorData({ api: shell.api, bus })
  const follow = (): void => {
    if (shell.session.read().state === 'signed-in') visitor.open()
    else visitor.close()
  }
  follow()
  shell.session.subscribe(follow)
  return { ...shell, bus, visitor }
}
