import { type EventBus, isFact, TAB_TOPICS, type Topics } from 'shared-frame/events'
import type { VisitorDataStore } from 'shared-frame/visitor'
import type { ShellSession } from './session'

const CHANNEL = 'visitor'

interface Message {
  readonly topic: keyof Topics
  readonly payload: object
}

interface Options {
  /** The shell's: facts of every owner are published on it, whose owner has said them in another tab. */
  readonly bus: EventBus
  readonly session: Pick<ShellSession, 'follow'>
  readonly visitor: Pick<VisitorDataStore, 'refetchStale'>
}

/**
 * Keeps the tabs of one browser in step: facts about the visitor's data are published in all of them, a login or logout
 * is followed, and a window that comes back to the front asks the server what changed elsewhere. Returns the function that
 * ends it.
 */
export function shareWithOtherTabs({ bus, session, visitor }: Options): () => void {
  /** Facts that came from another tab: told to nobody a second time. */
  const received = new WeakSet<object>()
  let channel = openChannel()

  function openChannel(): BroadcastChannel | null {
    // Without it (an old browser) the return to the window still asks the server.
    if (typeof BroadcastChannel === 'undefined') return null
    const opened = new BroadcastChannel(CHANNEL)
    opened.addEventListener('message', receive)
    return opened
  }

  function receive({ data }: MessageEvent<unknown>): void {
    if (!isMessage(data)) return
    // The cookie says who is logged in; each session publishes what it finds.
    if (data.topic === 'session/changed') void session.follow()
    else if (isFact(data.topic, data.payload)) {
      received.add(data.payload)
      bus.publish(data.topic, data.payload)
    }
  }

  const tell = (topic: Message['topic']) => (payload: object) => {
    if (!received.has(payload)) channel?.postMessage({ topic, payload } satisfies Message)
  }

  function returnToFront(): void {
    if (document.visibilityState !== 'visible') return
    void session.follow()
    visitor.refetchStale()
  }

  // A page with an open channel is not kept for the back button.
  function leave(): void {
    channel?.close()
    channel = null
  }

  function comeBack({ persisted }: PageTransitionEvent): void {
    if (!persisted) return
    channel = openChannel()
    returnToFront()
  }

  const unsubscribe = TAB_TOPICS.map((topic) => bus.subscribe(topic, tell(topic)))
  window.addEventListener('focus', returnToFront)
  document.addEventListener('visibilitychange', returnToFront)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  return () => {
    for (const end of unsubscribe) end()
    window.removeEventListener('focus', returnToFront)
    document.removeEventListener('visibilitychange', returnToFront)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
    leave()
  }
}

/** Another tab may run another release of the shell: what this one does not know is left alone. */
function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('topic' in data) || !('payload' in data)) return false
  return TAB_TOPICS.some((topic) => topic === data.topic) && typeof data.payload === 'object' && data.payload !== null
}
