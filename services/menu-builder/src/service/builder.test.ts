import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { buildMenu } from '../core/build-menu'
import { buildWorker } from '../testing/built-worker'
import { realPool, realSnapshot, realSource } from '../testing/content'
import type { BuildTask } from './build-task'
import { type Builder, createBuilder } from './builder'

// Workers load WebAssembly and work out the dishes of every object type.
jest.setTimeout(120_000)

let worker: Awaited<ReturnType<typeof buildWorker>>
let builder: Builder

beforeAll(async () => {
  worker = await buildWorker()
  builder = createBuilder({ workerFile: worker.file, snapshots: realSource(), threads: 1, queueLength: 60 })
  await builder.ready()
})
afterAll(async () => {
  await builder.close()
  worker.remove()
})

const task = (seed: number, days = 1, objectTypeId = (seed % 10) + 1): BuildTask => ({
  call: 'BuildMenu/BuildMenu',
  body: { objectTypeId, days, seed },
})
const patient = () => new AbortController().signal

describe('a worker thread', () => {
  test('answers fifty callers in the order they came, none of them in vain', async () => {
    const order: number[] = []
    const results = await Promise.all(
      Array.from({ length: 50 }, async (_, seed) => {
        const result = await builder.run(task(seed, seed % 5 === 0 ? 7 : 1), patient())
        order.push(seed)
        return result
      }),
    )
    expect(results.filter(({ kind }) => kind !== 'built')).toEqual([])
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  test('builds what this process builds', async () => {
    const inThread = await builder.run(task(3, 2, 4), patient())
    const here = buildMenu({ objectTypeId: 4, days: 2, seed: 3 }, { snapshot: realSnapshot(), pool: realPool(4) })
    expect(inThread).toEqual({ kind: 'built', data: { ...here, revision: 0 } })
  })

  test('throws away what nobody waits for, and goes on with the next', async () => {
    const leaving = Array.from({ length: 20 }, () => new AbortController())
    const left = leaving.map(({ signal }, seed) => builder.run(task(seed, 7), signal))
    const next = builder.run(task(1), patient())
    for (const controller of leaving) controller.abort()
    const kinds = (await Promise.all(left)).map(({ kind }) => kind)
    expect(kinds).toEqual(kinds.map(() => 'cancelled'))
    expect(await next).toMatchObject({ kind: 'built' })
    expect(builder.waiting).toBe(0)
  })

  test('does nothing for a caller who left before', async () => {
    expect(await builder.run(task(1), AbortSignal.abort())).toEqual({ kind: 'cancelled' })
  })

  test('refuses when too many wait', async () => {
    const runs = await Promise.allSettled(Array.from({ length: 70 }, (_, seed) => builder.run(task(seed), patient())))
    const refused = runs.filter(({ status }) => status === 'rejected')
    // One is built, sixty wait.
    expect(refused.length).toBe(9)
  })
})
