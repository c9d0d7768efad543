import { ApiError } from 'shared-contracts/client'

/**
 * Why a call failed, as far as sending again goes. `offline`: nothing came back; `busy`: a later try may succeed; `session`: the
 * login has ended, which the shell sees to; `refused`: the same call fails again.
 */
export type FailureKind = 'offline' | 'busy' | 'session' | 'refused'

/** What is no answer of a server (code that did not come, a fault of ours) is tried again as a busy server is. */
export function failureKind(error: unknown): FailureKind {
  if (!(error instanceof ApiError)) return 'busy'
  if (error.status === 0) return 'offline'
  if (error.status === 401) return 'session'
  return error.status >= 500 || error.status === 408 || error.status === 429 ? 'busy' : 'refused'
}
