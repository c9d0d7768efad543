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

/**
 * How many tests of a stage may need their second try. Each is named, and has a cause to be found; more of them have one in
 * common, and fail the stage.
 */
export const MOST_UNSTEADY = 2

/** `counts` with those that passed at their second try: noted while they are few, failures otherwise. */
function withUnsteady({ passed, failed, notes = [] }: StageResult, unsteady: readonly string[]): StageResult {
  const named = [...notes, ...unsteady.map((test) => `at the second try: ${test}`)]
  return unsteady.length > MOST_UNSTEADY
    ? { passed: passed - unsteady.length, failed: failed + unsteady.length, notes: named }
    : { passed, failed, notes: named }
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
  return withUnsteady({ ...counts, notes: failedOfJest(testResults) }, unsteadyOfJest(testResults))
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
  const failures = failedOfPlaywright(report.suites)
  const notes = skipped > 0 ? [...failures, `${skipped} did not run`] : failures
  const counts = { passed: expected + flaky, failed: unexpected + report.errors.length, notes }
  return withUnsteady(counts, unsteadyOfPlaywright(report.suites))
}
