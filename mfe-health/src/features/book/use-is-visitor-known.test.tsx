import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { clientOnly } from 'shared-frame/remote'
import type { Session } from 'shared-frame/remotes'
import { createShellMock, type MountedView, mountInShell, signedInSession } from 'shared-frame/testing'
import { useIsVisitorKnown } from './use-is-visitor-known'

const Form = clientOnly(async () => ({ default: () => <p>the form</p> }), <p>loading</p>, useIsVisitorKnown)

let view: MountedView
beforeEach(() => void jest.useFakeTimers())
afterEach(async () => {
  await view.unmount()
  jest.useRealTimers()
})

function shellWith(first: Session) {
  let session = first
  const listeners = new Set<() => void>()
  const shell = createShellMock()
  return {
    ...shell,
    session: {
      ...shell.session,
      read: () => session,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    become(next: Session) {
      session = next
      for (const listener of listeners) listener()
    },
  }
}

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

test.each<Session>([{ state: 'anonymous' }, signedInSession()])(
  'the form waits until it is known who is here: %j',
  async (known) => {
    const shell = shellWith({ state: 'unknown' })
    view = await mountInShell(shell, <Form />)
    await pass(2_000)
    expect(view.text()).toBe('loading')
    await act(async () => shell.become(known))
    await pass(0)
    expect(view.text()).toBe('the form')
  },
)

test('a server that never says who is here holds no form back', async () => {
  view = await mountInShell(shellWith({ state: 'unknown' }), <Form />)
  await pass(9_000)
  expect(view.text()).toBe('loading')
  await pass(1_500)
  expect(view.text()).toBe('the form')
})
