import { describe, expect, test } from '@jest/globals'
import { checkOf, countJest, countPlaywright, summaryLine } from './stage'

test.each([
  [[], '0 passed, 0 failed'],
  [[{ passed: 1, failed: 0 }], '1 passed, 0 failed'],
  [
    [
      { passed: 812, failed: 0 },
      { passed: 40, failed: 2, notes: ['x'] },
    ],
    '852 passed, 2 failed',
  ],
])('summary of %j', (results, line) => {
  expect(summaryLine(results)).toBe(line)
})

describe('checkOf', () => {
  const task = (taskId: string, exitCode: number) => ({ taskId, execution: { exitCode } })

  test('a check holds when its task ended with 0', () => {
    expect(checkOf('lint', { tasks: [task('//#lint', 0), task('//#imports', 2)] })).toEqual({ passed: 1, failed: 0 })
    expect(checkOf('imports', { tasks: [task('//#lint', 0), task('//#imports', 2)] })).toEqual({ passed: 0, failed: 1 })
  })

  test('a build holds when each unit was built', () => {
    const built = task('shell#build', 0)
    expect(checkOf('build', { tasks: [built, { taskId: 'mfe-menus#build' }] }).failed).toBe(1)
    expect(checkOf('build', { tasks: [built, task('mfe-menus#build', 0)] }).failed).toBe(0)
  })

  test('a run without a summary has failed', () => {
    expect(checkOf('lint', null).failed).toBe(1)
  })
})

describe('countJest', () => {
  test('counts a file that could not be loaded as a failure', () => {
    expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
      passed: 5,
      failed: 3,
    })
  })

  test('a run without a report has failed', () => {
    expect(countJest(null).failed).toBe(1)
  })
})

describe('countPlaywright', () => {
  test('counts a flaky test and an error outside of tests as failures', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 3 })
  })

  test('says how many tests did not run', () => {
    const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 2 }
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 7, failed: 0, notes: ['2 did not run'] })
  })

  test('a run without a report has failed', () => {
    expect(countPlaywright(null).failed).toBe(1)
  })
})
