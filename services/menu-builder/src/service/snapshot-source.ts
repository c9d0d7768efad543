import { z } from 'zod'
import type { SharedSnapshot } from './revision-runners'

/** The content that menus are built from: the last good copy of what the API hands out. */
export interface SnapshotSource {
  /** Null until the API has answered for the first time. */
  current(): SharedSnapshot | null
  /** Resolves with the first snapshot. */
  first(): Promise<SharedSnapshot>
  stop(): void
}

export interface SnapshotSourceOptions {
  /** Where the API hands out the snapshot of its revision. */
  readonly url: string
  /** What proves to the API that a service asks. */
  readonly headers: Readonly<Record<string, string>>
  /** How often the API is asked whether its revision is still the same. */
  readonly pollMs: number
  readonly onError: (error: unknown) => void
  readonly onChange?: (revision: number) => void
}

/** While there is no content at all the API is asked more often: nobody can be served. */
const FIRST_POLL_MS = 100
const ANSWER_WITHIN_MS = 10_000

const stored = z.looseObject({
  revision: z.int().nonnegative(),
  facts: z.looseObject({ materials: z.array(z.unknown()).min(1) }),
  planning: z.looseObject({ dishes: z.array(z.unknown()).min(1) }),
})

/**
 * Asks the API for its snapshot, then polls with the tag of what it has: 304 as long as nothing was imported. An answer that fails or has
 * another shape leaves the copy as it is; it is reported once until the API answers well again.
 */
export function createSnapshotSource({
  url,
  headers,
  pollMs,
  onError,
  onChange,
}: SnapshotSourceOptions): SnapshotSource {
  let current: SharedSnapshot | null = null
  let timer: NodeJS.Timeout | undefined
  let failing = false
  const stopped = new AbortController()
  let tellFirst = (_: SharedSnapshot) => {}
  const first = new Promise<SharedSnapshot>((resolve) => {
    tellFirst = resolve
  })

  async function ask(): Promise<void> {
    const answer = await fetch(url, {
      headers: current === null ? headers : { ...headers, 'if-none-match': current.tag },
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    })
    if (answer.status === 304) return
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
    const tag = answer.headers.get('etag')
    if (tag === null) throw new Error(`${url} names no revision`)
    const text = await answer.text()
    const { revision } = stored.parse(JSON.parse(text))
    current = { tag, bytes: sharedBytes(text) }
    tellFirst(current)
    onChange?.(revision)
  }

  async function poll(): Promise<void> {
    try {
      await ask()
      failing = false
    } catch (error) {
      if (!failing && !stopped.signal.aborted) onError(error)
      failing = true
    }
    if (!stopped.signal.aborted) timer = setTimeout(() => void poll(), current === null ? FIRST_POLL_MS : pollMs)
  }
  void poll()

  return {
    current: () => current,
    first: () => first,
    stop() {
      stopped.abort()
      clearTimeout(timer)
    },
  }
}

export function sharedBytes(text: string): SharedArrayBuffer {
  const bytes = new SharedArrayBuffer(Buffer.byteLength(text))
  Buffer.from(bytes).write(text)
  return bytes
}
