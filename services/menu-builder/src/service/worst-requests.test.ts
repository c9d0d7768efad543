import { beforeAll, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { callSchemas } from 'shared-contracts/call-schemas'
import { loadHighs } from '../core/proof/highs-solver'
import type { SolveLp } from '../core/proof/relaxation'
import { MOST_STEPS } from '../core/search/work-budget'
import { OBJECT_TYPE_IDS, realSnapshot } from '../testing/content'
import { runSeeds } from '../testing/run-seeds'
import { type OnePersonTask, TaskRunner } from './build-task'

jest.setTimeout(300_000)

/** What one request may have of a processor. */
const MOST_PROCESSOR_MS = 2_000
/** Which of the generated requests are tried; `FUZZ_REQUESTS` asks for more than a run of all tests has time for. */
const PLACES =
  process.env.FUZZ_REQUESTS === undefined ? runSeeds(2, 12) : Array.from({ length: 300 }, (_, index) => index + 1)
/** A walk that is promised is walked though the budget is used up: ten days of one walk at most, of 15 000 moves each. */
const LAST_WALKS = 150_000
/** Processor time of `reference` on the machine that the budget was measured on. */
const REFERENCE_MS = 80
const SEED = Number(process.env.FUZZ_SEED ?? 20_251)

let solveLp: SolveLp
let runner: TaskRunner
beforeAll(async () => {
  solveLp = await loadHighs()
  runner = new TaskRunner(realSnapshot(), (model) => solveLp(model))
})

const suitable = (objectTypeId: number) =>
  realSnapshot()
    .dishes.filter(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))
    .map(({ dishId }) => dishId)
const materialIds = realSnapshot().materials.map(({ materialId }) => materialId)

/** No ids, a few, or as many as a request may name: what lies between is never the worst. */
const idsOf = (ids: readonly number[], most: number): fc.Arbitrary<number[]> =>
  fc.oneof(
    fc.constant<number[]>([]),
    fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 20 }),
    fc.uniqueArray(fc.constantFrom(...ids), { minLength: most, maxLength: most }),
  )

/** Requests that the contract allows and that leave the search much to do. */
const requests: fc.Arbitrary<OnePersonTask> = fc.constantFrom(...OBJECT_TYPE_IDS).chain((objectTypeId) => {
  const own = suitable(objectTypeId)
  const wishes = {
    objectTypeId: fc.constant(objectTypeId),
    includeDishIds: idsOf(own, 50),
    excludeDishIds: idsOf(own, Math.min(500, own.length)),
    excludeMaterialIds: fc.oneof(
      fc.constant<number[]>([]),
      fc.uniqueArray(fc.constantFrom(...materialIds), { maxLength: 60 }),
    ),
    likedDishIds: idsOf(own, Math.min(500, own.length)),
    seed: fc.nat(),
  }
  return fc.oneof(
    fc
      .record({ ...wishes, days: fc.constantFrom(1, 7, 7) })
      .map((body): OnePersonTask => ({ call: 'BuildMenu/BuildMenu', body })),
    fc
      .record({ ...wishes, mealCode: fc.constantFrom(...([1, 2, 4] as const)) })
      .map((body): OnePersonTask => ({ call: 'BuildMenu/BuildMealMenu', body })),
    fc
      .record({
        ...wishes,
        dishIds: fc.uniqueArray(fc.constantFrom(...own), { minLength: 1, maxLength: 60 }),
        count: fc.constantFrom(1, 10, 10),
      })
      .map((body): OnePersonTask => ({ call: 'BuildMenu/BuildRelatedMenu', body })),
  )
})

/** An included dish that is excluded as well is refused at once; those are not the ones to be found here. */
function consistent<Task extends OnePersonTask>(task: Task): Task {
  const included = new Set(task.body.includeDishIds)
  const excludeDishIds = task.body.excludeDishIds?.filter((dishId) => !included.has(dishId))
  return { ...task, body: { ...task.body, excludeDishIds } }
}

function processorMs(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The same work each time: how much slower this machine is than the one that the budget was measured on, at this moment. */
function slowness(): number {
  const reference = processorMs(() => {
    for (let seed = 0; seed < 8; seed += 1)
      runner.run({ call: 'BuildMenu/BuildMenu', body: { objectTypeId: 2, days: 1, seed } }, () => false)
  })
  return Math.max(1, reference / REFERENCE_MS)
}

/** The same task is the same work: what takes longer one time than another was slowed by others on this machine. */
function costOf(task: OnePersonTask, attempts = 3): { readonly kind: string; readonly ms: number } {
  let kind = ''
  const took = processorMs(() => {
    kind = runner.runTurn(task, () => false, MOST_STEPS + LAST_WALKS).kind
  })
  if (took <= MOST_PROCESSOR_MS) return { kind, ms: took }
  const ms = took / slowness()
  if (ms <= MOST_PROCESSOR_MS || attempts === 1) return { kind, ms }
  return { kind, ms: Math.min(ms, costOf(task, attempts - 1).ms) }
}

test(`none of ${PLACES.length} extreme requests takes more than its steps, or ${MOST_PROCESSOR_MS} ms of a processor`, () => {
  const generated = fc.sample(requests, { numRuns: Math.max(...PLACES), seed: SEED }).map(consistent)
  const tasks = generated.filter((_, index) => PLACES.includes(index + 1))
  // The first menus are slower: the code is not compiled yet, nor are the dishes of their object types worked out.
  slowness()
  for (const objectTypeId of new Set(tasks.map(({ body }) => body.objectTypeId)))
    runner.run({ call: 'BuildMenu/BuildMenu', body: { objectTypeId, days: 1, seed: 1 } }, () => false)
  const taken = tasks.map((task) => {
    expect(callSchemas[task.call].body.safeParse(task.body).success).toBe(true)
    return { ...costOf(task), task }
  })
  const shown = taken.filter(({ ms, kind }) => ms > MOST_PROCESSOR_MS || kind === 'unfinished')
  expect(shown.map(({ kind, ms, task }) => `${kind}, ${ms} ms: ${JSON.stringify(task)}`)).toEqual([])
  expect(taken.filter(({ kind }) => kind === 'built').length).toBeGreaterThan(PLACES.length / 3)
})
