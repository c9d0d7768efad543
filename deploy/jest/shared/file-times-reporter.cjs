// @ts-check
const { mkdirSync, writeFileSync } = require('node:fs')
const path = require('node:path')

/** @param {string} file from the project's folder */
const kindOf = (file) =>
  file.startsWith('services/') || file.startsWith('deploy/') ? 'api' : file.endsWith('.tsx') ? 'component' : 'pure'

/**
 * Writes what each test file cost: `[{ file, class, ms, wallMs, testMs, tests, assertions }]`. `ms` is processor time of the
 * worker since the file before it; programs that a test starts are not in it. `testMs` is what jest measured of the tests
 * alone. `assertions` are calls of expect that held.
 */
module.exports = class FileTimesReporter {
  /** @param {import('@jest/types').Config.GlobalConfig} globalConfig @param {{ file: string }} options */
  constructor({ rootDir }, { file }) {
    this.rootDir = rootDir
    this.report = file
  }

  /** @param {import('@jest/test-result').AggregatedResult} results */
  onRunStart({ numTotalTestSuites }) {
    console.log(`Running ${numTotalTestSuites} files`)
  }

  /** @param {unknown} _ @param {import('@jest/test-result').AggregatedResult} results */
  onRunComplete(_, { testResults }) {
    const files = testResults.map((result) => {
      const file = path.relative(this.rootDir, result.testFilePath)
      const sum = (/** @type {'duration' | 'numPassingAsserts'} */ key) =>
        result.testResults.reduce((total, test) => total + (test[key] ?? 0), 0)
      return {
        file,
        class: kindOf(file),
        // @ts-expect-error: added by framework.cjs
        ms: result.processorMs ?? null,
        wallMs: result.perfStats.end - result.perfStats.loadTestEnvironmentStart,
        testMs: sum('duration'),
        tests: result.testResults.length,
        assertions: sum('numPassingAsserts'),
      }
    })
    mkdirSync(path.dirname(this.report), { recursive: true })
    writeFileSync(
      this.report,
      `${JSON.stringify(
        files.sort((one, other) => (other.ms ?? 0) - (one.ms ?? 0)),
        null,
        1,
      )}\n`,
    )
  }
}
