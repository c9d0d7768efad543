import {
  failedOfJest,
  failedOfPlaywright,
  type JestFile,
  type PlaywrightSuite,
  unsteadyOfJest,
  unsteadyOfPlaywright,
} from './failed-tests'

/** What one stage of `npm test` found. */
export interface StageResult {
  readonly passed: number
  readonly failed: number
  readonly notes?: readonly string[]
}

/** A test that failed and then passed has failed: it is named, and has a cause to be found. */
function withUnsteady({ passed, failed, notes = [] }: StageResult, unsteady: readonly string[]): StageResult {
  return {
    passed: passed - unsteady.length,
    failed: failed + unsteady.length,
    notes: [...notes, ...unsteady.map((test) => `failed, then passed: ${test}`)],
  }
}

function withNotRun(notes: readonly string[], notRun: number): readonly string[] {
  return notRun > 0 ? [...notes, `${notRun} did not run`] : notes
}

/** The last line of `npm test`; other tools read it. */
export function summaryLine(results: readonly StageResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/** The counts in jest's JSON report. */
export interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  /** Not run: they ask for a program that isn't there, say. */
  readonly numPendingTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly JestFile[]
}

/**
 * Counts of jest's report. A file that could not even be loaded is a failure that jest does not count as a test, and a run
 * that broke off without a report is one too.
 */
export function countJest(report: JestReport | null): StageResult {
  if (!report) return { passed: 0, failed: 1, notes: ['jest wrote no report'] }
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults } = report
  const counts = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
  const notes = withNotRun(failedOfJest(testResults), numPendingTests)
  return withUnsteady({ ...counts, notes }, unsteadyOfJest(testResults))
}

/** The counts in Playwright's JSON report. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
  readonly suites: readonly PlaywrightSuite[]
}

/** Counts of Playwright's report: an error outside of tests counts as failed too. */
export function countPlaywright(report: PlaywrightReport | null): StageResult {
  if (!report) return { passed: 0, failed: 1, notes: ['Playwright wrote no report'] }
  const { expected, unexpected, flaky, skipped } = report.stats
  const notes = withNotRun(failedOfPlaywright(report.suites), skipped)
  const counts = { passed: expected + flaky, failed: unexpected + report.errors.length, notes }
  return withUnsteady(counts, unsteadyOfPlaywright(report.suites))
}
