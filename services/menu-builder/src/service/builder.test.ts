import { setMaxListeners } from 'node:events'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { isWholeRun, runSize } from 'shared-contracts/testing'
import { buildMenu } from '../core/build-menu'
import { buildWorker } from '../testing/built-worker'
import { realPool, realSnapshot, realSource } from '../testing/content'
import type { BuildTask } from './build-task'
import { type Builder, createBuilder } from './builder'

// Workers load WebAssembly and work out the dishes of every object type.
jest.setTimeout(120_000)

/** Callers of one visitor, and tasks that may wait. */
const CALLERS = runSize(11, 50)
const QUEUE_LENGTH = runSize(12, 60)
/** Requests that come at once and take long. */
const CROWD = runSize(8, 16)

let worker: Awaited<ReturnType<typeof buildWorker>>
let builder: Builder

beforeAll(async () => {
  worker = await buildWorker()
  builder = createBuilder({ workerFile: worker.file, snapshots: realSource(), threads: 1, queueLength: QUEUE_LENGTH })
  await builder.ready()
})
afterAll(async () => {
  await builder.close()
  worker.remove()
})

/** Children below two years have few dishes: their menus are built in a moment. */
const OBJECT_TYPES = runSize(2, 10)
const FIRST_TYPE = runSize(7, 1)
const task = (seed: number, days = 1, objectTypeId = (seed % OBJECT_TYPES) + FIRST_TYPE): BuildTask => ({
  call: 'BuildMenu/BuildMenu',
  body: { objectTypeId, days, seed },
})
const caller = (signal: AbortSignal, visitor = 'a') => ({ visitor, signal })
const patient = () => caller(new AbortController().signal)

describe('a worker thread', () => {
  test('answers callers of one visitor in the order they came, none of them in vain', async () => {
    const order: number[] = []
    const results = await Promise.all(
      Array.from({ length: CALLERS }, async (_, seed) => {
        const result = await builder.run(task(seed, seed % 5 === 0 ? 7 : 1), patient())
        order.push(seed)
        return result
      }),
    )
    expect(results.filter(({ kind }) => kind !== 'built')).toEqual([])
    // Weeks wait for long turns, days for short ones: each in their own order.
    const weeks = order.filter((seed) => seed % 5 === 0)
    const days = order.filter((seed) => seed % 5 > 0)
    expect(weeks).toEqual([...weeks].sort((a, b) => a - b))
    expect(days).toEqual([...days].sort((a, b) => a - b))
  })

  test('builds what this process builds', async () => {
    const inThread = await builder.run(task(3, 2, 4), patient())
    const here = buildMenu({ objectTypeId: 4, days: 2, seed: 3 }, { snapshot: realSnapshot(), pool: realPool(4) })
    expect(inThread).toEqual({ kind: 'built', data: { ...here, revision: 0 } })
  })

  test('throws away what nobody waits for, and goes on with the next', async () => {
    const leaving = Array.from({ length: runSize(10, 20) }, () => new AbortController())
    const left = leaving.map(({ signal }, seed) => builder.run(task(seed, 7), caller(signal)))
    const next = builder.run(task(1), patient())
    for (const controller of leaving) controller.abort()
    const kinds = (await Promise.all(left)).map(({ kind }) => kind)
    expect(kinds).toEqual(kinds.map(() => 'cancelled'))
    expect(await next).toMatchObject({ kind: 'built' })
    expect(builder.waiting).toBe(0)
  })

  test('does nothing for a caller who left before', async () => {
    expect(await builder.run(task(1), caller(AbortSignal.abort()))).toEqual({ kind: 'cancelled' })
  })

  test('refuses when too many wait', async () => {
    const runs = await Promise.allSettled(
      Array.from({ length: QUEUE_LENGTH + 10 }, (_, seed) => builder.run(task(seed), patient())),
    )
    const refused = runs.filter(({ status }) => status === 'rejected')
    // One is built, as many wait as may.
    expect(refused.length).toBe(9)
  })
})

/** Ends a whole crowd at once. */
function crowdSignal(): AbortController {
  const controller = new AbortController()
  setMaxListeners(32, controller.signal)
  return controller
}

describe(`${CROWD} requests that take long`, () => {
  let two: Builder
  beforeAll(async () => {
    two = createBuilder({ workerFile: worker.file, snapshots: realSource(), threads: 2, queueLength: QUEUE_LENGTH })
    await two.ready()
    // Each thread works out the dishes of an object type when it is first asked for it.
    await Promise.all(Array.from({ length: 8 }, (_, seed) => two.run(task(seed, 1, 2), patient())))
  })
  afterAll(() => two.close())

  /** Days around a day of which half is kept, without shellfish. Ten are nearly all of what an answer may take, three look short. */
  const related = (seed: number, count: number): BuildTask => ({
    call: 'BuildMenu/BuildRelatedMenu',
    body: { objectTypeId: 4, includeDishIds: [210, 1254, 1534], dishIds: [912, 391, 522], count, seed },
  })

  test.each([
    ['one visitor', () => 'crowd'],
    ['as many visitors', (seed: number) => `crowd ${seed}`],
  ])('of %s let an ordinary day through at once', async (_, visitorOf) => {
    const leaving = crowdSignal()
    const spent: number[] = []
    let finished = 0
    const crowd = Array.from({ length: CROWD }, async (__, seed) => {
      const charge = (ms: number) => spent.push(ms)
      await two.run(related(seed, 10), { ...caller(leaving.signal, visitorOf(seed)), charge })
      finished += 1
    })
    // The first of them has to be at work.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const waited: number[] = []
    for (let seed = 0; seed < 5; seed += 1) {
      const started = performance.now()
      const day = await two.run(task(seed, 1, 2), caller(new AbortController().signal, 'ordinary'))
      waited.push(performance.now() - started)
      expect(day.kind).toBe('built')
    }
    // Most of the crowd still waits: the days went past them.
    expect(finished).toBeLessThan(CROWD / 2)
    expect(Math.min(...waited)).toBeLessThan(1_000)
    expect(two.waiting).toBeGreaterThan(4)
    leaving.abort()
    await Promise.all(crowd)
    expect(spent.length).toBeGreaterThan(0)
    expect(two.waiting).toBe(0)
  })

  test('of as many visitors that look short are told from short ones when they turn out long', async () => {
    const leaving = crowdSignal()
    let finished = 0
    const crowd = Array.from({ length: CROWD }, async (_, seed) => {
      await two.run(related(seed, 3), caller(leaving.signal, `crowd ${seed}`))
      finished += 1
    })
    const day = await two.run(task(1, 1, 2), caller(new AbortController().signal, 'ordinary'))
    expect(day.kind).toBe('built')
    expect(finished).toBeLessThan(CROWD / 2)
    leaving.abort()
    await Promise.all(crowd)
  })

  test('give the same menus as alone', async () => {
    const long = (seed: number) => (isWholeRun ? related(seed, 10) : task(seed, 7, 4))
    const alone = await builder.run(long(3), patient())
    const crowd = await Promise.all([3, 4, 3].map((seed) => two.run(long(seed), patient())))
    expect(crowd[0]).toEqual(alone)
    expect(crowd[2]).toEqual(alone)
    expect(crowd[1]).not.toEqual(alone)
  })
})
