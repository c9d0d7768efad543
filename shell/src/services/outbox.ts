import { keepsAny } from 'shared-frame/kept'
import type { ShellApi } from 'shared-frame/remotes'
import { waitingItems } from 'shared-ui/list-items'
import { OUTBOX_WAITS, pauseAfter } from 'shared-ui/outbox'
import { SURVEY_DRAFTS } from 'shared-ui/survey-drafts'

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
    if (keepsAny(waitingItems, id) || keepsAny(SURVEY_DRAFTS, id)) {
      import(/* webpackChunkName: "send-waiting" */ './send-waiting')
        .then(({ sendWaiting }) => sendWaiting(shell, id))
        .catch((error: unknown) => shell.report(error, { at: 'outbox' }))
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
