import { setTimeout as pause } from 'node:timers/promises'
import {
  createLimiter,
  type Lane,
  type Limiter,
  QueueFull,
  type TurnRequest,
  Turns,
  visitorAddress,
} from 'service-host'
import type { Charge } from '../rendering/render-pool'
import { VisitorTurns } from '../visitors/visitor-turns'

export interface MakingLimits {
  /** Documents that are made at a time of one unit's pages; further ones wait. */
  readonly atOnce: number
  /** So many may wait for one unit's; more are refused. */
  readonly waiting: number
  /** So long each may wait. */
  readonly waitMs: number
  /** Computing time that one visitor may use a minute, in milliseconds. */
  readonly visitorMs: number
}

/** Some seconds of work: who comes last is answered while she still looks at the page. */
export const WAITING_LIMITS = { waiting: 200, waitMs: 5_000 } as const

const WINDOW_SECONDS = 60

/** Of a minute's allowance: a visitor who has used no more is like any other. */
const LIGHT_SHARE = 0.1
/** What a document costs this host and the API beside what its units compute. */
const MADE_MS = 5
/** Who has used up a minute is told only then: at once, it would be asked for again thousands of times a second. */
const REFUSED_AFTER_MS = 1_000
/** Said to whoever came while too many waited. */
const RETRY_AFTER_SECONDS = 5

/** A document can't be made now: too many wait (503), or this visitor has used up the computing time of a minute (429). */
export class MakingRefused extends Error {
  override readonly name = 'MakingRefused'
  readonly status: 429 | 503
  readonly retryAfterSeconds: number

  constructor(status: 429 | 503, retryAfterSeconds: number) {
    super(`The document is not made now: ${status}`)
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Makes one document of a unit when it is this visitor's turn. Rejects with `MakingRefused`. */
export type InTurn = <Result>(unit: string, make: (charge: Charge) => Promise<Result>) => Promise<Result>

/**
 * Fair turns at making documents, so that nobody who invents addresses takes the time of others: visitors go round at each unit, and each has so much
 * computing time a minute. Who has used a tenth of it has one document made at a time, behind those who have not. Units have turns of their own: one that is slow
 * holds up no other's pages.
 */
export class MakingTurns {
  readonly #limits: MakingLimits
  readonly #limiter: Limiter
  readonly #turns = new Map<string, Turns>()
  readonly #oneByOne: VisitorTurns
  readonly #onRefused: (status: 429 | 503) => void

  constructor(limits: MakingLimits, onRefused: (status: 429 | 503) => void) {
    this.#limits = limits
    this.#limiter = createLimiter({
      store: { kind: 'memory' },
      name: 'documents',
      points: limits.visitorMs,
      windowSeconds: WINDOW_SECONDS,
      onStoreFailure: () => undefined,
    })
    this.#oneByOne = new VisitorTurns({ atOnce: 1, open: limits.waiting })
    this.#onRefused = onRefused
  }

  /** @param address of the visitor's network */
  of(address: string): InTurn {
    return async (unit, make) => {
      const lane = await this.#lane(address)
      const visitor = visitorAddress(address)
      const patience = AbortSignal.timeout(this.#limits.waitMs)
      const endOwn = lane === 'long' ? await this.#takeOwn(visitor, patience) : () => undefined
      try {
        const turns = this.#turnsOf(unit)
        await this.#take(turns, { visitor, lane }, patience)
        try {
          return await make((ms) => void this.#limiter.consume(address, Math.ceil(ms)))
        } finally {
          turns.pass(lane)
        }
      } finally {
        endOwn()
      }
    }
  }

  async #lane(address: string): Promise<Lane> {
    const { refused, retryAfterSeconds, left } = await this.#limiter.consume(address, MADE_MS)
    if (refused) {
      await pause(REFUSED_AFTER_MS)
      throw this.#refusal(429, retryAfterSeconds)
    }
    return left >= this.#limits.visitorMs * (1 - LIGHT_SHARE) ? 'short' : 'long'
  }

  /** Resolves with what ends the turn. */
  async #takeOwn(visitor: string, patience: AbortSignal): Promise<() => void> {
    const own = this.#oneByOne.open(visitor)
    if (own === null) throw this.#refusal(503, RETRY_AFTER_SECONDS)
    const isOver = new Promise<'over'>((resolve) => patience.addEventListener('abort', () => resolve('over')))
    if ((await Promise.race([own.turn(), isOver])) === 'over') {
      own.end()
      throw this.#refusal(503, RETRY_AFTER_SECONDS)
    }
    return () => own.end()
  }

  async #take(turns: Turns, request: TurnRequest, patience: AbortSignal): Promise<void> {
    try {
      if (!(await turns.take(request, patience))) throw this.#refusal(503, RETRY_AFTER_SECONDS)
    } catch (error) {
      throw error instanceof QueueFull ? this.#refusal(503, RETRY_AFTER_SECONDS) : error
    }
  }

  #refusal(status: 429 | 503, retryAfterSeconds: number): MakingRefused {
    this.#onRefused(status)
    return new MakingRefused(status, retryAfterSeconds)
  }

  #turnsOf(unit: string): Turns {
    const known = this.#turns.get(unit)
    if (known) return known
    const turns = new Turns(this.#limits.atOnce, this.#limits.waiting)
    this.#turns.set(unit, turns)
    return turns
  }
}
