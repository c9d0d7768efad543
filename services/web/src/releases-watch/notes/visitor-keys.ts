import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { visitorAddress, visitorNetwork } from 'service-host'
import type { VisitorKey } from './visitor-sample'

const KEPT = 20_000
const DAY_MS = 86_400_000
/** Of base64url characters: enough to tell visitors apart, too few to be sure of one. */
const VISITOR_LENGTH = 10

/**
 * Hashes that stand for visitors and their networks, the same on all hosts that share the secret and others each day: nothing that is noted or shared
 * says who visited.
 */
export class VisitorKeys {
  readonly #secret: string
  readonly #known = new LRUCache<string, VisitorKey>({ max: KEPT })
  #day = 0

  constructor(secret: string) {
    this.#secret = secret
  }

  of(ip: string, now: number): VisitorKey {
    const day = Math.floor(now / DAY_MS)
    if (day !== this.#day) this.#known.clear()
    this.#day = day
    const known = this.#known.get(ip)
    if (known) return known
    const key = { network: this.#hash(visitorNetwork(ip)), visitor: this.#hash(visitorAddress(ip)) }
    this.#known.set(ip, key)
    return key
  }

  #hash(text: string): string {
    const hmac = createHmac('sha256', this.#secret).update(`visitor of releases ${this.#day} ${text}`)
    return hmac.digest('base64url').slice(0, VISITOR_LENGTH)
  }
}
