import { Piscina } from 'piscina'
import { type Lane, Turns } from 'service-host'
import type { BuildResult, BuildTask, TurnResult } from './build-task'
import type { WorkerAnswer, WorkerTask } from './build-worker'
import { NoContent } from './no-content'
import { expectedLane } from './queue/expected-lane'
import type { SnapshotSource } from './snapshot-source'

/** Who asks for a menu. */
export interface Caller {
  /** Callers of the same visitor wait for each other, not for those of others. */
  readonly visitor: string
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal
  /** Told the processor time of each turn, also when the caller has left. */
  readonly charge?: (ms: number) => void
}

/** Builds menus somewhere. */
export interface Builder {
  /** Rejects with QueueFull and NoContent. */
  run(task: BuildTask, caller: Caller): Promise<BuildResult>
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

/** All walks of an ordinary day end in as many (`MOST_STEPS` tells how long a step takes): less than a tenth of a second. */
const SHORT_TURN_STEPS = 60_000

/**
 * Worker threads in which tasks take fair turns. A task that doesn't end in a short turn is begun again when it has a long one: the same request gives
 * the same menu, however often it is tried.
 */
export function createBuilder({ workerFile, snapshots, threads, queueLength }: BuilderOptions): Builder {
  const pool = new Piscina<WorkerTask, WorkerAnswer>({
    filename: workerFile,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    atomics: 'disabled',
  })
  // Piscina puts tasks that can be aborted back to the end of its queue; so none ever waits there.
  const turns = new Turns(threads, queueLength)

  async function takeTurn(task: BuildTask, lane: Lane, { visitor, signal, charge }: Caller): Promise<TurnResult> {
    if (!(await turns.take({ visitor, lane }, signal))) return { kind: 'cancelled' }
    const started = performance.now()
    try {
      if (signal.aborted) return { kind: 'cancelled' }
      // Asked when the work begins: who waited through an import gets the new content, and each answer is of one revision.
      const snapshot = snapshots.current()
      if (snapshot === null) throw new NoContent()
      const mostSteps = lane === 'short' ? SHORT_TURN_STEPS : Number.POSITIVE_INFINITY
      const answer = await runInWorker({ task, snapshot, mostSteps }, signal)
      charge?.(answer === null ? performance.now() - started : answer.ms)
      return answer?.result ?? { kind: 'cancelled' }
    } finally {
      turns.pass(lane)
    }
  }

  /** Null when the worker did not heed that nobody waits, and was ended. */
  async function runInWorker(task: Omit<WorkerTask, 'flag'>, signal: AbortSignal): Promise<WorkerAnswer | null> {
    const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const ending = new AbortController()
    let unheeded: NodeJS.Timeout | undefined
    const cancel = () => {
      Atomics.store(flag, 0, 1)
      unheeded = setTimeout(() => ending.abort(), UNHEEDED_MS)
    }
    signal.addEventListener('abort', cancel, { once: true })
    try {
      return await pool.run({ ...task, flag }, { signal: ending.signal })
    } catch (error) {
      if (ending.signal.aborted) return null
      throw error
    } finally {
      signal.removeEventListener('abort', cancel)
      clearTimeout(unheeded)
    }
  }

  return {
    async run(task, caller) {
      const lane = expectedLane(task)
      const first = await takeTurn(task, lane, caller)
      const last = lane === 'short' && first.kind === 'unfinished' ? await takeTurn(task, 'long', caller) : first
      if (last.kind === 'unfinished') throw new Error('a long turn has no end')
      return last
    },
    async ready() {
      await snapshots.first()
      const task: BuildTask = { call: 'BuildMenu/BuildMenu', body: { objectTypeId: 5, days: 1, seed: 1 } }
      await this.run(task, { visitor: '', signal: new AbortController().signal })
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
