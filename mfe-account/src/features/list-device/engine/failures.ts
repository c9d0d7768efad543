import { ApiError } from 'shared-contracts/client'

/** Milliseconds before each further try; the last one repeats. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const

export function pauseAfter(failures: number): number {
  return PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? PAUSES_MS[0]
}

/**
 * `offline`: nothing came back; `busy`: a later try may succeed; `session`: the login has ended, which the shell sees to;
 * `refused`: the same call fails again.
 */
export type Failure = 'offline' | 'busy' | 'session' | 'refused'

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'busy'
  if (error.status === 0) return 'offline'
  if (error.status === 401) return 'session'
  return error.status >= 500 || error.status === 408 || error.status === 429 ? 'busy' : 'refused'
}
