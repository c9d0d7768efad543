/** Why something failed: by itself, for it took too long, or for want of data. */
export type BreakCause = 'error' | 'slow' | 'data'

/** Remembers for a while what failed badly, so that not every visitor waits for the same failure. */
export class CircuitBreaker {
  readonly #openUntil = new Map<string, number>()
  readonly #causes = new Map<string, BreakCause>()
  readonly #openMs: number
  readonly #now: () => number

  constructor(openMs: number, now: () => number) {
    this.#openMs = openMs
    this.#now = now
  }

  open(key: string, cause: BreakCause = 'error'): void {
    this.#openUntil.set(key, this.#now() + this.#openMs)
    this.#causes.set(key, cause)
  }

  /** Of what is open. */
  causeOf(key: string): BreakCause {
    return this.#causes.get(key) ?? 'error'
  }

  /** Forgets what these units, in any version, had a part in: whoever promotes or takes back asks for another try. */
  forget(units: readonly string[]): void {
    for (const key of this.#openUntil.keys()) {
      if (units.some((unit) => ` ${key}`.includes(` ${unit}@`))) this.#forget(key)
    }
  }

  isOpen(key: string): boolean {
    const until = this.#openUntil.get(key)
    if (until === undefined) return false
    const left = until - this.#now()
    // Longer than it is opened for: the clock was set back
    if (left > 0 && left <= this.#openMs) return true
    this.#forget(key)
    return false
  }

  #forget(key: string): void {
    this.#openUntil.delete(key)
    this.#causes.delete(key)
  }
}
