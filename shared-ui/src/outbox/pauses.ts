/** Milliseconds before each further try; the last one repeats. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const

/** @param failures how often it failed in a row, from 1. */
export function pauseAfter(failures: number): number {
  return PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? PAUSES_MS[0]
}
