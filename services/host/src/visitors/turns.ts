/** More wait than could be served in good time. */
export class QueueFull extends Error {}

/** Turns that end soon, and those that may take long. */
export type Lane = 'short' | 'long'

/** Who waits, and for what. */
export interface TurnRequest {
  readonly visitor: string
  readonly lane: Lane
}

interface Waiting extends TurnRequest {
  start(): void
  refuse(): void
}

/** So many short turns may be taken before a long one that waits longer. */
const SHORT_TURNS_BEFORE_LONG = 8

/**
 * Lets a few at a time through: short turns first, and within a lane visitors take turns, so that nobody waits for all that another visitor asks
 * for. One place of several is kept for short turns. When too many wait, who has most of them gives way.
 */
export class Turns {
  readonly #most: number
  readonly #mostLong: number
  readonly #mostWaiting: number
  /** By visitor; whose turn is next stands first. */
  readonly #lanes: Readonly<Record<Lane, Map<string, Waiting[]>>> = { short: new Map(), long: new Map() }
  readonly #taken: Record<Lane, number> = { short: 0, long: 0 }
  #waiting = 0
  #shortInARow = 0

  /** `most` at a time; beyond `mostWaiting` waiting ones more are refused. */
  constructor(most: number, mostWaiting: number) {
    this.#most = most
    this.#mostLong = Math.max(1, most - 1)
    this.#mostWaiting = mostWaiting
  }

  get waiting(): number {
    return this.#waiting
  }

  /**
   * Resolves true when it is the caller's turn, who must `pass` it on afterwards; false when the signal aborts before, or did
   * already. Rejects with QueueFull, also later, when somebody with fewer requests needs the place.
   */
  async take(request: TurnRequest, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false
    if (this.#isFree(request.lane)) {
      this.#count(request.lane)
      return true
    }
    if (this.#waiting >= this.#mostWaiting) this.#makeRoomFor(request.visitor)
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(waiting)
        resolve(false)
      }
      const waiting: Waiting = {
        ...request,
        start: () => {
          signal.removeEventListener('abort', leave)
          resolve(true)
        },
        refuse: () => {
          signal.removeEventListener('abort', leave)
          reject(new QueueFull())
        },
      }
      this.#add(waiting)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  /** Ends a turn: it goes to who is next. */
  pass(lane: Lane): void {
    this.#taken[lane] -= 1
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#remove(next)
      this.#toEnd(next)
      this.#count(next.lane)
      next.start()
    }
  }

  #isFree(lane: Lane): boolean {
    if (this.#taken.short + this.#taken.long >= this.#most) return false
    return lane === 'short' || this.#taken.long < this.#mostLong
  }

  #count(lane: Lane): void {
    this.#taken[lane] += 1
    this.#shortInARow = lane === 'short' ? this.#shortInARow + 1 : 0
  }

  #next(): Waiting | undefined {
    const [short] = this.#isFree('short') ? this.#lanes.short.values() : []
    const [long] = this.#isFree('long') ? this.#lanes.long.values() : []
    const preferred = this.#shortInARow < SHORT_TURNS_BEFORE_LONG ? (short ?? long) : (long ?? short)
    return preferred?.[0]
  }

  #add(waiting: Waiting): void {
    const lane = this.#lanes[waiting.lane]
    const own = lane.get(waiting.visitor)
    if (own === undefined) lane.set(waiting.visitor, [waiting])
    else own.push(waiting)
    this.#waiting += 1
  }

  #remove(waiting: Waiting): void {
    const lane = this.#lanes[waiting.lane]
    const own = lane.get(waiting.visitor) ?? []
    own.splice(own.indexOf(waiting), 1)
    if (own.length === 0) lane.delete(waiting.visitor)
    this.#waiting -= 1
  }

  /** Whose turn it was waits for the others. */
  #toEnd({ visitor, lane }: TurnRequest): void {
    const own = this.#lanes[lane].get(visitor)
    if (own === undefined) return
    this.#lanes[lane].delete(visitor)
    this.#lanes[lane].set(visitor, own)
  }

  /** Refuses the last request of the visitor with most of them; throws QueueFull when that is who asks. */
  #makeRoomFor(visitor: string): void {
    const counts = new Map<string, number>()
    for (const lane of Object.values(this.#lanes))
      for (const [name, own] of lane) counts.set(name, (counts.get(name) ?? 0) + own.length)
    const [heaviest, count] = [...counts].reduce<[string, number]>(
      (most, each) => (each[1] > most[1] ? each : most),
      ['', 0],
    )
    if (count <= (counts.get(visitor) ?? 0) + 1) throw new QueueFull()
    const last = (this.#lanes.long.get(heaviest) ?? this.#lanes.short.get(heaviest))?.at(-1)
    if (last === undefined) throw new QueueFull()
    this.#remove(last)
    last.refuse()
  }
}
