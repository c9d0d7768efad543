import type { PlaywrightSuite } from './failed-tests'
import type { PlaywrightReport } from './stage'

/** A kind of test file, with a budget of its own. */
export type TestClass = 'pure' | 'component' | 'api' | 'browser'

/** What one test file of jest cost, or one test of Playwright. */
export interface MeasuredTest {
  /** From the project's folder; with the line for a browser test. */
  readonly name: string
  readonly class: TestClass
  /** Of the processor for a file of jest, on the clock for a test of Playwright. */
  readonly seconds: number
  /** Of the machine while its stage ran; the whole run's where it is not known. */
  readonly pace?: number
}

/** A line of `unit-files.json`, which `deploy/jest/shared/file-times-reporter.cjs` writes. */
export interface UnitFile {
  readonly file: string
  readonly class: 'pure' | 'component' | 'api'
  /** Processor time of the worker; null: not measured. */
  readonly ms: number | null
  readonly tests: number
  readonly assertions: number
}

export function measuredUnitFiles(files: readonly UnitFile[]): readonly MeasuredTest[] {
  return files.map(({ file, class: kind, ms }) => ({ name: file, class: kind, seconds: (ms ?? 0) / 1000 }))
}

export function measuredBrowserTests({ suites }: PlaywrightReport): readonly MeasuredTest[] {
  return specsOf(suites).flatMap(({ title, file, line, tests }) =>
    tests.map(({ results }) => ({
      name: `e2e/${file}:${line} ${title}`,
      class: 'browser' as const,
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    })),
  )
}

/** The documents that browsers loaded, as `e2e/support/test.ts` counted them; a test without the count is named instead. */
export function pageLoads({ suites }: PlaywrightReport): {
  readonly count: number
  readonly uncounted: readonly string[]
} {
  let count = 0
  const uncounted: string[] = []
  for (const { title, file, line, tests } of specsOf(suites))
    for (const { annotations = [], status } of tests) {
      const counted = annotations.filter(({ type }) => type === PAGE_LOADS)
      if (counted.length === 0 && status !== 'skipped') uncounted.push(`e2e/${file}:${line} ${title}`)
      for (const { description } of counted) count += Number(description)
    }
  return { count, uncounted }
}

/** The annotation's name in `e2e/support/test.ts`. */
export const PAGE_LOADS = 'page loads'

export function specsOf(suites: readonly PlaywrightSuite[]): readonly PlaywrightSuite['specs'][number][] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)])
}
