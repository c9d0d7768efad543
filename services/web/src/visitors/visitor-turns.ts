/** How many calls of one visitor there may be. */
export interface TurnLimits {
  /** That take a connection to a service at the same time. */
  readonly atOnce: number
  /** That wait for one of those, or whose body is still on its way. */
  readonly open: number
}

/**
 * Half of the connections to a service, so that nobody takes all. A browser has six calls on their way, each for some
 * hundredths of a second: hundreds of people behind one address of a carrier stay below.
 */
export const TURN_LIMITS: TurnLimits = { atOnce: 32, open: 128 }

interface Calls {
  open: number
  running: number
  readonly waiting: (() => void)[]
}

/** Lets each visitor have so many calls at once; further ones wait in the order they came. */
export class VisitorTurns {
  readonly #limits: TurnLimits
  readonly #callsOf = new Map<string, Calls>()

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** Null: this visitor has too many open calls already. The call is to be ended once, whatever becomes of it. */
  open(visitor: string): OpenCall | null {
    const calls = this.#callsOf.get(visitor) ?? { open: 0, running: 0, waiting: [] }
    if (calls.open >= this.#limits.open) return null
    calls.open += 1
    this.#callsOf.set(visitor, calls)
    return new OpenCall(calls, this.#limits.atOnce, () => {
      if (calls.open === 0) this.#callsOf.delete(visitor)
    })
  }

  /** Visitors with open calls. */
  get visitors(): number {
    return this.#callsOf.size
  }
}

export class OpenCall {
  readonly #calls: Calls
  readonly #atOnce: number
  readonly #onEnd: () => void
  #state: 'open' | 'waiting' | 'running' | 'ended' = 'open'
  #start = () => {}

  constructor(calls: Calls, atOnce: number, onEnd: () => void) {
    this.#calls = calls
    this.#atOnce = atOnce
    this.#onEnd = onEnd
  }

  /** Resolves when it is this call's turn; never, if it is ended before. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#start = () => {
        this.#state = 'running'
        this.#calls.running += 1
        resolve()
      }
      if (this.#calls.running < this.#atOnce) return this.#start()
      this.#state = 'waiting'
      this.#calls.waiting.push(this.#start)
    })
  }

  end(): void {
    if (this.#state === 'ended') return
    if (this.#state === 'running') this.#calls.running -= 1
    if (this.#state === 'waiting') this.#calls.waiting.splice(this.#calls.waiting.indexOf(this.#start), 1)
    this.#state = 'ended'
    this.#calls.open -= 1
    if (this.#calls.running < this.#atOnce) this.#calls.waiting.shift()?.()
    this.#onEnd()
  }
}
