import { execFileSync } from 'node:child_process'

/** Changes since a commit. */
export interface ChangedFiles {
  readonly base: string
  /** From the project's folder; those that were deleted are left out. */
  readonly files: readonly string[]
}

/** Which tests of jest a change can reach. */
export interface ReachedTests {
  /** Their tests are found by the import graph. */
  readonly sources: readonly string[]
  /** All tests in these folders: a file changed that is read, not imported. */
  readonly folders: readonly string[]
}

const SOURCE = /\.(tsx?|mjs|cjs|css)$/
const WITH_TESTS = /^(content|services\/[^/]+|shared-[a-z]+|shell|mfe-[a-z]+|deploy)\//

export function reachedBy(files: readonly string[]): ReachedTests {
  const read = files.filter((file) => !SOURCE.test(file) && !isDocument(file))
  return {
    sources: files.filter((file) => SOURCE.test(file) && !file.startsWith('e2e/')),
    folders: [...new Set(read.flatMap((file) => WITH_TESTS.exec(file)?.[0] ?? []))],
  }
}

/** A README, say: no test reads it. Articles are Markdown too. */
const isDocument = (file: string): boolean => file.endsWith('.md') && !/^content\/./.test(file)

/**
 * What differs from where this branch left its upstream, with what is not committed yet; without an upstream what is not
 * committed.
 *
 * @throws Error where git can't say
 */
export function changedFiles(root: string): ChangedFiles {
  function git(...args: string[]): readonly string[] | null {
    try {
      const output = execFileSync('git', ['-C', root, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      return output.split('\n').filter((line) => line !== '')
    } catch {
      return null
    }
  }
  const [base = 'HEAD'] = git('merge-base', 'HEAD', '@{upstream}') ?? []
  const differing = git('diff', '--name-only', '--diff-filter=d', base)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  if (differing === null || untracked === null) throw new Error('npm test -- --changed needs a git repository')
  return { base, files: [...new Set([...differing, ...untracked])].sort() }
}
