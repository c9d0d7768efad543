import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { createEventBus } from 'shared-frame/events'
import { eraseKept } from 'shared-frame/kept'
import type { Session } from 'shared-frame/remotes'
import { createFakeApi, createShellMock, eventually } from 'shared-frame/testing'
import { surveyDrafts } from 'shared-ui/survey-drafts'
import { sendWhatWaits } from './waiting-items'

const user = {
  id: 7,
  fullName: 'Mai',
  shortName: 'Mai',
  userType: 0,
  objectTypeId: 2,
  pictureUrl: null,
  numberOfCarts: 0,
} as const
let session: Session
let isDown = false
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
      if (isDown) throw new ApiError('Survey/SubmitSurvey', 0, 'Mất mạng')
      sent += 1
      return { submissionId: 1 }
    },
  })
  const mock = createShellMock()
  end = sendWhatWaits({ ...mock, session: { ...mock.session, read: () => session }, api, bus })
  return bus
}

beforeEach(() => {
  eraseKept()
  session = { state: 'signed-in', user }
  isDown = false
  sent = 0
  surveyDrafts.keep(7, '5', {
    surveyId: 5,
    title: 'Rau',
    aboutHealth: false,
    submissionKey: 'k',
    answers: [],
    waiting: { answers: [], consentVersion: null },
  })
})
afterEach(() => {
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
  isDown = true
  const bus = start()
  bus.publish('session/changed', { signedIn: true, userId: 7 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(surveyDrafts.list(7)).toHaveLength(1)
  isDown = false
  window.dispatchEvent(new Event('online'))
  await eventually(() => expect(surveyDrafts.list(7)).toEqual([]))
  expect(sent).toBe(1)
})
