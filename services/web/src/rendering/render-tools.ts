import type { ApiClient } from 'shared-contracts/client'
import type { ServerBundle } from '../registry/read-registry'
import { TamperedBundle } from './load-server-bundle'
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
  const tampered = error instanceof TamperedBundle
  return { unit: bundle.unit, version: bundle.version, step: tampered ? 'integrity' : step, message, dataMissing }
}
