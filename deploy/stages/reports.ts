import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../runner/root'

/** Where the stages of a run leave their reports. */
const REPORTS = path.join(root, '.cache/test-reports')

export const reportFile = (stage: string): string => path.join(REPORTS, `${stage}.json`)

/** No report of an earlier run may be taken for one of this run. */
export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
}

/** A JSON report; null when the stage broke off before it was written. */
export function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
