import { Piscina } from 'piscina'
import { readAftermath } from './aftermath'
import { createProgress, monotonicMs, readComputed, readProgress } from './render-clock'
import {
  type FrameResult,
  type FrameTask,
  type RenderTask,
  type SectionPart,
  type SectionTask,
  unitsOf,
} from './render-task'
import type { RenderWorkerData } from './worker/render-worker'

export interface RenderPoolOptions extends RenderWorkerData {
  /** The built worker: an ES module that Node can run as it is. */
  readonly workerFile: string
  readonly threads: number
  /** Old-generation heap of one worker, in megabytes; one that outgrows it is ended. */
  readonly memoryMb: number
  /** After this many documents the workers are replaced, so that what bundles leak does not add up. */
  readonly rendersUntilReplaced: number
  readonly onError: (error: unknown) => void
}

/** A worker had to be ended, or ended itself, while `unit` was running. */
export class RenderStopped extends Error {
  override readonly name = 'RenderStopped'
  readonly unit: string
  readonly reason: 'time-out' | 'crash'

  constructor(unit: string, reason: 'time-out' | 'crash', cause: unknown) {
    super(`${unit}: ${reason} while rendering`, { cause })
    this.unit = unit
    this.reason = reason
  }
}

/** More documents wait than could be rendered in good time. */
export class RenderQueueFull extends Error {
  override readonly name = 'RenderQueueFull'
}

/** A task without what the pool adds to it. */
export type PoolInput = Omit<SectionTask, 'progress'> | Omit<FrameTask, 'progress'>
type Result = SectionPart | FrameResult
/** Told the computing time of each part of a document, in milliseconds; of one that was stopped, what it may take at most. */
export type Charge = (ms: number) => void
type Workers = Piscina<RenderTask, Result>

/** Whatever the accounts say, no document holds a worker longer than this. */
const LONGEST_RENDER_MS = 20_000
const WATCH_EVERY_MS = 20
const MAX_WAITING = 500
/** Within this a worker must have come round after its answer. */
const COME_ROUND_MS = 1_000
const IDLE_MS = 600_000

/** Workers that run the same units always: what one of these units does to its thread reaches no other. */
export class RenderPool {
  readonly #options: RenderPoolOptions
  /** Tasks that have not been answered yet, by the workers that have them. */
  readonly #waiting = new Map<Workers, number>()
  /** Made when they are needed. */
  #workers: Workers | null = null
  #isRetired = false
  #renders = 0

  constructor(options: RenderPoolOptions) {
    this.#options = options
  }

  /**
   * Rejects with `RenderStopped` when a unit overran its time or took the worker down twice, and with `RenderQueueFull`. Who takes
   * a worker down that was not known to be sound is tried once more on a fresh one: the document before may have done it.
   */
  async render(input: Omit<SectionTask, 'progress'>, charge: Charge): Promise<SectionPart>
  async render(input: Omit<FrameTask, 'progress'>, charge: Charge): Promise<FrameResult>
  async render(input: PoolInput, charge: Charge): Promise<Result> {
    try {
      return await this.#renderOnce(input, charge)
    } catch (error) {
      if (!(error instanceof RenderStopped) || error.reason === 'time-out') throw error
      return this.#renderOnce(input, charge)
    }
  }

  /** Ends the workers once they have answered; what comes next gets fresh ones. */
  replace(): void {
    const worn = this.#workers
    this.#workers = null
    if (worn) this.#endIfIdle(worn)
  }

  /** As `replace`; a document that is being made may still come, and its workers end with it. */
  retire(): void {
    this.#isRetired = true
    this.replace()
  }

  async close(): Promise<void> {
    const all = new Set([...this.#waiting.keys(), ...(this.#workers ? [this.#workers] : [])])
    await Promise.all([...all].map((workers) => workers.destroy()))
  }

  async #renderOnce(input: PoolInput, charge: Charge): Promise<Result> {
    this.#renders += 1
    if (this.#renders % this.#options.rendersUntilReplaced === 0) this.replace()
    this.#workers ??= this.#createWorkers()
    const workers = this.#workers
    if (workers.queueSize >= MAX_WAITING) throw new RenderQueueFull()
    const task: RenderTask = { ...input, progress: createProgress() }
    const stop = new AbortController()
    const watch = watchProgress(task.progress, () => stop.abort())
    this.#waiting.set(workers, (this.#waiting.get(workers) ?? 0) + 1)
    try {
      const result = await workers.run(task, { signal: stop.signal })
      charge(readComputed(task.progress))
      this.#watchAftermath(workers, task.progress)
      return result
    } catch (error) {
      charge(this.#options.limits.computeMs)
      const unit = unitsOf(task)[readProgress(task.progress)?.unit ?? 0]?.unit ?? ''
      throw new RenderStopped(unit, stop.signal.aborted ? 'time-out' : 'crash', error)
    } finally {
      clearInterval(watch)
      this.#waiting.set(workers, (this.#waiting.get(workers) ?? 1) - 1)
      if (this.#isRetired && workers === this.#workers) this.#workers = null
      if (workers !== this.#workers) this.#endIfIdle(workers)
    }
  }

  /** A worker that does not come round within a second loops; the next document would wait for it for ever. */
  #watchAftermath(workers: Workers, progress: SharedArrayBuffer): void {
    setTimeout(() => {
      if (workers !== this.#workers) return
      const aftermath = readAftermath(progress)
      if (aftermath === 'worn') this.replace()
      if (aftermath !== null) return
      this.#workers = null
      this.#options.onError(new Error('A render worker did not come round after its document and was ended'))
      workers.destroy().catch((error: unknown) => this.#options.onError(error))
    }, COME_ROUND_MS).unref()
  }

  #createWorkers(): Workers {
    const { hosts, headers, limits, modulesFrom, workerFile, threads, memoryMb } = this.#options
    const workerData: RenderWorkerData = { hosts, headers, limits, modulesFrom }
    const workers = new Piscina<RenderTask, Result>({
      filename: workerFile,
      workerData,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
      // The other modes put an idle worker's event loop to sleep, and its kept connections go stale unnoticed.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // Bundles see no settings and secrets of the host.
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production', TZ: 'Asia/Ho_Chi_Minh' },
    })
    workers.on('error', (error) => this.#options.onError(error))
    return workers
  }

  /** Piscina gives up what its workers have not begun when it closes, so that it is closed when nothing waits. */
  #endIfIdle(workers: Workers): void {
    if ((this.#waiting.get(workers) ?? 0) > 0) return
    this.#waiting.delete(workers)
    workers.close().catch((error: unknown) => this.#options.onError(error))
  }
}

function watchProgress(progress: SharedArrayBuffer, stop: () => void): NodeJS.Timeout {
  let startedAt: number | null = null
  return setInterval(() => {
    const now = readProgress(progress)
    if (!now) return
    startedAt ??= monotonicMs()
    if (monotonicMs() > now.deadline || monotonicMs() - startedAt > LONGEST_RENDER_MS) stop()
  }, WATCH_EVERY_MS)
}
