import { describe, expect, test } from '@jest/globals'
import { assertionsIn } from './assertions'
import type { PlaywrightReport } from './stage'
import { judgeCost, MOST_OVER_BUDGET, RUN_BUDGET, type RunCost, TOLERANCE } from './test-budgets'
import { type MeasuredTest, measuredBrowserTests, pageLoads } from './test-files'
import { timesPage } from './test-times'

const cheap: RunCost = { processorSeconds: 900, pageLoads: 300, uncounted: [], tests: [], pace: 1 }
const pure = (seconds: number): MeasuredTest => ({ name: 'a.test.ts', class: 'pure', seconds })

describe('judgeCost', () => {
  test('lets a run within its budgets pass', () => {
    expect(judgeCost({ ...cheap, tests: [pure(0.5)] })).toEqual({ failures: [], notes: [] })
  })

  test('processor seconds: named above the budget, failed above the tolerance', () => {
    const { processorSeconds: most } = RUN_BUDGET
    expect(judgeCost({ ...cheap, processorSeconds: most * 1.1 })).toMatchObject({
      failures: [],
      notes: [`${Math.round(most * 1.1)} processor seconds; the budget is ${most}`],
    })
    expect(judgeCost({ ...cheap, processorSeconds: most * (TOLERANCE + 0.01) }).failures).toEqual([
      `${Math.round(most * (TOLERANCE + 0.01))} processor seconds; the budget is ${most}`,
    ])
    expect(judgeCost({ ...cheap, processorSeconds: null }).failures).toEqual([])
  })

  test('seconds of a slow hour are judged as the usual pace would have taken them', () => {
    const { processorSeconds: most } = RUN_BUDGET
    const slow = { ...cheap, processorSeconds: most * 1.9, tests: [pure(0.95)] }
    expect(judgeCost({ ...slow, pace: 2 })).toEqual({ failures: [], notes: [] })
    expect(judgeCost({ ...slow, pace: 1.4 }).failures).toHaveLength(1)
    expect(judgeCost({ ...slow, pace: 1.8 }).notes).toHaveLength(2)
  })

  test('a file is judged by the pace of its own stage', () => {
    const file = { ...pure(0.95), pace: 2 }
    expect(judgeCost({ ...cheap, tests: [file] }).notes).toEqual([])
    expect(judgeCost({ ...cheap, pace: 2, tests: [{ ...file, pace: 1 }] }).notes).toHaveLength(1)
  })

  test('page loads, counted and not counted', () => {
    expect(judgeCost({ ...cheap, pageLoads: 501 }).failures).toEqual(['501 page loads; the budget is 500'])
    expect(judgeCost({ ...cheap, uncounted: ['e2e/a.spec.ts:3 walks'] }).failures).toHaveLength(1)
  })

  test('a file above its budget is named; many, or one far above, fail the run', () => {
    expect(judgeCost({ ...cheap, tests: [pure(0.6)] })).toEqual({
      failures: [],
      notes: ['a.test.ts: 0.6 s; the budget of a pure test is 0.5 s'],
    })
    const many = (seconds: number) => Array.from({ length: MOST_OVER_BUDGET + 1 }, () => pure(seconds))
    expect(judgeCost({ ...cheap, tests: many(0.5 * (TOLERANCE - 0.01)) }).failures).toEqual([])
    expect(judgeCost({ ...cheap, tests: many(0.5 * (TOLERANCE + 0.01)) }).failures).toHaveLength(1)
    expect(judgeCost({ ...cheap, tests: [pure(6)] }).failures).toHaveLength(1)
  })
})

describe('what browser tests cost', () => {
  const spec = (line: number, annotations: readonly { type: string; description: string }[], status = 'expected') => ({
    title: `test ${line}`,
    file: 'a.spec.ts',
    line,
    tests: [{ projectName: 'phone', status, annotations, results: [{ duration: 1_500 }] }],
  })
  const report: PlaywrightReport = {
    stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 },
    errors: [],
    suites: [
      {
        specs: [spec(1, [{ type: 'page loads', description: '3' }])],
        suites: [{ specs: [spec(2, [{ type: 'page loads', description: '4' }]), spec(3, []), spec(4, [], 'skipped')] }],
      },
    ],
  }

  test('adds up page loads, and names tests that were not counted', () => {
    expect(pageLoads(report)).toEqual({ count: 7, uncounted: ['e2e/a.spec.ts:3 test 3'] })
  })

  test('takes their time', () => {
    expect(measuredBrowserTests(report)[0]).toEqual({ name: 'e2e/a.spec.ts:1 test 1', class: 'browser', seconds: 1.5 })
  })
})

test('the page of times compares stage by stage', () => {
  const stage = (wallSeconds: number, processorSeconds: number | null, tests: number) => ({
    wallSeconds,
    processorSeconds,
    tests,
  })
  const page = timesPage({
    before: {
      wallSeconds: 4334,
      stages: { unit: stage(1434, 2640, 10441), 'end-to-end': stage(2900, null, 630) },
      pageLoads: null,
      assertions: { e2e: { tests: 236, expects: 1409 }, shell: { tests: 319, expects: 709 } },
    },
    kept: {
      // Less than its stages together
      wallSeconds: 280,
      stages: { unit: stage(300, 580.4, 10500) },
      pageLoads: 590,
      assertions: { e2e: { tests: 213, expects: 1409 }, shell: { tests: 328, expects: 729 } },
    },
  })
  expect(page).toContain('| unit | 1434 | 2640 | 10441 | 300 | 580 | 10500 |')
  expect(page).toContain('| end-to-end | 2900 | – | 630 | – | – | – |')
  expect(page).toContain('| **all** | 4334 | – | 11071 | 280 | 580 | 10500 |')
  expect(page).toContain('Page loads in browsers: – before, 590 now.')
  expect(page).toContain('| shell | 319 | 709 | 328 | 729 |')
  expect(page).toContain('| **all** | 555 | 2118 | 541 | 2138 |')
})

test('assertions are counted by how they are called', () => {
  const text = `
    test('one', () => { expect(1).toBe(1); expect.soft(a).toEqual(expect.any(Number)) })
    test.each<string>([])('two', () => expectAll(b))
    it.each\`a\`('three', async () => { await expect.poll(() => c).toBe(2); latest(x); pattern.test(y) })
    test.describe('group', () => {})`
  expect(assertionsIn(text)).toEqual({ tests: 3, expects: 3 })
})
