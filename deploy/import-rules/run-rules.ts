import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const CRUISER = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const CONFIG = path.join(root, 'dependency-cruiser.cjs')

/**
 * Runs the repository's import rules on a small tree of its own. The program runs in a process of its own, as `npm run imports` does:
 * the rules' paths are relative to the working directory.
 *
 * @param files path in the tree (`mfe-menus/src/pages/A.tsx`) → source. A package that is imported by name is a file below
 *   `node_modules/<name>/`.
 * @returns the names of the rules that are broken, each once, sorted; empty: the tree obeys them all.
 */
export async function brokenRules(files: Readonly<Record<string, string>>): Promise<string[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'import-rules-'))
  try {
    for (const [name, source] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
      const file = path.join(directory, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, source)
    }
    const folders = new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))
    folders.delete('node_modules')
    return await violations(directory, [...folders])
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

interface CruiseReport {
  readonly summary: { readonly violations: readonly { readonly rule: { readonly name: string } }[] }
}

async function violations(directory: string, folders: readonly string[]): Promise<string[]> {
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'json', ...folders]
  const { status, stdout, stderr } = await outputOf(args, directory)
  if (stdout === '') throw new Error(`dependency-cruiser ended with ${status}:\n${stderr}`)
  const { summary }: CruiseReport = JSON.parse(stdout)
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort()
}

/** It ends with the number of violations; without a report it did not run at all. */
function outputOf(args: readonly string[], cwd: string) {
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (text) => {
      stdout += text
    })
    child.stderr.on('data', (text) => {
      stderr += text
    })
    child.once('error', reject)
    child.once('close', (status) => resolve({ status, stdout, stderr }))
  })
}
