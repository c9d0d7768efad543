import type { StoredDocument } from './stored-document'

const QUIET_MS = 2_000
const MAX_QUEUED = 500

/** Compresses kept documents again at the best quality, one after another, while no document is being made. */
export class IdleCompressor {
  readonly #queue = new Set<StoredDocument>()
  #timer: NodeJS.Timeout | null = null
  #working = false
  #stopped = false

  /** Call for each new document; it also puts off the work, as the host is busy. */
  add(document: StoredDocument): void {
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
    this.#timer = setTimeout(() => void this.#work(), QUIET_MS)
    this.#timer.unref()
  }

  async #work(): Promise<void> {
    const document = this.#queue.values().next().value
    if (!document || this.#working) return
    this.#queue.delete(document)
    this.#working = true
    try {
      await document.compress('br', 'best')
    } finally {
      this.#working = false
    }
    if (this.#queue.size > 0) setImmediate(() => void this.#work())
  }
}
