import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../runner/root'
import type { TurboSummary } from './stage'

/** Where the stages of a run leave their reports. */
const REPORTS = path.join(root, '.cache/test-reports')
const TURBO_RUNS = path.join(root, '.turbo/runs')

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

/** Removes turbo's summaries of earlier runs. */
export function clearTurboSummaries(): void {
  rmSync(TURBO_RUNS, { recursive: true, force: true })
}

/** Turbo's summary of the only run since `clearTurboSummaries`. */
export function readTurboSummary(): TurboSummary | null {
  try {
    const [file] = readdirSync(TURBO_RUNS)
    return file ? readReport<TurboSummary>(path.join(TURBO_RUNS, file)) : null
  } catch {
    return null
  }
}
