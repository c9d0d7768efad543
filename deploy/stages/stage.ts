import { failedOfJest, failedOfPlaywright, type JestFile, type PlaywrightSuite } from './failed-tests'

/** What one stage of `npm test` found. */
export interface StageResult {
  readonly passed: number
  readonly failed: number
  readonly notes?: readonly string[]
}

/** The last line of `npm test`; other tools read it. */
export function summaryLine(results: readonly StageResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/** Turbo's summary of a run (`--summarize`): the part that is read here. */
export interface TurboSummary {
  readonly tasks: readonly {
    /** `//#lint` for a script of the project, `mfe-menus#build` for one of a workspace. */
    readonly taskId: string
    /** Null or absent when the task did not run. */
    readonly execution?: { readonly exitCode: number | null } | null
  }[]
}

/**
 * A stage that is one check: every task of this name ended with 0. A task that did not run, because one that it needs
 * failed, has not held either.
 */
export function checkOf(task: string, summary: TurboSummary | null): StageResult {
  const own = (summary?.tasks ?? []).filter(({ taskId }) => taskId.endsWith(`#${task}`))
  const held = own.length > 0 && own.every(({ execution }) => execution?.exitCode === 0)
  return held ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The counts in jest's JSON report. */
export interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly JestFile[]
}

/**
 * Counts of jest's report. A file that could not even be loaded is a failure that jest does not count as a test, and a run
 * that broke off without a report is one too.
 */
export function countJest(report: JestReport | null): StageResult {
  if (!report) return { passed: 0, failed: 1, notes: ['jest wrote no report'] }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report
  const counts = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
  return { ...counts, notes: failedOfJest(testResults) }
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

/** Counts of Playwright's report: a flaky test counts as failed, an error outside of tests too. */
export function countPlaywright(report: PlaywrightReport | null): StageResult {
  if (!report) return { passed: 0, failed: 1, notes: ['Playwright wrote no report'] }
  const { expected, unexpected, flaky, skipped } = report.stats
  const counts = { passed: expected, failed: unexpected + flaky + report.errors.length }
  const notes = failedOfPlaywright(report.suites)
  return { ...counts, notes: skipped > 0 ? [...notes, `${skipped} did not run`] : notes }
}
