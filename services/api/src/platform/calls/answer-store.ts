import { createHash } from 'node:crypto'

export interface KeptAnswer {
  /** The whole envelope as it goes over the wire: encoded once, not for each visitor. */
  readonly body: Buffer
  readonly etag: string
}

interface Entry extends KeptAnswer {
  readonly revision: number
  readonly until: number
  /** What it takes of the store. */
  readonly bytes: number
}

/** Answers made ready to send, by call and input; entries of older content or past their time count as absent. */
export interface AnswerStore {
  get(key: string, revision: number): KeptAnswer | undefined
  /** `generation`: of the caches; the tag of the same answer is another one in each. */
  set(key: string, revision: number, text: string, generation?: number): KeptAnswer
  /** The answer at `key` is found by `other` too, until it counts as absent. */
  share(key: string, other: string): void
  clear(): void
}

/** Of a clock that nobody sets. */
const monotonicMs = () => performance.now()

/** What the name of an answer takes beside its letters. */
const SHARED_BYTES = 100

/**
 * Keeps at most `maxBytes` of answers, oldest use first out. `lifetimeMs` bounds how old counts of reads may look
 * and how long answers about "now" may stand: they change without a change of content.
 */
export function createAnswerStore(maxBytes = 128_000_000, lifetimeMs = 60_000, now = monotonicMs): AnswerStore {
  const entries = new Map<string, Entry>()
  let bytes = 0

  function drop(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= entry.bytes
    entries.delete(key)
  }

  function put(key: string, entry: Entry): void {
    entries.set(key, entry)
    bytes += entry.bytes
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes || oldest === key) break
      drop(oldest)
    }
  }

  return {
    get(key, revision) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.revision !== revision || entry.until < now()) {
        drop(key)
        return undefined
      }
      // A map keeps its order of insertion: putting it back makes it the latest used.
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    set(key, revision, text, generation) {
      drop(key)
      const answer = answerOf(text, generation)
      const entry = { ...answer, revision, until: now() + lifetimeMs, bytes: answer.body.length + key.length }
      put(key, entry)
      return entry
    },
    share(key, other) {
      const entry = entries.get(key)
      if (!entry) return
      drop(other)
      put(other, { ...entry, bytes: other.length + SHARED_BYTES })
    },
    clear() {
      entries.clear()
      bytes = 0
    },
  }
}

export function answerOf(text: string, generation?: number): KeptAnswer {
  return { body: Buffer.from(text), etag: etagOf(text, generation) }
}

export function etagOf(text: string, generation = 0): string {
  return `"${createHash('sha1')
    .update(generation === 0 ? text : `${generation} ${text}`)
    .digest('base64url')}"`
}
