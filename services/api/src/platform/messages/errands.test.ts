import { expect, test } from '@jest/globals'
import { createErrands } from './errands'

test('errands are done later, one after the other, and at once when asked to finish; failures are logged', async () => {
  const failures: unknown[] = []
  const errands = createErrands((error) => failures.push(error))
  const done: string[] = []
  let running = 0
  for (const name of ['a', 'b', 'c']) {
    errands.add(async () => {
      running += 1
      expect(running).toBe(1)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      if (name === 'b') throw new Error(name)
      done.push(name)
    })
  }
  expect(done).toEqual([])
  const before = performance.now()
  await errands.finish()
  expect(performance.now() - before).toBeLessThan(1000)
  expect(done.sort()).toEqual(['a', 'c'])
  expect(failures).toEqual([new Error('b')])
})

test('the thousand and first that waits is refused with 503', async () => {
  const errands = createErrands(() => undefined)
  for (let count = 0; count < 1000; count += 1) errands.add(async () => undefined)
  expect(() => errands.add(async () => undefined)).toThrow(
    expect.objectContaining({ status: 503, code: 'unavailable' }),
  )
  await errands.finish()
  errands.add(async () => undefined)
  await errands.finish()
})
