import type { ContentSource } from './content-source'

export interface ContentRevision {
  /** The last revision that the API told; `unknown` before the first. */
  current(): string
  stop(): void
}

/** Asks for the revision again and again; while the API is silent the last answer stands. */
export function pollContentRevision(
  source: Pick<ContentSource, 'revision'>,
  options: { readonly pollMs: number; readonly onProblem: (error: unknown) => void },
): ContentRevision {
  let current = 'unknown'
  let silent = false
  let asking = false

  async function ask(): Promise<void> {
    if (asking) return
    asking = true
    try {
      current = await source.revision()
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
  return { current: () => current, stop: () => clearInterval(timer) }
}
