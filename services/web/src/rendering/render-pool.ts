import { Piscina } from 'piscina'
import { createProgress, readProgress } from './render-clock'
import { type RenderResult, type RenderTask, unitsOf } from './render-task'
import type { RenderWorkerData } from './render-worker'

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

/** Whatever the accounts say, no document holds a worker longer than this. */
const LONGEST_RENDER_MS = 20_000
const WATCH_EVERY_MS = 20
const MAX_WAITING = 500

export class RenderPool {
  readonly #options: RenderPoolOptions
  #pool: Piscina<RenderTask, RenderResult>
  #renders = 0

  constructor(options: RenderPoolOptions) {
    this.#options = options
    this.#pool = this.#createPool()
  }

  /**
   * Rejects with `RenderStopped` when a unit overran its time or took the worker down, and with `RenderQueueFull`.
   * A failing section or widget does not reject; see `RenderResult.failures`.
   */
  async render(input: Omit<RenderTask, 'progress'>): Promise<RenderResult> {
    this.#replaceWhenDue()
    const pool = this.#pool
    if (pool.queueSize >= MAX_WAITING) throw new RenderQueueFull()
    const task: RenderTask = { ...input, progress: createProgress() }
    const stop = new AbortController()
    const watch = watchProgress(task.progress, () => stop.abort())
    try {
      return await pool.run(task, { signal: stop.signal })
    } catch (error) {
      const unit = unitsOf(task)[readProgress(task.progress)?.unit ?? 0]?.unit ?? task.shell.unit
      throw new RenderStopped(unit, stop.signal.aborted ? 'time-out' : 'crash', error)
    } finally {
      clearInterval(watch)
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }

  #createPool(): Piscina<RenderTask, RenderResult> {
    const { hosts, headers, limits, modulesFrom, workerFile, threads, memoryMb } = this.#options
    const workerData: RenderWorkerData = { hosts, headers, limits, modulesFrom }
    const pool = new Piscina<RenderTask, RenderResult>({
      filename: workerFile,
      workerData,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      concurrentTasksPerWorker: 1,
      // The other modes put an idle worker's event loop to sleep, and its kept connections go stale unnoticed.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // Bundles see no settings and secrets of the host.
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production', TZ: 'Asia/Ho_Chi_Minh' },
    })
    pool.on('error', (error) => this.#options.onError(error))
    return pool
  }

  #replaceWhenDue(): void {
    this.#renders += 1
    if (this.#renders < this.#options.rendersUntilReplaced) return
    this.#renders = 0
    const worn = this.#pool
    this.#pool = this.#createPool()
    worn.close().catch((error: unknown) => this.#options.onError(error))
  }
}

function watchProgress(progress: SharedArrayBuffer, stop: () => void): NodeJS.Timeout {
  let startedAt: number | null = null
  return setInterval(() => {
    const now = readProgress(progress)
    if (!now) return
    startedAt ??= Date.now()
    if (Date.now() > now.deadline || Date.now() - startedAt > LONGEST_RENDER_MS) stop()
  }, WATCH_EVERY_MS)
}
