import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'

export type Suggestion = CallAnswer<'Search/Suggest'>[number]

/** While somebody types, each letter would be a call. */
const PAUSE_MS = 180
/** Words typed before, and deleted down to again. */
const KEPT_ANSWERS = 40

/**
 * Asks for suggestions of what is being typed, at most one call at a time: an answer that comes after more was typed is never
 * told. A call that fails tells nothing: typing goes on without.
 */
export function createSuggester(api: ApiClient, tell: (suggestions: readonly Suggestion[]) => void) {
  const known = new Map<string, readonly Suggestion[]>()
  let running: AbortController | null = null
  let pause: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(pause)
    running?.abort()
    running = null
  }

  async function ask(keyword: string): Promise<void> {
    const call = new AbortController()
    running = call
    try {
      const answer = await api.call('Search/Suggest', { body: { keyword }, signal: call.signal })
      if (known.size >= KEPT_ANSWERS) known.clear()
      known.set(keyword, answer)
      if (running === call) tell(answer)
    } catch {
      if (running === call) tell([])
    }
  }

  return {
    /** What stands in the box now. */
    typed(text: string): void {
      stop()
      const keyword = text.normalize('NFC').trim().toLowerCase()
      const answer = keyword === '' ? [] : known.get(keyword)
      if (answer) tell(answer)
      else pause = setTimeout(() => void ask(keyword), PAUSE_MS)
    },
    stop,
  }
}
