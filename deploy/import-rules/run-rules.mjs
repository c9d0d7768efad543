import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')
const CRUISER = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const CONFIG = path.join(root, 'dependency-cruiser.cjs')

/**
 * Runs the repository's import rules on a small tree of its own. The program runs in a process of its own, as `npm run imports` does:
 * the rules' paths are relative to the working directory.
 *
 * @param {Readonly<Record<string, string>>} files path in the tree (`mfe-menus/src/pages/A.tsx`) → source. A package that is imported
 *   by name is a file below `node_modules/<name>/`.
 * @returns {Promise<string[]>} the names of the rules that are broken, each once, sorted; empty: the tree obeys them all.
 */
export async function brokenRules(files) {
  const directory = await mkdtemp(path.join(tmpdir(), 'import-rules-'))
  try {
    for (const [name, source] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
      const file = path.join(directory, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, source)
    }
    const folders = new Set(Object.keys(files).map((name) => name.split('/')[0]))
    folders.delete('node_modules')
    return await violations(directory, [...folders])
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function violations(directory, folders) {
  const { stdout } = await run(process.execPath, [CRUISER, '--config', CONFIG, '--output-type', 'json', ...folders], {
    cwd: directory,
    maxBuffer: 32 * 1024 * 1024,
  }).catch((failure) => {
    // It ends with the number of violations; without a report it did not run at all.
    if (failure.stdout) return failure
    throw failure
  })
  const { summary } = JSON.parse(stdout)
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort()
}
