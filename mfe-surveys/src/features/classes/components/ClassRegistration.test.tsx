import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { ApiError, type CallInput } from 'shared-contracts/client'
import type { Session } from 'shared-frame/remotes'
import {
  click,
  createFakeApi,
  createShellMock,
  type MountedView,
  mountInShell,
  signedInSession,
  withVisitorData,
} from 'shared-frame/testing'
import { texts } from '../../../texts'
import type { Registration } from '../requests/own-registration'
import { ClassRegistration } from './ClassRegistration'

const words = texts.classes
const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const signedIn = signedInSession({ id: 1 })
type Register = 'CookingClass/Register'
type Registered = 'CookingClass/GetRegisteredClasses'
const register = jest.fn<(input: CallInput<Register>) => Promise<CallAnswer<Register>>>()
const registered = jest.fn<(input: CallInput<Registered>) => CallAnswer<Registered>>()
let api: ReturnType<typeof createFakeApi>
let view: MountedView

beforeEach(() => {
  register.mockReset()
  registered.mockReset()
  api = createFakeApi({ 'CookingClass/Register': register, 'CookingClass/GetRegisteredClasses': registered })
})
afterEach(() => view.unmount())

function classIn(hours: number, seatsLeft: number): CallAnswer<'CookingClass/GetById'> {
  return {
    id: 7,
    title: 'Nấu cháo',
    slug: 'nau-chao',
    summary: '',
    illustration: 'chao',
    startAt: inHours(hours),
    endAt: inHours(hours + 2),
    place: 'Bếp',
    provinceId: null,
    seats: 20,
    seatsLeft,
    demo: false,
    cancelled: false,
    content: '',
  }
}

/** The page of a class that starts in some hours, for who has this registration. */
async function show(
  session: Session,
  { hours = 48, seatsLeft = 3, status = null as Registration['status'] | null, cancelled = false } = {},
) {
  const cookingClass = { ...classIn(hours, seatsLeft), cancelled }
  const registration = {
    ...{ classId: 7, registeredAt: inHours(-1), cancellableUntil: inHours(hours - 12) },
    waitingPlace: status === 'waiting' ? 4 : null,
  }
  registered.mockReturnValue(status === null ? [] : [{ cookingClass, registration: { ...registration, status } }])
  const shell = withVisitorData({ ...createShellMock(session), api })
  view = await mountInShell(shell, <ClassRegistration cookingClass={cookingClass} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  return shell
}

test('asks an anonymous visitor to log in and asks the server for nothing', async () => {
  const shell = await show({ state: 'anonymous' })
  await click(view.find('button'))
  expect(shell.calls).toContainEqual(['loginRequired'])
  expect(api.calls).toEqual([])
})

test.each([
  [{ seatsLeft: 3 }, words.register],
  [{ seatsLeft: 0 }, words.queue],
  [{ status: 'cancelled' }, words.register],
  [{ status: 'registered' }, words.cancel],
  [{ status: 'waiting', seatsLeft: 0 }, words.leaveQueue],
] as const)('%j offers: %s', async (state, label) => {
  await show(signedIn, state)
  expect([...document.querySelectorAll('button')].map((button) => button.textContent)).toEqual([label])
})

test.each([
  [{ hours: 11, status: 'registered' }, words.tooLate],
  [{ hours: -1 }, words.closed],
  [{ cancelled: true, status: 'registered' }, words.classCancelled],
] as const)('%j offers nothing and says why', async (state, reason) => {
  await show(signedIn, state)
  expect(view.text()).toContain(reason)
  expect(document.querySelector('button')).toBeNull()
})

test('who waits reads her place', async () => {
  await show(signedIn, { status: 'waiting', seatsLeft: 0 })
  expect(view.text()).toContain(words.waitingPlace(4))
})

test('shows the server’s refusal in its place and asks what is true now', async () => {
  await show(signedIn)
  const message = 'Lớp và danh sách chờ đều đã đủ người.'
  register.mockRejectedValue(new ApiError('CookingClass/Register', 409, message, [], undefined, 'class_is_full'))
  const before = api.calls.length
  await click(view.find('button'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(view.find('[role=alert]').textContent).toContain(message)
  expect(api.calls.slice(before)).toEqual(['CookingClass/Register', 'CookingClass/GetRegisteredClasses'])
})
