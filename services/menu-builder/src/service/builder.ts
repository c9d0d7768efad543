import { Piscina } from 'piscina'
import type { BuildResult, BuildTask } from './build-task'
import type { WorkerTask } from './build-worker'
import { NoContent } from './no-content'
import type { SnapshotSource } from './snapshot-source'
import { Turns } from './turns'

/** Builds menus somewhere; `signal` says that nobody waits any more. */
export interface Builder {
  run(task: BuildTask, signal: AbortSignal): Promise<BuildResult>
  /** Resolves once the first menu could be built at once. */
  ready(): Promise<void>
  readonly waiting: number
  close(): Promise<void>
}

export interface BuilderOptions {
  /** The built worker, an ES module that Node runs as it is. */
  readonly workerFile: string
  readonly snapshots: SnapshotSource
  readonly threads: number
  /** Tasks that may wait; more are refused. */
  readonly queueLength: number
}

/** A worker that doesn't heed its flag this long is ended. */
const UNHEEDED_MS = 5_000

/** Worker threads in which tasks are run in the order they came. */
export function createBuilder({ workerFile, snapshots, threads, queueLength }: BuilderOptions): Builder {
  const pool = new Piscina<WorkerTask, BuildResult>({
    filename: workerFile,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    atomics: 'disabled',
  })
  // Piscina puts tasks that can be aborted back to the end of its queue; so none ever waits there.
  const turns = new Turns(threads, queueLength)
  return {
    async run(task, signal) {
      if (!(await turns.take(signal))) return { kind: 'cancelled' }
      if (signal.aborted) {
        turns.pass()
        return { kind: 'cancelled' }
      }
      // Asked when the work begins: who waited through an import gets the new content, and each answer is of one revision.
      const snapshot = snapshots.current()
      if (snapshot === null) {
        turns.pass()
        throw new NoContent()
      }
      const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
      const ending = new AbortController()
      let unheeded: NodeJS.Timeout | undefined
      const cancel = () => {
        Atomics.store(flag, 0, 1)
        unheeded = setTimeout(() => ending.abort(), UNHEEDED_MS)
      }
      signal.addEventListener('abort', cancel, { once: true })
      try {
        return await pool.run({ task, snapshot, flag }, { signal: ending.signal })
      } catch (error) {
        if (ending.signal.aborted) return { kind: 'cancelled' }
        throw error
      } finally {
        signal.removeEventListener('abort', cancel)
        clearTimeout(unheeded)
        turns.pass()
      }
    },
    async ready() {
      await snapshots.first()
      const task: BuildTask = { call: 'BuildMenu/BuildMenu', body: { objectTypeId: 5, days: 1, seed: 1 } }
      await this.run(task, new AbortController().signal)
    },
    get waiting() {
      return turns.waiting
    },
    async close() {
      snapshots.stop()
      await pool.destroy()
    },
  }
}
