import { loadHighs } from '../core/proof/highs-solver'
import type { BuildTask, TurnResult } from './build-task'
import { canMeasureThread, threadMilliseconds } from './queue/thread-time'
import { RevisionRunners, type SharedSnapshot } from './revision-runners'

const runners = new RevisionRunners(await loadHighs())

/**
 * The steps of an answer keep it well below this. Only for what nobody foresaw; by an older Node, which can't tell the time of a thread from that of
 * all others, the time limit of the caller has to do.
 */
const MOST_PROCESSOR_MS = canMeasureThread ? 1_800 : Number.POSITIVE_INFINITY

export interface WorkerTask {
  readonly task: BuildTask
  /** What the whole answer is computed from. */
  readonly snapshot: SharedSnapshot
  /** `flag[0]` becomes 1 when the caller has left or the time is over. */
  readonly flag: Int32Array
  /** An answer that takes more is put off: `unfinished`. */
  readonly mostSteps: number
}

export interface WorkerAnswer {
  readonly result: TurnResult
  /** Processor time that it took. */
  readonly ms: number
}

/** One turn of a task in a worker thread. */
export default function runTask({ task, snapshot, flag, mostSteps }: WorkerTask): WorkerAnswer {
  const runner = runners.of(snapshot)
  const started = threadMilliseconds()
  const isOver = () => Atomics.load(flag, 0) === 1 || threadMilliseconds() - started > MOST_PROCESSOR_MS
  const result = runner.runTurn(task, isOver, mostSteps)
  return { result, ms: threadMilliseconds() - started }
}
