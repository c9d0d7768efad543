import { keepsAny } from 'shared-frame/kept'
import type { ShellApi } from 'shared-frame/remotes'
import { waitingItems } from 'shared-ui/list-items'
import { OUTBOX_WAITS, pauseAfter } from 'shared-ui/outbox'
import { SURVEY_DRAFTS } from 'shared-ui/survey-drafts'

/** What of this device goes to the server from whatever page is open. The code that sends it is loaded where there is something. */
const outboxes = [
  {
    place: waitingItems,
    load: () => import(/* webpackChunkName: "waiting-items" */ './add-waiting-items'),
  },
  {
    place: SURVEY_DRAFTS,
    load: () => import(/* webpackChunkName: "waiting-surveys" */ './send-waiting-surveys'),
  },
] as const

/**
 * Sends what waits whenever somebody is logged in and the network or the visitor comes back, and again after a pause where something
 * stayed for a reason that passes. Returns the function that ends it.
 */
export function sendWhatWaits(shell: ShellApi): () => void {
  let failures = 0
  let again: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    clearTimeout(again)
    again = undefined
    const session = shell.session.read()
    if (session.state !== 'signed-in') return
    const { id } = session.user
    for (const { place, load } of outboxes) {
      if (keepsAny(place, id))
        load()
          .then(({ send }) => send(shell, id))
          .catch((error: unknown) => shell.report(error, { at: place.name }))
    }
  }

  function lookAnew(): void {
    failures = 0
    look()
  }

  const ending = new AbortController()
  const listen = { signal: ending.signal }
  const unsubscribe = shell.bus.subscribe('session/changed', lookAnew)
  window.addEventListener('online', lookAnew, listen)
  // A page that the browser had put aside heard of no network.
  window.addEventListener('pageshow', ({ persisted }) => persisted && lookAnew(), listen)
  window.addEventListener(
    OUTBOX_WAITS,
    () => {
      again ??= setTimeout(look, pauseAfter(++failures))
    },
    listen,
  )
  return () => {
    clearTimeout(again)
    ending.abort()
    unsubscribe()
  }
}
