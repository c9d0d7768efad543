import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { root } from '../runner/root'
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
    const counts = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }
    expect(countJest({ ...counts, testResults: [] })).toMatchObject({ passed: 5, failed: 3 })
  })

  test('names what failed, with the first line of why', () => {
    const file = (name: string, message: string, tests: readonly (readonly [string, string])[]) => ({
      name: path.join(root, name),
      message,
      assertionResults: tests.map(([fullName, why]) => ({
        fullName,
        status: why === '' ? 'passed' : 'failed',
        failureMessages: why === '' ? [] : [why],
      })),
    })
    const counts = { numPassedTests: 1, numFailedTests: 22, numRuntimeErrorTestSuites: 1 }
    const many = Array.from({ length: 21 }, (_, index) => [`test ${index}`, 'late'] as const)
    const testResults = [
      file('deploy/a.test.ts', '', [
        ['lists', '\u001b[31mexpected 1\u001b[39m\nreceived 2'],
        ['counts', ''],
      ]),
      file('deploy/b.test.ts', '\nCannot find module', []),
      file('deploy/c.test.ts', '', many),
    ]
    const { notes = [] } = countJest({ ...counts, testResults })
    expect(notes.slice(0, 3)).toEqual([
      'deploy/a.test.ts › lists: expected 1',
      'deploy/b.test.ts: Cannot find module',
      'deploy/c.test.ts › test 0: late',
    ])
    expect(notes.slice(20)).toEqual(['and 3 more'])
  })

  test('names what passed at its second try, and fails where there are many', () => {
    const testResults = (count: number) => [
      {
        name: path.join(root, 'deploy/a.test.ts'),
        message: '',
        assertionResults: Array.from({ length: count }, (_, index) => ({
          fullName: `test ${index}`,
          status: 'passed',
          failureMessages: [],
          invocations: 2,
          retryReasons: ['late\nby 1 s'],
        })),
      },
    ]
    const counts = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }
    expect(countJest({ ...counts, testResults: testResults(1) })).toEqual({
      passed: 5,
      failed: 0,
      notes: ['at the second try: deploy/a.test.ts › test 0: late'],
    })
    expect(countJest({ ...counts, testResults: testResults(3) })).toMatchObject({ passed: 2, failed: 3 })
  })

  test('a run without a report has failed', () => {
    expect(countJest(null).failed).toBe(1)
  })
})

describe('countPlaywright', () => {
  test('counts an error outside of tests as a failure', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 0, skipped: 0 }
    expect(countPlaywright({ stats, errors: [{}], suites: [] })).toMatchObject({ passed: 7, failed: 2 })
  })

  test('says how many tests did not run', () => {
    const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 2 }
    expect(countPlaywright({ stats, errors: [], suites: [] })).toEqual({
      passed: 7,
      failed: 0,
      notes: ['2 did not run'],
    })
  })

  test('names what failed, with its place and why', () => {
    const spec = (title: string, line: number, status: string, message?: string) => ({
      title,
      file: 'desk/site-desk.spec.ts',
      line,
      tests: [{ projectName: 'phone', status, results: [{ error: message === undefined ? undefined : { message } }] }],
    })
    const suites = [
      {
        specs: [spec('a day', 36, 'unexpected', 'Error: not there\nCall log')],
        suites: [{ specs: [spec('a night', 80, 'expected'), spec('a week', 90, 'flaky')] }],
      },
    ]
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
    expect(countPlaywright({ stats, errors: [], suites })).toEqual({
      passed: 2,
      failed: 1,
      notes: [
        'e2e/desk/site-desk.spec.ts:36 [phone] › a day: Error: not there',
        'at the second try: e2e/desk/site-desk.spec.ts:90 [phone] › a week: no message',
      ],
    })
  })

  test('more than two that needed a second try are failures', () => {
    const spec = (line: number) => ({
      title: 'a day',
      file: 'a.spec.ts',
      line,
      tests: [{ projectName: 'phone', status: 'flaky', results: [{ error: { message: 'late' } }, {}] }],
    })
    const report = (flaky: number) => ({
      stats: { expected: 7, unexpected: 0, flaky, skipped: 0 },
      errors: [],
      suites: [{ specs: Array.from({ length: flaky }, (_, index) => spec(index)) }],
    })
    expect(countPlaywright(report(2))).toMatchObject({ passed: 9, failed: 0 })
    expect(countPlaywright(report(3))).toMatchObject({ passed: 7, failed: 3 })
    expect(countPlaywright(report(3)).notes).toHaveLength(3)
  })

  test('a run without a report has failed', () => {
    expect(countPlaywright(null).failed).toBe(1)
  })
})
