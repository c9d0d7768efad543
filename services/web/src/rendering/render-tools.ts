import type { ApiClient } from 'shared-contracts/client'
import type { ServerBundle } from '../registry/read-registry'
import type { RenderClock } from './render-clock'
import type { UnitFailure } from './render-task'

export interface RenderTools {
  readonly load: (bundle: ServerBundle) => unknown
  readonly api: ApiClient
  readonly clock: RenderClock
  /** How many data calls have failed until now. */
  readonly failedCalls: () => number
}

export function failureOf(
  bundle: ServerBundle,
  step: UnitFailure['step'],
  error: unknown,
  tools: Pick<RenderTools, 'failedCalls'>,
): UnitFailure {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const dataMissing = step !== 'load' && tools.failedCalls() > 0
  return { unit: bundle.unit, version: bundle.version, step, message, dataMissing }
}
