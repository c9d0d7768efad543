import { defer, Observable } from 'rxjs'
import { within } from 'shared-frame/remote'
import type { ShellApi } from 'shared-frame/remotes'
import type { RemoteLoader } from '../../../composition/remote-loader'
import type { Person, PromptCalls } from '../flow/prompt'
import { texts } from '../texts'
import { pollRows } from './poll-rows'

/** The widget that shows the question of a poll; the shell knows its props (`PromptQuestionProps`) and no more. */
export const QUESTION_WIDGET = 'surveys/prompt-question'
/** A question whose code takes longer is not asked. */
export const QUESTION_LIMIT_MS = 6_000

/** The calls of popups and polls, as whoever is logged in. */
export function promptCalls(shell: ShellApi, loader: RemoteLoader): PromptCalls {
  const { api } = shell
  return {
    popups: (page, { objectTypeId }) =>
      reading((signal) => api.call('Popup/GetActivePopupByPage', { query: { page, objectTypeId }, signal })),
    polls: ({ objectTypeId }) =>
      reading((signal) => api.call('Poll/GetPollByObjectTypeId', { query: { objectTypeId }, signal })),
    remainingPolls: () => reading((signal) => api.call('Poll/GetRemainingPolls', { signal })),
    question: () => reading(() => within(QUESTION_LIMIT_MS, QUESTION_WIDGET, loader.widget(QUESTION_WIDGET))),
    // Not given up with the overlay: what was sent may have been taken.
    submit: (poll, answer, key) =>
      defer(() =>
        api.call('Poll/SubmitPoll', { body: { pollId: poll.id, key, userPolls: [...pollRows(poll, answer)] } }),
      ),
    agree: () => defer(() => agree(shell)),
    remember(person, kind, id) {
      if (!isStill(shell, person)) return
      api
        .call('Prompt/AddView', { body: { kind, id } })
        .catch((error: unknown) => shell.report(error, { unit: 'shell', at: 'prompt view' }))
    },
    newKey: () => crypto.randomUUID(),
  }
}

async function agree({ api, visitor }: ShellApi): Promise<void> {
  await api.call('User/SetConsent', {
    body: { purpose: 'health-data', given: true, textVersion: texts.consent.version },
  })
  await visitor.invalidate('consents')
}

/** Who has logged out meanwhile has nothing to be remembered by. */
function isStill({ session }: ShellApi, { userId }: Person): boolean {
  const now = session.read()
  return now.state === 'signed-in' && now.user.id === userId
}

/** A request that is given up by unsubscribing. */
function reading<T>(request: (signal: AbortSignal) => Promise<T>): Observable<T> {
  return new Observable((subscriber) => {
    const controller = new AbortController()
    defer(() => request(controller.signal)).subscribe(subscriber)
    return () => controller.abort()
  })
}
