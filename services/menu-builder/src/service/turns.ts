/** More wait than could be served in good time. */
export class QueueFull extends Error {}

/** Lets a few at a time through, in the order they came. */
export class Turns {
  readonly #most: number
  readonly #mostWaiting: number
  readonly #waiting = new Set<() => void>()
  #taken = 0

  /** `most` at a time; beyond `mostWaiting` waiting ones more are refused. */
  constructor(most: number, mostWaiting: number) {
    this.#most = most
    this.#mostWaiting = mostWaiting
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /**
   * Resolves true when it is the caller's turn, who must `pass` it on afterwards; false when the signal aborts before, or did
   * already. Throws QueueFull.
   */
  async take(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false
    if (this.#taken < this.#most) {
      this.#taken += 1
      return true
    }
    if (this.#waiting.size >= this.#mostWaiting) throw new QueueFull()
    return new Promise((resolve) => {
      const leave = () => {
        this.#waiting.delete(start)
        resolve(false)
      }
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve(true)
      }
      this.#waiting.add(start)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  /** Ends a turn: it goes to who waits longest. */
  pass(): void {
    const [next] = this.#waiting
    if (next === undefined) {
      this.#taken -= 1
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
