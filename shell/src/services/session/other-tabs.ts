import type { EventBus, Topics } from 'shared-frame/events'
import type { VisitorDataStore } from 'shared-frame/visitor'
import type { ShellSession } from './session'

const CHANNEL = 'visitor'

/** Facts that other tabs hear as if they had happened there, with the types of their fields. */
const shared = {
  'profile/changed': { userId: 'number' },
  'consents/changed': { userId: 'number' },
  'cart/changed': { numberOfCarts: 'number' },
  'favourites/changed': { type: 'string', id: 'number', isFavourite: 'boolean' },
  'classes/changed': { classId: 'number', registered: 'boolean' },
  'polls/submitted': { pollId: 'number' },
  'surveys/submitted': { surveyId: 'number' },
} as const satisfies { readonly [T in keyof Topics]?: { readonly [F in keyof Topics[T]]: string } }

type SharedTopic = keyof typeof shared
const topics = Object.keys(shared) as readonly SharedTopic[]

interface Message {
  readonly topic: SharedTopic | 'session/changed'
  readonly payload: object
}

interface Options {
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
    else if (isPayload(data.topic, data.payload)) {
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

  const unsubscribe = [
    bus.subscribe('session/changed', tell('session/changed')),
    ...topics.map((topic) => bus.subscribe(topic, tell(topic))),
  ]
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
  const known = data.topic === 'session/changed' || topics.some((topic) => topic === data.topic)
  return known && typeof data.payload === 'object' && data.payload !== null
}

function isPayload(topic: SharedTopic, payload: object): payload is Topics[SharedTopic] {
  const values: Readonly<Record<string, unknown>> = { ...payload }
  return Object.entries(shared[topic]).every(([field, type]) => typeof values[field] === type)
}
