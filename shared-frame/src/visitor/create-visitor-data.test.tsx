import { expect, jest, test } from '@jest/globals'
import type { CallAnswer, CallName } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { createEventBus, type Topics } from 'shared-frame/events'
import { createFakeApi, eventually, visitorProfile } from 'shared-frame/testing'
import { createVisitorData } from './create-visitor-data'

function create() {
  let profile = visitorProfile({ numberOfCarts: 2 })
  let failing: CallName | null = null
  let held: { readonly calls: readonly CallName[]; readonly until: Promise<void> } | null = null
  const answer =
    <T,>(call: CallName, value: () => T) =>
    async () => {
      if (held?.calls.includes(call)) await held.until
      if (failing === call) throw new ApiError(call, 500, 'Máy chủ đang bận')
      return value()
    }
  const api = createFakeApi({
    'User/UserInfo': answer('User/UserInfo', () => profile),
    'User/GetConsents': answer('User/GetConsents', (): CallAnswer<'User/GetConsents'> => []),
    'Favorite/GetFavoriteIds': answer('Favorite/GetFavoriteIds', () => ({ dishIds: [1], articleIds: [1] })),
    'UserCart/GetItems': answer('UserCart/GetItems', (): CallAnswer<'UserCart/GetItems'> => []),
    'CookingClass/GetRegisteredClasses': answer(
      'CookingClass/GetRegisteredClasses',
      (): CallAnswer<'CookingClass/GetRegisteredClasses'> => [],
    ),
  })
  const bus = createEventBus({
    onError: (error) => {
      throw error
    },
  })
  return {
    api,
    bus,
    visitor: createVisitorData({ api, bus }),
    serve: (next: CallAnswer<'User/UserInfo'>) => {
      profile = next
    },
    /** Keeps the answers of these calls back until the function it returns is called. */
    hold(calls: readonly CallName[]): () => void {
      let release = () => {}
      held = { calls, until: new Promise((resolve) => (release = resolve)) }
      return () => release()
    },
    fail: (call: CallName | null) => {
      failing = call
    },
  }
}

const count = (calls: readonly CallName[], name: CallName) => calls.filter((call) => call === name).length

test('nothing is asked for while nobody is signed in, nor what nobody watches', async () => {
  const { api, visitor } = create()
  const listener = jest.fn()
  visitor.subscribe('favouriteIds', listener)
  await visitor.refetch('favouriteIds')
  expect(api.calls).toEqual([])
  expect(visitor.read('favouriteIds')).toEqual({
    data: undefined,
    isPending: true,
    isError: false,
    isFetching: false,
    error: null,
  })
  visitor.open()
  await eventually(() => expect(visitor.read('favouriteIds').data).toEqual({ dishIds: [1], articleIds: [1] }))
  expect(api.calls).toEqual(['Favorite/GetFavoriteIds'])
  expect(listener).toHaveBeenCalled()
})

test('many watchers, one request; a state that did not change is the same object', async () => {
  const { api, visitor } = create()
  visitor.open()
  visitor.subscribe('profile', () => {})
  visitor.subscribe('profile', () => {})
  expect(await visitor.fetchProfile()).toMatchObject({ id: 7 })
  await eventually(() => expect(visitor.read('profile').isFetching).toBe(false))
  expect(visitor.read('profile')).toBe(visitor.read('profile'))
  expect(api.calls).toEqual(['User/UserInfo'])
})

test('invalidated data is fetched again where it is watched, and told as a fact', async () => {
  const { api, bus, visitor, serve } = create()
  const told: Topics['profile/changed'][] = []
  bus.subscribe('profile/changed', (fact) => void told.push(fact))
  visitor.open()
  const stop = visitor.subscribe('profile', () => {})
  await visitor.fetchProfile()
  serve(visitorProfile({ fullName: 'Trần Mai' }))
  await visitor.invalidate('profile')
  expect(visitor.read('profile').data?.fullName).toBe('Trần Mai')
  expect(told).toEqual([{ userId: 7 }])
  stop()
  await visitor.invalidate('profile')
  expect(count(api.calls, 'User/UserInfo')).toBe(2)
})

test('an answer that is put in place is shown at once, told to others and not fetched again', async () => {
  const { api, bus, visitor } = create()
  const told: Topics['profile/changed'][] = []
  bus.subscribe('profile/changed', (fact) => void told.push(fact))
  visitor.open()
  visitor.subscribe('profile', () => {})
  await visitor.fetchProfile()
  visitor.replace('profile', visitorProfile({ fullName: 'Trần Mai' }))
  expect(visitor.read('profile').data?.fullName).toBe('Trần Mai')
  await eventually(() => expect(told).toEqual([{ userId: 7 }]))
  expect(api.calls).toEqual(['User/UserInfo'])
})

test('facts about somebody else change nothing', async () => {
  const { api, bus, visitor } = create()
  visitor.open()
  visitor.subscribe('profile', () => {})
  await visitor.fetchProfile()
  bus.publish('profile/changed', { userId: 8 })
  await eventually(() => expect(visitor.read('profile').isFetching).toBe(false))
  expect(api.calls).toEqual(['User/UserInfo'])
  bus.publish('profile/changed', { userId: 7 })
  await eventually(() => expect(api.calls).toEqual(['User/UserInfo', 'User/UserInfo']))
})

test('favourites, shopping list and classes follow their facts', async () => {
  const { api, bus, visitor } = create()
  visitor.open()
  for (const key of ['profile', 'favouriteIds', 'cartItems', 'classes'] as const) visitor.subscribe(key, () => {})
  await eventually(() => expect(api.calls).toHaveLength(4))
  await eventually(() => expect(visitor.read('classes').isFetching).toBe(false))
  bus.publish('favourites/changed', { type: 'dish', id: 9, isFavourite: true })
  bus.publish('favourites/changed', { type: 'dish', id: 9, isFavourite: true })
  bus.publish('favourites/changed', { type: 'article', id: 1, isFavourite: false })
  expect(visitor.read('favouriteIds').data).toEqual({ dishIds: [9, 1], articleIds: [] })
  expect(count(api.calls, 'Favorite/GetFavoriteIds')).toBe(1)
  bus.publish('cart/changed', { numberOfCarts: 5 })
  expect(visitor.read('profile').data?.numberOfCarts).toBe(5)
  bus.publish('classes/changed', { classId: 1, registered: true })
  await eventually(() => expect(count(api.calls, 'UserCart/GetItems')).toBe(2))
  await eventually(() => expect(count(api.calls, 'CookingClass/GetRegisteredClasses')).toBe(2))
  expect(count(api.calls, 'User/UserInfo')).toBe(1)
})

test('a section tells what it changed by the shell, which publishes that and nothing else', () => {
  const { bus, visitor } = create()
  const facts: unknown[] = []
  for (const topic of ['cart/changed', 'favourites/changed', 'session/changed'] as const)
    bus.subscribe(topic, (fact) => void facts.push(fact))
  visitor.publishChange('cart/changed', { numberOfCarts: 4 })
  visitor.publishChange('favourites/changed', { type: 'dish', id: 9, isFavourite: true })
  expect(facts).toEqual([{ numberOfCarts: 4 }, { type: 'dish', id: 9, isFavourite: true }])
  // Code of another release is not held by types.
  const untyped = (topic: string, fact: string) => () => visitor.publishChange(JSON.parse(topic), JSON.parse(fact))
  expect(untyped('"session/changed"', '{"numberOfCarts":1}')).toThrow('Not for sections to tell')
  expect(untyped('"cart/changed"', '{"numberOfCarts":"4"}')).toThrow('Not for sections to tell')
  expect(facts).toHaveLength(2)
})

test('what changed while the first answer was on its way is asked for again', async () => {
  const { api, bus, visitor, hold } = create()
  const release = hold(['UserCart/GetItems', 'User/GetConsents'])
  visitor.open()
  for (const key of ['profile', 'cartItems', 'consents'] as const) visitor.subscribe(key, () => {})
  await visitor.fetchProfile()
  await eventually(() => expect(api.calls).toHaveLength(3))
  expect(visitor.read('cartItems')).toMatchObject({ data: undefined, isFetching: true })
  bus.publish('cart/changed', { numberOfCarts: 3 })
  const invalidated = visitor.invalidate('consents')
  release()
  await invalidated
  expect(count(api.calls, 'User/GetConsents')).toBe(2)
  await eventually(() => expect(count(api.calls, 'UserCart/GetItems')).toBe(2))
})

test('a failure is a state with an error; refetching mends it', async () => {
  const { visitor, fail } = create()
  fail('User/GetConsents')
  visitor.open()
  visitor.subscribe('consents', () => {})
  await eventually(() => expect(visitor.read('consents')).toMatchObject({ isError: true, isPending: false }))
  fail(null)
  await visitor.refetch('consents')
  expect(visitor.read('consents')).toMatchObject({ data: [], isError: false })
})

test('the end of the session empties it; answers on their way find no place', async () => {
  const { visitor, serve } = create()
  visitor.open()
  visitor.subscribe('profile', () => {})
  const late = visitor.fetchProfile().catch(() => 'ended')
  visitor.close()
  await late
  expect(visitor.read('profile')).toMatchObject({ data: undefined, isPending: true })
  serve(visitorProfile({ id: 8 }))
  visitor.open()
  await eventually(() => expect(visitor.read('profile').data?.id).toBe(8))
  visitor.close()
  expect(visitor.read('profile').data).toBeUndefined()
})

test('back at the front, the window asks again for what it shows and is old', async () => {
  const { api, visitor } = create()
  visitor.open()
  visitor.subscribe('profile', () => {})
  const { data } = await visitor.fetchProfile().then(() => visitor.read('profile'))
  visitor.refetchStale()
  await eventually(() => expect(visitor.read('profile').isFetching).toBe(false))
  expect(api.calls).toEqual(['User/UserInfo'])
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 60_000)
  visitor.refetchStale()
  clock.mockRestore()
  await eventually(() => expect(api.calls).toEqual(['User/UserInfo', 'User/UserInfo']))
  expect(visitor.read('profile').data).toEqual(data)
})
