import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { repeatTasks } from './recurring-tasks'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('waits for the preparation, begins no task twice, goes on after a failure and ends', async () => {
  let ready = false
  const waiting: (() => void)[] = []
  const failures: string[] = []
  const slow = jest.fn(() => new Promise<void>((resolve) => waiting.push(resolve)))
  const failing = jest.fn(async () => {
    throw new Error('no database')
  })
  const stop = repeatTasks(
    [
      { name: 'slow', everyMs: 100, run: slow },
      { name: 'failing', everyMs: 200, run: failing },
    ],
    { isReady: () => ready, onFailure: (_, name) => failures.push(name) },
  )
  await jest.advanceTimersByTimeAsync(400)
  expect([slow.mock.calls.length, failing.mock.calls.length]).toEqual([0, 0])
  ready = true
  await jest.advanceTimersByTimeAsync(400)
  expect([slow.mock.calls.length, failing.mock.calls.length]).toEqual([1, 2])
  expect(failures).toEqual(['failing', 'failing'])
  for (const resolve of waiting) resolve()
  await jest.advanceTimersByTimeAsync(100)
  expect(slow).toHaveBeenCalledTimes(2)
  stop()
  await jest.advanceTimersByTimeAsync(1000)
  expect([slow.mock.calls.length, failing.mock.calls.length]).toEqual([2, 2])
})
