import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { createEventBus } from 'shared-frame/events'
import { eraseKept } from 'shared-frame/kept'
import type { Session } from 'shared-frame/remotes'
import { createFakeApi, createShellMock, eventually } from 'shared-frame/testing'
import { waitingItems } from 'shared-ui/list-items'
import { pauseAfter, tellWaiting } from 'shared-ui/outbox'
import { surveyDrafts } from 'shared-ui/survey-drafts'
import { sendWhatWaits } from './outbox'

const user = {
  id: 7,
  fullName: 'Mai',
  shortName: 'Mai',
  userType: 0,
  objectTypeId: 2,
  pictureUrl: null,
  numberOfCarts: 0,
} as const
const waitingSurvey = {
  surveyId: 5,
  title: 'Rau',
  aboutHealth: false,
  submissionKey: 'k',
  answers: [],
  waiting: { answers: [], consentVersion: null },
}
let session: Session
/** What the server answers; null: as it should. */
let failure: number | null = null
let tries = 0
let sent = 0
let end = () => {}

function start() {
  const bus = createEventBus({
    onError: (error) => {
      throw error
    },
  })
  const api = createFakeApi({
    'Survey/SubmitSurvey': () => {
      tries += 1
      if (failure !== null) throw new ApiError('Survey/SubmitSurvey', failure, 'Lúc xấu')
      sent += 1
      return { submissionId: 1 }
    },
    'UserCart/AddNewDishCart': () => {
      sent += 1
      return { id: 1, numberOfCarts: 1, replaced: null }
    },
  })
  const mock = createShellMock()
  end = sendWhatWaits({ ...mock, session: { ...mock.session, read: () => session }, api, bus })
  return bus
}

beforeEach(() => {
  eraseKept()
  session = { state: 'signed-in', user }
  failure = null
  tries = 0
  sent = 0
  surveyDrafts.keep(7, '5', waitingSurvey)
})
afterEach(() => {
  jest.useRealTimers()
  end()
  eraseKept()
})

test('answers that wait are sent from whatever page is open, when their owner is there', async () => {
  const bus = start()
  session = { state: 'signed-in', user: { ...user, id: 8 } }
  bus.publish('session/changed', { signedIn: true, userId: 8 })
  session = { state: 'signed-in', user }
  bus.publish('session/changed', { signedIn: true, userId: 7 })
  await eventually(() => expect(surveyDrafts.list(7)).toEqual([]))
  expect(sent).toBe(1)
})

test('what the network did not take is sent when it is back', async () => {
  failure = 0
  const bus = start()
  bus.publish('session/changed', { signedIn: true, userId: 7 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(surveyDrafts.list(7)).toHaveLength(1)
  failure = null
  window.dispatchEvent(new Event('online'))
  await eventually(() => expect(surveyDrafts.list(7)).toEqual([]))
  expect(sent).toBe(1)
})

test('a busy server is asked again after a pause that grows, until it has taken it', async () => {
  const bus = start()
  bus.publish('session/changed', { signedIn: true, userId: 7 })
  await eventually(() => expect(sent).toBe(1))
  surveyDrafts.keep(7, '6', { ...waitingSurvey, surveyId: 6 })
  jest.useFakeTimers()
  tries = 0
  failure = 503
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(pauseAfter(1) - 1)
  expect(tries).toBe(1)
  await jest.advanceTimersByTimeAsync(pauseAfter(2))
  expect(tries).toBe(2)
  failure = null
  await jest.advanceTimersByTimeAsync(pauseAfter(2))
  expect([tries, sent, surveyDrafts.list(7)]).toEqual([3, 2, []])
  await jest.advanceTimersByTimeAsync(pauseAfter(9))
  expect(tries).toBe(3)
})

test('what a section could not send goes as well, and a page that comes back from the history looks', async () => {
  const bus = start()
  bus.publish('session/changed', { signedIn: true, userId: 7 })
  await eventually(() => expect(sent).toBe(1))
  const item = { kind: 'dish', title: 'Canh', objectTypeId: null, dish: { dishId: 4, portion: 1 } }
  jest.useFakeTimers()
  waitingItems.keep(7, 'a', { kind: 'dish', title: 'Canh', item })
  tellWaiting()
  await jest.advanceTimersByTimeAsync(pauseAfter(1))
  expect([sent, waitingItems.list(7)]).toEqual([2, []])
  waitingItems.keep(7, 'a', { kind: 'dish', title: 'Canh', item })
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await jest.advanceTimersByTimeAsync(0)
  expect([sent, waitingItems.list(7)]).toEqual([3, []])
})

test('nothing is looked at after the end', async () => {
  const bus = start()
  end()
  bus.publish('session/changed', { signedIn: true, userId: 7 })
  window.dispatchEvent(new Event('online'))
  jest.useFakeTimers()
  tellWaiting()
  await jest.advanceTimersByTimeAsync(pauseAfter(1))
  expect(tries).toBe(0)
})
