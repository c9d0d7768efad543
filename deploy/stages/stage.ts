/** What one stage of `npm test` found. */
export interface StageResult {
  readonly passed: number
  readonly failed: number
  readonly notes?: readonly string[]
}

/** A stage that is one check: a program's exit code says whether it held. */
export const singleCheck = (code: number): StageResult =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** The last line of `npm test`; other tools read it. */
export function summaryLine(results: readonly StageResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/** The counts in jest's JSON report. */
export interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
}

/**
 * Counts of jest's report. A file that could not even be loaded is a failure that jest does not count as a test, and a run
 * that broke off without a report is one too.
 */
export function countJest(report: JestReport | null): StageResult {
  if (!report) return { passed: 0, failed: 1, notes: ['jest wrote no report'] }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
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
}

/** Counts of Playwright's report: a flaky test counts as failed, an error outside of tests too. */
export function countPlaywright(report: PlaywrightReport | null): StageResult {
  if (!report) return { passed: 0, failed: 1, notes: ['Playwright wrote no report'] }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}
