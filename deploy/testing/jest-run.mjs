import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin } from '../runner/root.mjs'
import { runProgram } from '../runner/run-program.mjs'
import { countJest } from './stage.mjs'

/**
 * Runs jest and counts its tests. Files that pass are not listed.
 *
 * @param {readonly string[]} [args] more arguments, for example a folder
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runJest(args = [], env = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-'))
  const report = path.join(folder, 'report.json')
  try {
    await runProgram(bin('jest'), ['--json', `--outputFile=${report}`, '--no-color', ...args], {
      env: { ...process.env, ...env, NODE_ENV: 'test' },
      // jest prints its JSON on one line of standard output too.
      show: (line) => !/^PASS |^\{"num/.test(line),
    })
    return countJest(readReport(report))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
