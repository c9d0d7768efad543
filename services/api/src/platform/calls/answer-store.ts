import { createHash } from 'node:crypto'

export interface KeptAnswer {
  /** The whole envelope, ready to send. */
  readonly text: string
  readonly etag: string
}

interface Entry extends KeptAnswer {
  readonly revision: number
  readonly until: number
}

/** Answers made ready to send, by call and input; entries of older content or past their time count as absent. */
export interface AnswerStore {
  get(key: string, revision: number): KeptAnswer | undefined
  /** `generation`: of the caches; the tag of the same answer is another one in each. */
  set(key: string, revision: number, text: string, generation?: number): KeptAnswer
  clear(): void
}

/**
 * Keeps at most `maxCharacters` of answers, oldest use first out. `lifetimeMs` bounds how old counts of reads may look
 * and how long answers about "now" may stand: they change without a change of content.
 */
export function createAnswerStore(maxCharacters = 64_000_000, lifetimeMs = 60_000, now = Date.now): AnswerStore {
  const entries = new Map<string, Entry>()
  let characters = 0

  function drop(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    characters -= entry.text.length + key.length
    entries.delete(key)
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
      const entry = { text, etag: etagOf(text, generation), revision, until: now() + lifetimeMs }
      entries.set(key, entry)
      characters += text.length + key.length
      for (const oldest of entries.keys()) {
        if (characters <= maxCharacters || oldest === key) break
        drop(oldest)
      }
      return entry
    },
    clear() {
      entries.clear()
      characters = 0
    },
  }
}

export function etagOf(text: string, generation = 0): string {
  return `"${createHash('sha1')
    .update(generation === 0 ? text : `${generation} ${text}`)
    .digest('base64url')}"`
}
