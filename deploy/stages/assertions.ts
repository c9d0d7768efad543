import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What stands in the tests of a suite; each case of a table or loop may run it many times. */
export interface SuiteAssertions {
  /** Calls of `test` and `it`, with their tables. */
  readonly tests: number
  /** Calls of `expect`. */
  readonly expects: number
}

/** A folder with tests of its own: a workspace. */
const suiteOf = (file: string): string => {
  const [first = '', second = ''] = file.split('/')
  return first === 'services' ? `${first}/${second}` : first
}

/** Test files and what they have in common. */
const HOLDS_TESTS = /\.(?:test|spec)\.(?:tsx?|mjs)$|\/testing\/.*\.tsx?$|^e2e\/support\/.*\.ts$/

/** The tests and assertions of the working tree in a folder, by suite. */
export function countAssertions(root: string): Readonly<Record<string, SuiteAssertions>> {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const files = tracked.filter((file) => HOLDS_TESTS.test(file))
  const suites = new Map<string, SuiteAssertions>()
  for (const file of files) {
    const counted = assertionsIn(readFileSync(path.join(root, file), 'utf8'))
    const { tests, expects } = suites.get(suiteOf(file)) ?? { tests: 0, expects: 0 }
    suites.set(suiteOf(file), { tests: tests + counted.tests, expects: expects + counted.expects })
  }
  return Object.fromEntries(suites)
}

/** Of one file, by its text. */
export function assertionsIn(text: string): SuiteAssertions {
  const count = (pattern: RegExp) => [...text.matchAll(pattern)].length
  return {
    tests: count(/(?<![.\w])(?:test|it)(?:\.(?:each|failing|only))?\s*(?:<[^>]*>)?\s*[(`]/g),
    expects: count(/(?<![.\w])expect(?:\.(?:soft|poll))?\s*\(/g),
  }
}
