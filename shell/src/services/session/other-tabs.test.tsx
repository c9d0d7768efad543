import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import Cookies from 'js-cookie'
import { createEventBus, type Topics } from 'shared-frame/events'
import { createFakeApi, eventually, visitorProfile } from 'shared-frame/testing'
import { createVisitorData } from 'shared-frame/visitor'
import { shareWithOtherTabs } from './other-tabs'
import { createSessionStore } from './session'

/** jsdom has no BroadcastChannel: messages reach the other channels of the same name, copied, in a later task. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>()
  static sent = 0
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    Channel.open.add(this)
  }
  postMessage(data: unknown): void {
    Channel.sent += 1
    const copy = JSON.parse(JSON.stringify(data))
    for (const other of Channel.open) {
      if (other === this || other.name !== this.name) continue
      setTimeout(() => other.dispatchEvent(new MessageEvent('message', { data: copy })))
    }
  }
  close(): void {
    Channel.open.delete(this)
  }
}

let users: Record<string, ReturnType<typeof visitorProfile>>
const ends: (() => void)[] = []

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  Object.assign(globalThis, { BroadcastChannel: Channel })
  Channel.sent = 0
  users = {
    lan: visitorProfile({ id: 7, fullName: 'Nguyễn Lan' }),
    mai: visitorProfile({ id: 8, fullName: 'Trần Mai' }),
  }
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  jest.restoreAllMocks()
})

/** Tabs share cookies and server, nothing else. */
function openTab() {
  const bus = createEventBus({
    onError: (error) => {
      throw error
    },
  })
  const facts: [string, unknown][] = []
  for (const topic of ['profile/changed', 'favourites/changed', 'session/changed'] as const) {
    bus.subscribe(topic, (payload: Topics[typeof topic]) => void facts.push([topic, payload]))
  }
  const api = createFakeApi({
    'User/UserInfo': () => {
      const user = users[Cookies.get('token') ?? '']
      if (!user) throw new Error('nobody is logged in')
      return user
    },
    'User/Logout': () => ({}),
    'Favorite/GetFavoriteIds': () => ({ dishIds: [], articleIds: [] }),
  })
  const visitor = createVisitorData({ api, bus })
  const session = createSessionStore({ api, bus, visitor })
  ends.push(shareWithOtherTabs({ bus, session, visitor }))
  const name = () => {
    const now = session.read()
    return now.state === 'signed-in' ? now.user.fullName : now.state
  }
  return { api, bus, visitor, session, facts, name }
}

async function twoTabs() {
  Cookies.set('token', 'lan')
  const [here, there] = [openTab(), openTab()]
  await here.session.start()
  await there.session.start()
  await settle()
  here.facts.length = 0
  there.facts.length = 0
  Channel.sent = 0
  return { here, there }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a profile changed in one tab is on screen in the other, and nobody echoes', async () => {
  const { here, there } = await twoTabs()
  const renamed = visitorProfile({ id: 7, fullName: 'Nguyễn Lan Anh' })
  users.lan = renamed
  here.visitor.replace('profile', renamed)
  await eventually(() => expect(there.name()).toBe('Nguyễn Lan Anh'))
  await settle()
  expect(here.name()).toBe('Nguyễn Lan Anh')
  expect(there.facts).toEqual([['profile/changed', { userId: 7 }]])
  expect(here.facts).toHaveLength(1)
  expect(Channel.sent).toBe(1)
})

test('a favourite kept in one tab counts in the other', async () => {
  const { here, there } = await twoTabs()
  there.visitor.subscribe('favouriteIds', () => {})
  await eventually(() => expect(there.visitor.read('favouriteIds').data).toBeDefined())
  here.bus.publish('favourites/changed', { type: 'dish', id: 9, isFavourite: true })
  await eventually(() => expect(there.visitor.read('favouriteIds').data?.dishIds).toEqual([9]))
  expect(Channel.sent).toBe(1)
})

test('logout in one tab is logout in the other, and login too', async () => {
  const { here, there } = await twoTabs()
  await here.session.signOut()
  await eventually(() => expect(there.name()).toBe('anonymous'))
  expect(there.visitor.read('profile').data).toBeUndefined()
  expect(there.session.hasOtherUsersData()).toBe(true)
  await here.session.signIn('mai', { remember: false })
  await eventually(() => expect(there.name()).toBe('Trần Mai'))
  await settle()
  const sent = Channel.sent
  await settle()
  expect(Channel.sent).toBe(sent)
})

test('a window that comes back to the front follows the cookie without a message', async () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  Cookies.set('token', 'lan')
  const tab = openTab()
  await tab.session.start()
  Cookies.set('token', 'mai')
  window.dispatchEvent(new Event('focus'))
  await eventually(() => expect(tab.name()).toBe('Trần Mai'))
  Cookies.set('token', '')
  document.dispatchEvent(new Event('visibilitychange'))
  await eventually(() => expect(tab.name()).toBe('anonymous'))
})

test('a window that comes back to the front shows what another device changed', async () => {
  Cookies.set('token', 'lan')
  const tab = openTab()
  await tab.session.start()
  users.lan = visitorProfile({ id: 7, fullName: 'Nguyễn Lan Anh' })
  window.dispatchEvent(new Event('focus'))
  await settle()
  expect(tab.name()).toBe('Nguyễn Lan')
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 60_000)
  window.dispatchEvent(new Event('focus'))
  jest.restoreAllMocks()
  await eventually(() => expect(tab.name()).toBe('Nguyễn Lan Anh'))
})

test('a network that fails at the return to the window ends no login', async () => {
  Cookies.set('token', 'lan')
  const tab = openTab()
  await tab.session.start()
  Cookies.set('token', 'unreachable')
  window.dispatchEvent(new Event('focus'))
  await eventually(() => expect(tab.name()).toBe('unknown'))
  expect(Cookies.get('token')).toBe('unreachable')
  expect(tab.session.reconnecting.getValue()).toBe(true)
  Cookies.set('token', 'mai')
  window.dispatchEvent(new Event('focus'))
  await eventually(() => expect(tab.name()).toBe('Trần Mai'))
  expect(tab.session.reconnecting.getValue()).toBe(false)
})

test('messages of another release are left alone', async () => {
  const { here } = await twoTabs()
  const other = new Channel('visitor')
  ends.push(() => other.close())
  for (const data of [null, 'x', { topic: 'polls/submitted', payload: {} }, { topic: 'cart/changed', payload: {} }]) {
    other.postMessage(data)
  }
  await settle()
  expect(here.facts).toEqual([])
})

test('a page that is put away closes its channel and opens it when it comes back', async () => {
  const { there } = await twoTabs()
  expect(Channel.open.size).toBe(2)
  window.dispatchEvent(new Event('pagehide'))
  expect(Channel.open.size).toBe(0)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(Channel.open.size).toBe(2)
  expect(there.name()).toBe('Nguyễn Lan')
})
