import { formatDuration } from '../runner/progress'

/** How far a stage is, as its output says: jest's and Playwright's lines of passed and failed files or tests. */
export interface Progress {
  done: number
  /** 0: not said yet. */
  known: number
  failed: number
}

/** What tools say of themselves: jest's JSON and counts, which the summary has. */
const TELLS_NOTHING =
  /^\{"num|^\s*$|^(Test Suites|Tests|Snapshots|Time|Ran all test suites|Test results written)\b|^ *(•|Tasks:|Cached:|Time:)|^Done in|no dependency violations found/

/** A line of a unit's or service's build, as turbo marks it. */
export const isBuildOutput = (line: string): boolean => /^\S+:build: /.test(line)

/** Adds what a line says to the progress. Returns whether the line itself is worth showing. */
export function readLine(line: string, progress: Progress): boolean {
  const begin = /^ *Running (\d+) (?:tests|files)/.exec(line)
  if (begin) {
    progress.known += Number(begin[1])
    return false
  }
  if (/^ *PASS |^\s+✓\s+\d+ \[/.test(line)) {
    progress.done += 1
    return false
  }
  if (/^ *FAIL |^\s+✘\s+\d+ \[/.test(line)) {
    progress.done += 1
    progress.failed += 1
    return true
  }
  return !TELLS_NOTHING.test(line) && !isBuildOutput(line)
}

/** `unit: 120 of 651, 1 failed, 1 min 10 s; about 2 min 5 s more` */
export function describeProgress(
  name: string,
  { done, known, failed }: Progress,
  elapsedMs: number,
  expectedSeconds: number | null,
): string {
  const counts = known > 0 ? ` ${done} of ${known},` : ''
  const failures = failed > 0 ? ` ${failed} failed,` : ''
  // What was done by now says more than the last run, once enough is done.
  const share = known > 0 ? done / known : 0
  const whole = share > 0.3 ? elapsedMs / share : expectedSeconds === null ? null : expectedSeconds * 1000
  const left = whole === null || whole < elapsedMs ? '' : `; about ${formatDuration(whole - elapsedMs)} more`
  return `${name}:${counts}${failures} ${formatDuration(elapsedMs)}${left}`
}
