import { workerData } from 'node:worker_threads'
import { z } from 'zod'
import { loadHighs } from '../core/highs-solver'
import { loadSnapshot } from '../core/snapshot'
import { type BuildResult, type BuildTask, TaskRunner } from './build-task'

const { contentDir } = z.object({ contentDir: z.string() }).parse(workerData)

const runner = new TaskRunner(loadSnapshot(contentDir), await loadHighs())
runner.warm()

/** One task in a worker thread. `flag[0]` becomes 1 when the caller has left or the time is over. */
export default function runTask({ task, flag }: { task: BuildTask; flag: Int32Array }): BuildResult {
  return runner.run(task, () => Atomics.load(flag, 0) === 1)
}
