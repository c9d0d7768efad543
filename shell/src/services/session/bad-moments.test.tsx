import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import Cookies from 'js-cookie'
import { ApiError } from 'shared-contracts/client'
import { createEventBus, type Topics } from 'shared-frame/events'
import { createFakeApi, visitorProfile } from 'shared-frame/testing'
import { createVisitorData } from 'shared-frame/visitor'
import { createSessionStore } from './session'
import { readToken } from './session-cookies'

const lan = visitorProfile({ id: 7, fullName: 'Nguyễn Lan' })

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** A tab whose server answers with `status` from now on; 200: with the user, null: not at all. */
function openTab() {
  const server: { status: number | null; asked: number } = { status: 200, asked: 0 }
  const bus = createEventBus({
    onError: (error) => {
      throw error
    },
  })
  const facts: Topics['session/changed'][] = []
  bus.subscribe('session/changed', (fact) => void facts.push(fact))
  const api = createFakeApi({
    'User/UserInfo': () => {
      server.asked += 1
      if (server.status === null) return new Promise<typeof lan>(() => {})
      if (server.status !== 200) throw new ApiError('User/UserInfo', server.status, 'no')
      return lan
    },
  })
  const visitor = createVisitorData({ api, bus })
  const session = createSessionStore({ api, bus, visitor })
  const now = () => [session.read().state, session.reconnecting.getValue()]
  return { server, session, visitor, facts, now }
}

const later = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000)

describe('at the start', () => {
  test.each([0, 429, 500, 502, 503, 504])(
    'status %i keeps the token, and is tried again until it works',
    async (status) => {
      Cookies.set('token', 'abc')
      const { server, session, facts, now } = openTab()
      server.status = status
      await session.start()
      expect(now()).toEqual(['unknown', true])
      expect(readToken()).toBe('abc')
      await later(2.1)
      await later(4.1)
      expect([server.asked, facts]).toEqual([3, []])
      server.status = 200
      await later(8.1)
      expect(now()).toEqual(['signed-in', false])
      expect(facts).toEqual([{ signedIn: true, userId: 7 }])
      await later(300)
      expect(server.asked).toBe(4)
    },
  )

  test('401 is a refusal, also after a while: the token is emptied and nobody is asked again', async () => {
    Cookies.set('token', 'abc')
    const { server, session, now } = openTab()
    server.status = 503
    await session.start()
    server.status = 401
    await later(2.1)
    expect(now()).toEqual(['anonymous', false])
    expect(Cookies.get('token')).toBe('')
    await later(300)
    expect(server.asked).toBe(2)
  })

  test('tries come ever less often, at most twice a minute', async () => {
    Cookies.set('token', 'abc')
    const { server, session } = openTab()
    server.status = 503
    await session.start()
    await later(59.5)
    expect(server.asked).toBe(6)
    await later(600)
    expect(server.asked).toBe(26)
  })

  test('the visitor is told of an answer that takes long, and of its arrival', async () => {
    Cookies.set('token', 'abc')
    const { server, session, now } = openTab()
    server.status = null
    void session.start()
    await later(9)
    expect(now()).toEqual(['unknown', false])
    await later(2)
    expect(now()).toEqual(['unknown', true])
    server.status = 200
    window.dispatchEvent(new Event('online'))
    await later(0.1)
    expect(now()).toEqual(['signed-in', false])
  })
})

test.each([
  ['the device is online again', () => window.dispatchEvent(new Event('online'))],
  ['the window comes to the front', (session: { follow(): Promise<void> }) => session.follow()],
])('tried at once when %s, and once only', async (_, happen) => {
  Cookies.set('token', 'abc')
  const { server, session, now } = openTab()
  server.status = 0
  await session.start()
  server.status = 200
  void happen(session)
  void happen(session)
  await later(0.1)
  expect([server.asked, ...now()]).toEqual([2, 'signed-in', false])
})

test('in mid-session the user stays, and what else was missing is asked for when the server is back', async () => {
  Cookies.set('token', 'abc')
  const { server, session, visitor, facts, now } = openTab()
  await session.start()
  await later(11)
  server.status = 503
  await visitor.refetch('profile')
  expect(now()).toEqual(['signed-in', true])
  expect(visitor.read('profile').data).toBe(lan)
  server.status = 200
  await later(2.1)
  expect(now()).toEqual(['signed-in', false])
  expect([readToken(), facts]).toEqual(['abc', [{ signedIn: true, userId: 7 }]])
})

test('a login waits for the server instead of being lost, and is remembered as was asked', async () => {
  const { server, session, now } = openTab()
  await session.start()
  server.status = 502
  const set = jest.spyOn(Cookies, 'set')
  const signingIn = session.signIn('abc', { remember: true })
  await later(1)
  expect(now()).toEqual(['unknown', true])
  server.status = 200
  await later(2)
  expect(await signingIn).toMatchObject({ state: 'signed-in', user: { id: 7 } })
  expect(set.mock.calls.filter(([name]) => name === 'user').map(([, , how]) => how?.expires)).toEqual([30])
  expect(Cookies.get('firstLogin')).toBe('[7]')
})

test('a logout ends the tries', async () => {
  Cookies.set('token', 'abc')
  const { server, session, now } = openTab()
  server.status = 503
  await session.start()
  void session.signOut()
  await later(300)
  expect([server.asked, ...now()]).toEqual([1, 'anonymous', false])
})
