import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { root } from '../runner/root'
import { countJest, countPlaywright, summaryLine } from './stage'

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

describe('countJest', () => {
  test('counts a file that could not be loaded as a failure', () => {
    const counts = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 0, numRuntimeErrorTestSuites: 2 }
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
    const counts = { numPassedTests: 1, numFailedTests: 22, numPendingTests: 0, numRuntimeErrorTestSuites: 1 }
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

  test('what failed and then passed has failed, by name', () => {
    const unsteady = {
      fullName: 'test 1',
      status: 'passed',
      failureMessages: [],
      invocations: 2,
      retryReasons: ['late\nby 1 s'],
    }
    const testResults = [{ name: path.join(root, 'deploy/a.test.ts'), message: '', assertionResults: [unsteady] }]
    const counts = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numRuntimeErrorTestSuites: 0 }
    expect(countJest({ ...counts, testResults })).toEqual({
      passed: 4,
      failed: 1,
      notes: ['failed, then passed: deploy/a.test.ts › test 1: late'],
    })
  })

  test('says how many did not run', () => {
    const counts = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2, numRuntimeErrorTestSuites: 0 }
    expect(countJest({ ...counts, testResults: [] })).toEqual({ passed: 5, failed: 0, notes: ['2 did not run'] })
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
      passed: 1,
      failed: 2,
      notes: [
        'e2e/desk/site-desk.spec.ts:36 [phone] › a day: Error: not there',
        'failed, then passed: e2e/desk/site-desk.spec.ts:90 [phone] › a week: no message',
      ],
    })
  })

  test('a run without a report has failed', () => {
    expect(countPlaywright(null).failed).toBe(1)
  })
})
