import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { answeredInTime } from './deadline'

const MS = 2_000

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] })
})
afterEach(() => {
  jest.useRealTimers()
})

function start() {
  const failure = jest.fn(() => new Error('late'))
  let send = (_: string) => {}
  const sent = new Promise<string>((resolve) => (send = resolve))
  const outcome = answeredInTime(sent, MS, failure).catch((error: Error) => error.message)
  return { failure, send, outcome }
}

test('silence ends with the failure, not before the time is over', async () => {
  const { failure, outcome } = start()
  await jest.advanceTimersByTimeAsync(MS - 1)
  expect(failure).not.toHaveBeenCalled()
  await jest.runAllTimersAsync()
  await expect(outcome).resolves.toBe('late')
  expect(jest.getTimerCount()).toBe(0)
})

test('what arrives at the last moment is an answer, and nothing is told of a failure', async () => {
  const { failure, send, outcome } = start()
  // The last part is over, and what has arrived meanwhile is read before anything is decided.
  jest.advanceTimersToNextTimer(4)
  send('here')
  await expect(outcome).resolves.toBe('here')
  await jest.runAllTimersAsync()
  expect(failure).not.toHaveBeenCalled()
})
