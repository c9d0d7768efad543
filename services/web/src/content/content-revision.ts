import type { ContentSource, ToldRevision } from './content-source'

export interface ContentRevision {
  /** The last revision that the API told; `unknown` before the first. */
  current(): string
  /** Of the caches: 0 until the API tells another. */
  generation(): number
  stop(): void
}

/** Asks for the revision again and again; while the API is silent the last answer stands. */
export function pollContentRevision(
  source: Pick<ContentSource, 'revision'>,
  options: {
    readonly pollMs: number
    /** All caches are to be emptied. */
    readonly onNewGeneration: () => void
    readonly onProblem: (error: unknown) => void
  },
): ContentRevision {
  let told: ToldRevision = { revision: 'unknown', generation: 0 }
  let silent = false
  let asking = false

  async function ask(): Promise<void> {
    if (asking) return
    asking = true
    try {
      const before = told
      told = await source.revision()
      if (told.generation !== before.generation) options.onNewGeneration()
      silent = false
    } catch (error) {
      if (!silent) options.onProblem(error)
      silent = true
    } finally {
      asking = false
    }
  }

  void ask()
  const timer = setInterval(() => void ask(), options.pollMs)
  timer.unref()
  return { current: () => told.revision, generation: () => told.generation, stop: () => clearInterval(timer) }
}
