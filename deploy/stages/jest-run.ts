import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin } from '../runner/root'
import { runProgram } from '../runner/run-program'
import { countJest, type JestReport, type StageResult } from './stage'

/**
 * Runs jest and counts its tests. Files that pass are not listed.
 *
 * @param args more arguments, for example a folder
 */
export async function runJest(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<StageResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-'))
  const report = path.join(folder, 'report.json')
  try {
    await runProgram(bin('jest'), ['--json', `--outputFile=${report}`, '--no-color', ...args], {
      env: { ...process.env, ...env, NODE_ENV: 'test' },
      // jest prints its JSON on one line of standard output too.
      show: (line) => !/^PASS |^\{"num/.test(line),
    })
    return countJest(readReport<JestReport>(report))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A JSON report; null when the run broke off before it was written. */
export function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
