import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { Session, ShellApi } from 'shared-frame/remotes'
import {
  click,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  signedInSession,
} from 'shared-frame/testing'
import { AddToList } from './AddToList'
import type { ListItem } from './item/list-item'
import { waitingItems } from './waiting-items'

// What a press needs is a chunk of its own, which does not come
jest.mock('./press/press-list-item', () => {
  throw new Error('The chunk did not come')
})

const soup: ListItem = { kind: 'dish', title: 'Canh chua', objectTypeId: 5, dish: { dishId: 4, portion: 1 } }
const signedIn = signedInSession({ userType: 0, objectTypeId: 2 })
const KEPT = 'Đã giữ “Canh chua”, sẽ thêm vào danh sách khi có mạng'

let view: MountedView
beforeEach(() => window.localStorage.clear())
afterEach(() => view.unmount())

/** A shell that learns later who is here. */
function shellOf(first: Session) {
  let now = first
  const listeners = new Set<() => void>()
  const mock = createShellMock(first)
  const session: ShellApi['session'] = {
    ...mock.session,
    read: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const learn = (next: Session) => {
    now = next
    for (const listener of [...listeners]) listener()
  }
  return { shell: { ...mock, session }, learn, told: () => mock.calls.filter(([name]) => name === 'notify') }
}

test.each<[string, Session, number | 'anyone']>([
  ['a user', signedIn, signedIn.user.id],
  ['who is not logged in', { state: 'anonymous' }, 'anyone'],
])('pressed before it is known who is here: kept for %s', async (_, session, owner) => {
  const { shell, learn, told } = shellOf({ state: 'unknown' })
  view = await mountInShell(shell, <AddToList item={soup} />)
  await click(view.find('button'))
  expect(told()).toEqual([])
  await act(async () => learn(session))
  await eventually(() => expect(told()).toEqual([['notify', KEPT, 'info']]))
  expect(waitingItems.list(owner).map(({ value }) => value.title)).toEqual(['Canh chua'])
})
