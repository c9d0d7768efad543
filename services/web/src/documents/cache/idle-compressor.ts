import type { StoredDocument } from './stored-document'

const QUIET_MS = 2_000
const MAX_QUEUED = 500
/** It saves a twelfth of the bytes of each reading, and costs as much as rendering the document two or three times. */
const WORTH_READINGS = 8

/**
 * Compresses documents that are read again and again once more and thoroughly, one after another, while no such document is new. For a
 * document that is read a few times it would cost more than all else that is done for it.
 */
export class IdleCompressor {
  readonly #quietMs: number
  readonly #readings = new WeakMap<StoredDocument, number>()
  readonly #queue = new Set<StoredDocument>()
  #timer: NodeJS.Timeout | null = null
  #working = false
  #stopped = false

  /** @param quietMs so long no document may have come before the work begins */
  constructor(quietMs = QUIET_MS) {
    this.#quietMs = quietMs
  }

  /** Call whenever a kept document is read. The one that makes it worth the work also puts off the work, as the host is busy. */
  add(document: StoredDocument): void {
    if (document.isThorough || this.#queue.has(document)) return
    const readings = (this.#readings.get(document) ?? 0) + 1
    this.#readings.set(document, readings)
    if (readings < WORTH_READINGS) return
    if (document.body.length > 0 && document.whole && this.#queue.size < MAX_QUEUED) this.#queue.add(document)
    this.#schedule()
  }

  stop(): void {
    this.#stopped = true
    if (this.#timer) clearTimeout(this.#timer)
  }

  #schedule(): void {
    if (this.#stopped) return
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#work(), this.#quietMs)
    this.#timer.unref()
  }

  async #work(): Promise<void> {
    const document = this.#queue.values().next().value
    if (!document || this.#working) return
    this.#queue.delete(document)
    this.#working = true
    try {
      await document.compress('br', 'thorough')
    } finally {
      this.#working = false
    }
    if (this.#queue.size > 0) setImmediate(() => void this.#work())
  }
}
