import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../runner/root'

/** What jest's JSON report says of each file. */
export interface JestFile {
  /** The file's whole path. */
  readonly name: string
  /** Why it could not be loaded, or all failures of its tests. */
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages?: readonly string[] | null
    /** How often it was run; absent: once. */
    readonly invocations?: number
    /** What failed before it passed. */
    readonly retryReasons?: readonly string[]
  }[]
}

/** A file or a `describe` in Playwright's JSON report. */
export interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string
    /** As seen from the tests' folder. */
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
      readonly results: readonly {
        readonly error?: { readonly message?: string } | undefined
        /** Milliseconds. */
        readonly duration?: number
      }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** More of them have one cause, most likely, and their messages stand above. */
const MOST_LISTED = 20

/** `services/api/src/a.test.ts › lists: expected 1, got 2`, a line each. */
export function failedOfJest(files: readonly JestFile[]): readonly string[] {
  return listed(
    files.flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return message === '' ? [] : [`${file}: ${firstLine(message)}`]
      return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages?.[0])}`)
    }),
  )
}

/** Those that passed at their second try, a line each. */
export function unsteadyOfJest(files: readonly JestFile[]): readonly string[] {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(
        ({ fullName, retryReasons }) => `${path.relative(root, name)} › ${fullName}: ${firstLine(retryReasons?.[0])}`,
      ),
  )
}

/** `e2e/desk/site-desk.spec.ts:36 [phone] › an editor's day: what was expected`, a line each. */
export function failedOfPlaywright(suites: readonly PlaywrightSuite[]): readonly string[] {
  return listed(playwrightTests(suites, 'unexpected'))
}

/** Those that passed at their second try, a line each. */
export function unsteadyOfPlaywright(suites: readonly PlaywrightSuite[]): readonly string[] {
  return playwrightTests(suites, 'flaky')
}

function playwrightTests(suites: readonly PlaywrightSuite[], wanted: 'unexpected' | 'flaky'): readonly string[] {
  const specs = function* (among: readonly PlaywrightSuite[]): Generator<PlaywrightSuite['specs'][number]> {
    for (const suite of among) {
      yield* suite.specs
      yield* specs(suite.suites ?? [])
    }
  }
  return [...specs(suites)].flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error
        return `e2e/${file}:${line} [${projectName}] › ${title}: ${firstLine(error?.message)}`
      }),
  )
}

function listed(failures: readonly string[]): readonly string[] {
  if (failures.length <= MOST_LISTED) return failures
  return [...failures.slice(0, MOST_LISTED), `and ${failures.length - MOST_LISTED} more`]
}

function firstLine(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n')
  return (lines.find((line) => line.trim() !== '') ?? 'no message').trim().slice(0, 200)
}
