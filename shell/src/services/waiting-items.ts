import { keepsAny } from 'shared-frame/kept'
import type { ShellApi } from 'shared-frame/remotes'
import { waitingItems } from 'shared-ui/list-items'
import { SURVEY_DRAFTS } from 'shared-ui/survey-drafts'

/** What the server did not take at a bad moment is offered again after this long. */
const AGAIN_MS = 30_000

/**
 * What waits on this device, for the shopping list or as answers to a survey, is sent whenever somebody is logged in and the network is
 * there. Returns the function that ends it.
 */
export function sendWhatWaits(shell: ShellApi): () => void {
  let again: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    clearTimeout(again)
    const session = shell.session.read()
    if (session.state !== 'signed-in') return
    const { id } = session.user
    if (waitingItems.list(id).length > 0) {
      import(/* webpackChunkName: "waiting-items" */ './add-waiting-items')
        .then(({ addWaitingItems }) => addWaitingItems(shell, id))
        .catch((error: unknown) => shell.report(error, { at: 'waiting items' }))
    }
    // Which of them wait is known to the code that sends them
    if (keepsAny(SURVEY_DRAFTS, id)) {
      import(/* webpackChunkName: "waiting-surveys" */ './send-waiting-surveys')
        .then(({ sendWaitingSurveys }) => sendWaitingSurveys(shell, id))
        .then((allSent) => {
          if (!allSent) again = setTimeout(look, AGAIN_MS)
        })
        .catch((error: unknown) => shell.report(error, { at: 'waiting surveys' }))
    }
  }

  const unsubscribe = shell.bus.subscribe('session/changed', look)
  window.addEventListener('online', look)
  return () => {
    clearTimeout(again)
    unsubscribe()
    window.removeEventListener('online', look)
  }
}
