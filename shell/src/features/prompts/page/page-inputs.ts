import { asyncScheduler, filter, fromEvent, map, merge, Observable, startWith, tap, throttleTime } from 'rxjs'
import type { Session, SessionStore, ShellApi } from 'shared-frame/remotes'
import { pollDrafts } from 'shared-ui/survey-drafts'
import type { View } from '../../../composition/view'
import type { ShellServices } from '../../../services/shell-services'
import type { Person, PromptInputs, PromptPage } from '../flow/prompt'
import { skippedItems } from '../memory/skipped-items'
import { visitMemory } from '../memory/visit'
import { texts } from '../texts'
import { watchPageBusy } from './page-busy'
import { promptCalls } from './prompt-calls'

/** How often a press or key is noted: often enough for half an hour. */
const TOUCH_EVERY_MS = 60_000

/** The flow's inputs in the browser: the shell's page, session and calls, this device's memory. `stop` ends what listens. */
export function pageInputs(
  shell: ShellApi,
  services: Pick<ShellServices, 'views' | 'loader' | 'turns'>,
  actions$: PromptInputs['actions$'],
): { readonly inputs: PromptInputs; stop(): void } {
  const visit = visitMemory(Date.now)
  const busy = watchPageBusy(document)
  const touches = merge(fromEvent(document, 'pointerdown'), fromEvent(document, 'keydown'))
    .pipe(throttleTime(TOUCH_EVERY_MS))
    .subscribe(() => visit.touch())
  return {
    inputs: {
      // A poll answered in another tab is no longer asked here.
      actions$: merge(
        actions$,
        shell.bus.streamOf('polls/submitted').pipe(map(({ pollId }) => ({ type: 'answered', pollId }) as const)),
      ),
      page$: services.views.current.pipe(
        map(pageOf),
        tap(({ path }) => visit.open(path)),
      ),
      person$: personOf(shell.session),
      busy$: busy.busy$,
      place$: services.turns.claim('prompt'),
      calls: promptCalls(shell, services.loader),
      memory: skippedItems(),
      drafts: {
        read: (userId, pollId) => pollDrafts.read(userId, String(pollId))?.value ?? null,
        keep: (userId, pollId, draft) => pollDrafts.keep(userId, String(pollId), draft),
        forget: (userId, pollId) => pollDrafts.forget(userId, String(pollId)),
      },
      visit,
      say: {
        thanks({ id }) {
          shell.notify(texts.thanks, 'success')
          shell.bus.publish('polls/submitted', { pollId: id })
        },
        error: (message) => shell.notify(message, 'error'),
        // Who goes to another page knows; a session that ended is no doing of hers.
        kept: () => {
          if (shell.session.read().state === 'anonymous') shell.notify(texts.poll.kept, 'info')
        },
        // Under a message of our own: a missing file of a prompt is no reason to reload the page.
        log: (cause) =>
          shell.report(new Error('A popup or poll could not be fetched', { cause }), { unit: 'shell', at: 'prompts' }),
      },
      scheduler: asyncScheduler,
    },
    stop() {
      touches.unsubscribe()
      busy.stop()
    },
  }
}

/** A page that is missing or broken has no name. */
function pageOf({ path, pageName, status, state }: View): PromptPage {
  return { path, pageName: status === 200 && state !== 'fault' ? pageName : null }
}

/** Whom the session names; through a bad moment of the server it is who it was. */
function personOf({ read, subscribe }: SessionStore): Observable<Person | null> {
  const sessions$ = new Observable<Session>((subscriber) => {
    subscriber.next(read())
    return subscribe(() => subscriber.next(read()))
  })
  return sessions$.pipe(
    filter(({ state }) => state !== 'unknown'),
    map((session): Person | null => {
      if (session.state !== 'signed-in' || session.user.objectTypeId === null) return null
      return { userId: session.user.id, objectTypeId: session.user.objectTypeId }
    }),
    startWith<Person | null>(null),
  )
}
