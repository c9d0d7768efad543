import { loadHighs } from '../core/proof/highs-solver'
import type { BuildResult, BuildTask } from './build-task'
import { RevisionRunners, type SharedSnapshot } from './revision-runners'

const runners = new RevisionRunners(await loadHighs())

export interface WorkerTask {
  readonly task: BuildTask
  /** What the whole answer is computed from. */
  readonly snapshot: SharedSnapshot
  /** `flag[0]` becomes 1 when the caller has left or the time is over. */
  readonly flag: Int32Array
}

/** One task in a worker thread. */
export default function runTask({ task, snapshot, flag }: WorkerTask): BuildResult {
  return runners.of(snapshot).run(task, () => Atomics.load(flag, 0) === 1)
}
