import {
  catchError,
  concat,
  distinctUntilChanged,
  exhaustMap,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
  timer,
} from 'rxjs'
import { ApiError } from 'shared-contracts/client'
import { askPoll } from '../flow/ask-poll'
import type { Poll, Popup, Prompt, PromptInputs } from '../flow/prompt'
import { showPopup } from '../flow/show-popup'

/** A changed draft is here within two seconds: this, and the request. */
export const ASK_EVERY_MS = 1_000

export type Draft =
  | { readonly kind: 'popup'; readonly revision: number; readonly popup: Popup }
  | { readonly kind: 'poll'; readonly revision: number; readonly poll: Poll }

export type PreviewState =
  | { readonly state: 'loading' }
  /** No draft is known yet, and the server did not answer; asked again. */
  | { readonly state: 'unreachable' }
  /** Neither the role nor a valid link, or nothing to show yet: asked again, as both may change. */
  | { readonly state: 'refused' }
  /** `prompt` null: it was closed. */
  | { readonly state: 'open'; readonly revision: number; readonly prompt: Prompt | null }

interface Inputs extends Pick<PromptInputs, 'actions$' | 'scheduler'> {
  /** Asks for the draft as it is now. */
  readonly read: () => Observable<Draft>
  /** Somebody wants to see once more what she closed. */
  readonly again$: Observable<void>
  readonly thanks: () => void
}

/** A draft at once, as visitors would see it, and again whenever it is changed. Keeps and sends nothing. */
export function previewFlow(inputs: Inputs): Observable<PreviewState> {
  const { read, again$, scheduler } = inputs
  const drafts$ = timer(0, ASK_EVERY_MS, scheduler).pipe(
    exhaustMap(() => read().pipe(catchError((error: unknown) => of(failureOf(error))))),
  )
  return drafts$.pipe(
    distinctUntilChanged((one, other) => other === 'unreachable' || revisionOf(one) === revisionOf(other)),
    switchMap((draft) => {
      if (typeof draft === 'string') return of<PreviewState>({ state: draft })
      return again$.pipe(
        startWith(undefined),
        switchMap(() => concat(shown(inputs, draft), of(null))),
        map((prompt): PreviewState => ({ state: 'open', revision: draft.revision, prompt })),
      )
    }),
    startWith<PreviewState>({ state: 'loading' }),
  )
}

const nobody = { userId: 0, objectTypeId: 0 }
const nothing = () => {}

/** The same overlays as visitors', with nothing behind them. */
function shown({ actions$, scheduler, thanks }: Inputs, draft: Draft): Observable<Prompt> {
  const pretended = {
    actions$,
    scheduler,
    drafts: { read: () => null, keep: nothing, forget: nothing },
    memory: { isPopupSeen: () => false, keepPopup: nothing, isPollSkipped: () => false, keepPoll: nothing },
    calls: {
      submit: () => of(null),
      agree: () => of(null),
      remember: nothing,
      newKey: () => '',
    },
    say: { thanks, error: nothing, kept: nothing, log: nothing },
  }
  return draft.kind === 'popup'
    ? showPopup(pretended, draft.popup, nobody, nothing)
    : askPoll(pretended, draft.poll, nobody, nothing)
}

type Failure = 'refused' | 'unreachable'

function failureOf(error: unknown): Failure {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  return isRefusal ? 'refused' : 'unreachable'
}

function revisionOf(draft: Draft | Failure): number | string {
  return typeof draft === 'string' ? draft : draft.revision
}
