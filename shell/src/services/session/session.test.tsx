import { beforeEach, expect, jest, test } from '@jest/globals'
import Cookies from 'js-cookie'
import type { CallAnswer } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { createEventBus, type Topics } from 'shared-frame/events'
import { keptPlace } from 'shared-frame/kept'
import { createFakeApi } from 'shared-frame/testing'
import { createVisitorData } from 'shared-frame/visitor'
import { createSessionStore } from './session'
import { readToken } from './session-cookies'

const lan: CallAnswer<'User/UserInfo'> = {
  id: 7,
  fullName: 'Nguyễn Thị Lan Anh',
  userName: 'lan@example.vn',
  userType: 0,
  motherStatus: 1,
  motherStatusText: 'Pregnance',
  pregnancyWeeks: 22,
  pregnancyDayInWeek: 3,
  asOf: '2026-11-21',
  objectTypeId: 2,
  isNursing: false,
  profileComplete: true,
  staffApproved: false,
  pictureUrl: null,
  phoneNumber: null,
  email: 'lan@example.vn',
  numberOfCarts: 2,
  children: [],
  dayOfBirth: '1995',
  provinceId: null,
  wardId: null,
  organizationId: null,
  departmentId: 0,
  otherDepartment: null,
  departmentType: null,
  positionId: null,
  otherPosition: null,
  babysitterRelationshipId: null,
  emailConfirmed: true,
  phoneConfirmed: false,
  hasPassword: true,
  secondStep: 'none',
  deleteAfter: null,
}

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  window.localStorage.clear()
})

function open(answer: () => CallAnswer<'User/UserInfo'> = () => lan) {
  const bus = createEventBus({
    onError: (error) => {
      throw error
    },
  })
  const changes: Topics['session/changed'][] = []
  bus.subscribe('session/changed', (change) => void changes.push(change))
  const api = createFakeApi({ 'User/UserInfo': answer, 'User/Logout': () => ({}) })
  const visitor = createVisitorData({ api, bus })
  const takenOver: string[] = []
  const onTakenOver = (address: string) => void takenOver.push(address)
  return { session: createSessionStore({ api, bus, visitor, onTakenOver }), api, bus, visitor, changes, takenOver }
}

const failing = () => {
  throw new ApiError('User/UserInfo', 401, 'no')
}

test('a network that fails in mid-session leaves the user logged in', async () => {
  Cookies.set('token', 'abc')
  let broken = false
  const { session, visitor } = open(() => {
    if (broken) throw new ApiError('User/UserInfo', 0, 'no network')
    return lan
  })
  await session.start()
  broken = true
  await visitor.refetch('profile')
  expect(session.read()).toMatchObject({ state: 'signed-in', user: { id: 7 } })
  expect(session.read().state).toBe('signed-in')
  expect(readToken()).toBe('abc')
})

test.each([undefined, '', 'null'])('token %j is nobody, and nobody is asked', async (token) => {
  if (token !== undefined) Cookies.set('token', token)
  const { session, api } = open()
  await session.start()
  expect(session.read()).toEqual({ state: 'anonymous' })
  expect(api.calls).toEqual([])
})

test('a session starts from the cookie', async () => {
  Cookies.set('token', 'secret')
  const { session, changes } = open()
  expect(session.read()).toEqual({ state: 'unknown' })
  await session.start()
  expect(session.read()).toMatchObject({ state: 'signed-in', user: { id: 7, shortName: 'Lan Anh', numberOfCarts: 2 } })
  expect(changes).toEqual([{ signedIn: true, userId: 7 }])
})

test('an empty token is set when the user can’t be fetched', async () => {
  Cookies.set('token', 'old')
  Cookies.set('user', '{"id":7}')
  const { session } = open(failing)
  await session.start()
  expect(session.read()).toEqual({ state: 'anonymous' })
  expect(Cookies.get('token')).toBe('')
  expect(Cookies.get('user')).toBeUndefined()
})

test('the user cookie holds nothing about health', async () => {
  const { session } = open()
  await session.signIn('secret', { remember: true })
  expect(readToken()).toBe('secret')
  expect(JSON.parse(Cookies.get('user') ?? '')).toEqual({
    id: 7,
    shortName: 'Lan Anh',
    userType: 0,
    pictureUrl: null,
  })
  expect(`${document.cookie}${JSON.stringify({ ...window.localStorage })}`).not.toMatch(/example\.vn|Pregnan|week/i)
})

test.each([
  [true, 30],
  [false, undefined],
])('remember %j keeps both cookies for %j days', async (remember, expires) => {
  const set = jest.spyOn(Cookies, 'set')
  const { session, visitor } = open()
  await session.signIn('secret', { remember })
  await visitor.refetch('profile')
  const kept = set.mock.calls.flatMap(([name, , how]) =>
    name === 'firstLogin' ? [] : [[name, how?.expires, how?.sameSite]],
  )
  expect(kept).toEqual([
    ['token', expires, 'lax'],
    ['user', expires, 'lax'],
  ])
  set.mockRestore()
})

test('who has logged in here before stands in a cookie that outlives logout', async () => {
  const { session } = open()
  await session.signIn('secret', { remember: false })
  await session.signIn('secret', { remember: false })
  expect(Cookies.get('firstLogin')).toBe('[7]')
  await session.signOut()
  expect(Cookies.get('firstLogin')).toBe('[7]')
})

test('logout tells the server and clears token, user, popups and local storage', async () => {
  const { session, api, changes } = open()
  await session.signIn('secret', { remember: true })
  Cookies.set('skipPopups', '[1]')
  Cookies.set('skipPolls', '[2]')
  window.localStorage.setItem('draft', 'x')
  await session.signOut()
  expect(api.calls).toContain('User/Logout')
  expect(Object.keys(Cookies.get()).sort()).toEqual(['firstLogin', 'skipPolls'])
  expect(window.localStorage).toHaveLength(0)
  expect(session.read()).toEqual({ state: 'anonymous' })
  expect(changes.at(-1)).toEqual({ signedIn: false, userId: null })
})

const drafts = keptPlace<string>({
  name: 'draft',
  version: 1,
  days: 1,
  check: (stored) => (typeof stored === 'string' ? stored : null),
  withAddress: true,
})

test('who logs in takes over what was kept without login before anybody sees the session, and hears where it was', async () => {
  window.history.replaceState(null, '', '/thuc-don/5?ngay=N3&doi=mon')
  drafts.keep('anyone', 'a', 'món đã đổi')
  const { session, takenOver } = open()
  const seen: unknown[] = []
  session.subscribe(() => {
    if (session.read().state === 'signed-in') seen.push(drafts.read(7, 'a')?.value)
  })
  await session.signIn('secret', { remember: true })
  expect(seen[0]).toBe('món đã đổi')
  expect(takenOver).toEqual(['/thuc-don/5?ngay=N3&doi=mon'])
  session.expire()
  await session.signIn('again', { remember: true })
  expect(takenOver).toHaveLength(1)
})

test('a session that ends half-way is cleared once', async () => {
  const { session, changes } = open()
  await session.signIn('secret', { remember: true })
  expect([session.expire(), session.expire()]).toEqual([true, false])
  expect(Cookies.get('token')).toBe('')
  expect(changes).toHaveLength(2)
})

test('a stale cookie at the start ends no session under way', () => {
  Cookies.set('token', 'stale')
  const { session } = open()
  expect(session.expire()).toBe(false)
  expect(session.read()).toEqual({ state: 'anonymous' })
})

test('memory is handed to the same user again, not to another one and not on after logout', async () => {
  let id = 7
  const { session } = open(() => ({ ...lan, id }))
  await session.signIn('a', { remember: false })
  session.expire()
  await session.signIn('b', { remember: false })
  expect(session.hasOtherUsersData()).toBe(false)
  session.expire()
  id = 8
  await session.signIn('c', { remember: false })
  expect(session.hasOtherUsersData()).toBe(true)

  const other = open().session
  await other.signOut()
  expect(other.hasOtherUsersData()).toBe(false)
  await other.signIn('d', { remember: false })
  await other.signOut()
  expect(other.hasOtherUsersData()).toBe(true)
})

test('an answer that comes after logout starts no session', async () => {
  let answer: (user: CallAnswer<'User/UserInfo'>) => void = () => {}
  const late = new Promise<CallAnswer<'User/UserInfo'>>((resolve) => {
    answer = resolve
  })
  const bus = createEventBus({ onError: () => {} })
  const api = createFakeApi({ 'User/Logout': () => ({}), 'User/UserInfo': () => late })
  const session = createSessionStore({ api, bus, visitor: createVisitorData({ api, bus }) })
  const signingIn = session.signIn('secret', { remember: true })
  await session.signOut()
  answer(lan)
  await signingIn
  expect(session.read()).toEqual({ state: 'anonymous' })
  expect(Cookies.get('user')).toBeUndefined()
})
