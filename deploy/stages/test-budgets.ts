import type { MeasuredTest, TestClass } from './test-files'

/**
 * What a whole run may cost, at the machine's usual pace (machine/pace.ts). Processor time is judged, which differs less from run to run than wall
 * time. Whoever needs more makes something else cheaper.
 */
export const RUN_BUDGET = {
  /** Of all processors, from the installation to the last test: a quarter of an hour of two. Lowered with every gain. */
  processorSeconds: 1_600,
  pageLoads: 500,
} as const

/**
 * Above its budget a cost is named, above this share of it the run fails: the pace is a sample of a machine that others share. One commit took 3 312 s
 * at a pace of 2.03 and 3 316 s at 1.72.
 */
export const TOLERANCE = 1.3

/** Processor seconds of a test file, of a test for the browser, at the usual pace. */
export const FILE_BUDGETS: Readonly<Record<TestClass, number>> = { pure: 0.5, component: 2, api: 3, browser: 15 }

/** So many files may be above their budget and the tolerance before the run fails. All are named; lowered with every gain. */
export const MOST_OVER_BUDGET = 60

/** Above so many times its budget a file fails the run at once. */
const MOST_TIMES = 10

export interface RunCost {
  /** Null where the system does not say. */
  readonly processorSeconds: number | null
  /** Null: the browser tests did not run. */
  readonly pageLoads: number | null
  /** Tests that did not say how many pages they loaded. */
  readonly uncounted: readonly string[]
  /** With processor seconds for `seconds`. */
  readonly tests: readonly MeasuredTest[]
  /** How many times the usual processor time the machine took for the same work while it ran (`PaceWatch`). */
  readonly pace: number
}

/**
 * @returns `failures` fail the run, a line each; `notes` only name
 */
export function judgeCost({ pace, pageLoads, uncounted, ...taken }: RunCost): {
  readonly failures: readonly string[]
  readonly notes: readonly string[]
} {
  const failures: string[] = []
  const notes: string[] = []
  const most = RUN_BUDGET.processorSeconds
  const processorSeconds = taken.processorSeconds === null ? null : taken.processorSeconds / pace
  const tests = taken.tests.map((test) => ({ ...test, seconds: test.seconds / (test.pace ?? pace) }))
  if (processorSeconds !== null && processorSeconds > most) {
    const line = `${Math.round(processorSeconds)} processor seconds; the budget is ${most}`
    ;(processorSeconds > most * TOLERANCE ? failures : notes).push(line)
  }
  if (pageLoads !== null && pageLoads > RUN_BUDGET.pageLoads)
    failures.push(`${pageLoads} page loads; the budget is ${RUN_BUDGET.pageLoads}`)
  for (const test of uncounted) failures.push(`${test}: page loads not counted; import { test } from e2e/support/test`)
  const over = tests.filter((test) => test.seconds > FILE_BUDGETS[test.class])
  const farOver = over.filter((test) => test.seconds > FILE_BUDGETS[test.class] * TOLERANCE)
  const line = ({ name, seconds, class: kind }: MeasuredTest) =>
    `${name}: ${seconds.toFixed(1)} s; the budget of a ${kind} test is ${FILE_BUDGETS[kind]} s`
  for (const test of over) {
    if (test.seconds > FILE_BUDGETS[test.class] * MOST_TIMES) failures.push(line(test))
    else notes.push(line(test))
  }
  if (farOver.length > MOST_OVER_BUDGET)
    failures.push(`${farOver.length} test files far above their budget; at most ${MOST_OVER_BUDGET} may be`)
  return { failures, notes }
}
