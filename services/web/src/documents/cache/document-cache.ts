import { LRUCache } from 'lru-cache'
import { type DocumentAnswer, StoredDocument } from './stored-document'

/** What the content of documents depends on besides their address. */
export interface DocumentBasis {
  readonly registryRevision: string
  readonly contentRevision: string
  /** Of the caches: the same document has another tag in each. */
  readonly generation: number
  readonly today: string
}

/** Lets a document be made now or later; rejects when it may not be made. */
export type Admit = (make: () => Promise<StoredDocument>) => Promise<StoredDocument>

const AT_ONCE: Admit = (make) => make()

interface Kept {
  readonly stored: StoredDocument
  /** The same document stands at other addresses. */
  readonly isShared: boolean
  readonly basis: DocumentBasis
  readonly producedAt: number
}

export interface DocumentCacheOptions {
  readonly maxBytes: number
  readonly now: () => number
  /** Served without question for this long. */
  readonly freshMs: number
  /** After that still served, while a new one is made; the same for a copy that is not whole is `brokenMs`. */
  readonly staleMs: number
  readonly brokenMs: number
  readonly onLookup: (outcome: 'hit' | 'stale' | 'miss' | 'fallback') => void
  /** A document that was asked for again: worth being compressed well, when there is time. */
  readonly onReadAgain: (document: StoredDocument) => void
}

/**
 * Documents by address. One whose registry, content or day has changed is produced again before it is served; when that fails
 * for want of data, the last whole one still serves: an old page is better than an empty one. Concurrent requests for one
 * address produce once.
 */
export class DocumentCache {
  readonly #options: DocumentCacheOptions
  readonly #kept: LRUCache<string, Kept>
  readonly #producing = new Map<string, Promise<StoredDocument>>()

  constructor(options: DocumentCacheOptions) {
    this.#options = options
    this.#kept = new LRUCache({
      maxSize: options.maxBytes,
      // Compressed forms are about a third of the body each.
      sizeCalculation: ({ stored, isShared }, key) =>
        (isShared ? 0 : Math.ceil(stored.body.length * 1.7)) + key.length + 1_000,
    })
  }

  /** Forgets all documents; none stands in for one that can't be made. */
  clear(): void {
    this.#kept.clear()
  }

  /** The fast way for what is fresh; null asks for `get`. */
  fresh(key: string, basis: DocumentBasis): StoredDocument | null {
    const stored = this.peek(key, basis)
    if (stored) this.#options.onLookup('hit')
    return stored
  }

  /** The same, not counted as a lookup. */
  peek(key: string, basis: DocumentBasis): StoredDocument | null {
    const kept = this.#kept.get(key)
    if (!kept || !sameBasis(kept.basis, basis)) return null
    const age = this.#options.now() - kept.producedAt
    // The clock was set back: nobody knows how old it is
    if (age < 0 || age > (kept.stored.whole ? this.#options.freshMs : this.#options.brokenMs)) return null
    this.#options.onReadAgain(kept.stored)
    return kept.stored
  }

  /** @param admit asked before a document is made that is not being made yet; where it rejects, the last whole one serves as well */
  async get(
    key: string,
    basis: DocumentBasis,
    produce: () => Promise<DocumentAnswer>,
    admit = AT_ONCE,
  ): Promise<StoredDocument> {
    const there = this.fresh(key, basis)
    if (there) return there
    const kept = this.#kept.get(key)
    const making =
      this.#producing.get(key) ?? admit(async () => this.peek(key, basis) ?? this.#make(key, basis, produce))
    const maybeStale = kept?.stored.whole && sameBasis(kept.basis, basis)
    if (kept && maybeStale && this.#options.now() - kept.producedAt < this.#options.staleMs) {
      this.#options.onLookup('stale')
      making.catch(() => undefined)
      return kept.stored
    }
    this.#options.onLookup('miss')
    const fallback = fallbackOf(kept, basis)
    return fallback === null ? making : making.catch(() => fallback.stored)
  }

  #make(key: string, basis: DocumentBasis, produce: () => Promise<DocumentAnswer>): Promise<StoredDocument> {
    const running = this.#producing.get(key)
    if (running) return running
    const making = this.#produce(key, basis, produce, this.#kept.get(key)).finally(() => this.#producing.delete(key))
    this.#producing.set(key, making)
    return making
  }

  async #produce(
    key: string,
    basis: DocumentBasis,
    produce: () => Promise<DocumentAnswer>,
    kept: Kept | undefined,
  ): Promise<StoredDocument> {
    const fallback = fallbackOf(kept, basis)
    let answer: DocumentAnswer
    try {
      answer = await produce()
    } catch (error) {
      if (!fallback) throw error
      return this.#fallBack(key, basis, fallback)
    }
    if (!answer.whole && fallback) return this.#fallBack(key, basis, fallback)
    const stored =
      answer instanceof StoredDocument ? answer : await StoredDocument.of(answer, kept?.stored, basis.generation)
    this.#kept.set(key, { stored, isShared: stored === answer, basis, producedAt: this.#options.now() })
    return stored
  }

  /** Counts as stale from now on: the next visitors get it at once, while a new one is tried for in the background. */
  #fallBack(key: string, basis: DocumentBasis, { stored, isShared }: Kept): StoredDocument {
    this.#options.onLookup('fallback')
    const { now, freshMs, brokenMs } = this.#options
    this.#kept.set(key, { stored, isShared, basis, producedAt: now() - freshMs + brokenMs })
    return stored
  }
}

/** A unit that was switched off or rolled back must go at once: a document of an older registry must not be served. */
function fallbackOf(kept: Kept | undefined, basis: DocumentBasis): Kept | null {
  return kept?.stored.whole && kept.basis.registryRevision === basis.registryRevision ? kept : null
}

function sameBasis(a: DocumentBasis, b: DocumentBasis): boolean {
  return (
    a.registryRevision === b.registryRevision &&
    a.contentRevision === b.contentRevision &&
    a.generation === b.generation &&
    a.today === b.today
  )
}
