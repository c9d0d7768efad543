/**
 * What one stage of `npm test` found.
 *
 * @typedef {{ passed: number, failed: number, notes?: readonly string[] }} StageResult
 */

/** A stage that is one check: a program's exit code says whether it held. @returns {StageResult} */
export const singleCheck = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** The last line of `npm test`; other tools read it. */
export function summaryLine(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/**
 * Counts of jest's JSON report. A file that could not even be loaded is a failure that jest does not count as a test, and
 * a run that broke off without a report is one too.
 *
 * @returns {StageResult}
 */
export function countJest(report) {
  if (!report) return { passed: 0, failed: 1, notes: ['jest wrote no report'] }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** Counts of Playwright's JSON report: a flaky test counts as failed, an error outside of tests too. @returns {StageResult} */
export function countPlaywright(report) {
  if (!report) return { passed: 0, failed: 1, notes: ['Playwright wrote no report'] }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}
