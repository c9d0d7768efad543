import { hrtime } from 'node:process'

export interface RenderLimits {
  /** Computing time that one unit may take for one document, in milliseconds; waiting for data does not count. */
  readonly computeMs: number
  /** Time for one data call. */
  readonly dataMs: number
  /** Time to load a server bundle: done once a version and worker. */
  readonly loadMs: number
}

export const DEFAULT_LIMITS: RenderLimits = { computeMs: 1_500, dataMs: 3_000, loadMs: 10_000 }

/** The same in all threads of this process; a clock that is set stops no document. */
export const monotonicMs = () => Number(hrtime.bigint() / 1_000_000n)

const BYTES = 24
const COMPUTED_BYTE = 16
const NOT_STARTED = 0n

export function createProgress(): SharedArrayBuffer {
  return new SharedArrayBuffer(BYTES)
}

/**
 * Tells the main thread through shared memory which unit is running and until when it may: a unit that loops can't answer
 * messages, and nobody could say whose loop it is. Each unit has its own account of computing time per document.
 */
export class RenderClock {
  readonly #unit: Int32Array
  readonly #deadline: BigInt64Array
  readonly #computed: Int32Array
  readonly #names: readonly string[]
  readonly #limits: RenderLimits
  readonly #left = new Map<string, number>()
  #account: string
  #running: string
  #since = monotonicMs()
  #waiting = 0

  constructor(progress: SharedArrayBuffer, names: readonly string[], limits: RenderLimits) {
    this.#unit = new Int32Array(progress, 0, 1)
    this.#deadline = new BigInt64Array(progress, 8, 1)
    this.#computed = new Int32Array(progress, COMPUTED_BYTE, 1)
    this.#names = names
    this.#limits = limits
    this.#running = names[0] ?? ''
    this.#account = this.#running
    this.#publish()
  }

  /** The unit whose code runs now. */
  get running(): string {
    return this.#running
  }

  enter(unit: string, step: 'load' | 'run' = 'run'): void {
    this.#charge()
    this.#running = unit
    this.#account = step === 'load' ? `load ${unit}` : unit
    if (!this.#left.has(this.#account)) {
      this.#left.set(this.#account, step === 'load' ? this.#limits.loadMs : this.#limits.computeMs)
    }
    this.#publish()
  }

  /** While a data call is on its way the account stands still. Returns the function that ends the wait. */
  waitForData(): () => void {
    this.#charge()
    this.#waiting += 1
    this.#publish()
    let ended = false
    return () => {
      if (ended) return
      ended = true
      this.#charge()
      this.#waiting -= 1
      this.#publish()
    }
  }

  /** The document is made. */
  stop(): void {
    this.#charge()
  }

  #charge(): void {
    const now = monotonicMs()
    if (this.#waiting === 0) {
      this.#left.set(this.#account, this.#remaining() - (now - this.#since))
      // To load a bundle is nobody's document.
      if (this.#account === this.#running) Atomics.add(this.#computed, 0, now - this.#since)
    }
    this.#since = now
  }

  #remaining(): number {
    return this.#left.get(this.#account) ?? this.#limits.computeMs
  }

  #publish(): void {
    const grace = this.#waiting > 0 ? this.#limits.dataMs : 0
    Atomics.store(this.#deadline, 0, BigInt(Math.round(monotonicMs() + this.#remaining() + grace)))
    Atomics.store(this.#unit, 0, Math.max(0, this.#names.indexOf(this.#running)))
  }
}

/** The main thread's side: milliseconds that the units have computed for this document. */
export function readComputed(progress: SharedArrayBuffer): number {
  return Atomics.load(new Int32Array(progress, COMPUTED_BYTE, 1), 0)
}

/** The main thread's side: null before a worker took the task, then the number of the running unit and its deadline. */
export function readProgress(progress: SharedArrayBuffer): { unit: number; deadline: number } | null {
  const deadline = Atomics.load(new BigInt64Array(progress, 8, 1), 0)
  if (deadline === NOT_STARTED) return null
  return { unit: Atomics.load(new Int32Array(progress, 0, 1), 0), deadline: Number(deadline) }
}
