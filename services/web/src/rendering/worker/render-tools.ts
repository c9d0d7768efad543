import type { ApiClient } from 'shared-contracts/client'
import type { ServerBundle } from '../../registry/read-registry'
import type { RenderClock } from '../render-clock'
import type { UnitFailure } from '../render-task'
import { TamperedBundle } from './load-server-bundle'

export interface RenderTools {
  readonly load: (bundle: ServerBundle) => unknown
  readonly api: ApiClient
  readonly clock: RenderClock
  /** How many data calls have failed until now. */
  readonly failedCalls: () => number
  /** What was changed of the objects that all code of this thread shares; null: nothing. */
  readonly changed: () => string | null
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

/** A unit replaced, added or removed something that all code of its thread shares: the thread is of no use any more. */
export function realmFailure({ unit, version }: ServerBundle, changed: string): UnitFailure {
  const message = `${changed} was changed or added: a server bundle leaves the objects of the language and the globals as they are`
  return { unit, version, step: 'realm', message, dataMissing: false }
}
