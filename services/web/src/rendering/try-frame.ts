import type { ServerBundle } from '../registry/read-registry'
import type { FailureKind } from '../releases-watch/notes/visitor-sample'
import { type Charge, type PoolInput, type RenderPool, RenderStopped } from './render-pool'
import type { FrameResult, FrameTask, UnitFailure } from './render-task'

/** A worker that was stopped is a failure of the unit that ran in it. */
export async function tryFrame(
  pool: Pick<RenderPool, 'render'>,
  task: Omit<FrameTask, 'progress'> & PoolInput,
  charge: Charge,
): Promise<FrameResult> {
  try {
    return await pool.render(task, charge)
  } catch (error) {
    if (!(error instanceof RenderStopped)) throw error
    const bundle = task.widgetBundles.find(({ unit }) => unit === error.unit) ?? task.shell
    return { kind: 'failed', failure: stopFailure(bundle, error), failures: [] }
  }
}

export function stopFailure(bundle: ServerBundle, { reason, cause, message }: RenderStopped): UnitFailure {
  const text = cause instanceof Error ? cause.message : message
  return { ...unitOf(bundle), step: reason, message: text, dataMissing: false }
}

export const unitOf = ({ unit, version }: ServerBundle) => ({ unit, version })

/** A time-out may be the machine's. */
export function kindOf({ step }: UnitFailure): FailureKind {
  return step === 'time-out' ? 'slow' : 'error'
}
