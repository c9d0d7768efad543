import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Tree, Verdict } from './cruise-trees'

const PROGRAM = path.join(import.meta.dirname, 'cruise-trees.ts')

/** One process for all trees of a test file: its start takes longer than twenty trees. */
let program: ChildProcess | null = null

/** Ends the process; for `afterAll` of each file that asks `brokenRules`. */
export async function endRules(): Promise<void> {
  if (program === null) return
  const ended = once(program, 'exit')
  program.disconnect()
  program = null
  await ended
}

/**
 * Applies the repository's import rules to a small tree.
 *
 * @param files path in the tree (`mfe-menus/src/pages/A.tsx`) → source. A package that is imported by name is a file below
 *   `node_modules/<name>/`.
 * @returns the names of the rules that are broken, each once, sorted; empty: the tree obeys them all.
 */
export async function brokenRules(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'import-rules-'))
  try {
    for (const [name, source] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
      const file = path.join(directory, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, source)
    }
    const folders = new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))
    folders.delete('node_modules')
    return await violations({ directory, folders: [...folders] })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function violations(tree: Tree): Promise<readonly string[]> {
  program ??= fork(PROGRAM, { execArgv: ['--import', 'tsx'] })
  const settled = new AbortController()
  const answer = once(program, 'message', settled)
  const end = once(program, 'exit', settled).then(([code]) => {
    throw new Error(`The process of the import rules ended with ${code}`)
  })
  program.send(tree)
  try {
    const [verdict]: Verdict[] = await Promise.race([answer, end])
    if (verdict === undefined || 'error' in verdict) throw new Error(verdict?.error)
    return verdict.broken
  } finally {
    settled.abort()
  }
}
