import { defer, filter, finalize, merge, NEVER, type Observable, of, take, takeUntil, tap, timer } from 'rxjs'
import type { Person, Popup, Prompt, PromptCalls, PromptInputs } from './prompt'

type Inputs = Pick<PromptInputs, 'actions$' | 'memory' | 'scheduler'> & {
  readonly calls: Pick<PromptCalls, 'remember'>
}

/** A popup until it is closed or its seconds are over; one that somebody keeps does not close by itself. Seen as soon as it is shown. */
export function showPopup(
  { actions$, calls, memory, scheduler }: Inputs,
  popup: Popup,
  person: Person,
  begin: () => void,
): Observable<Prompt> {
  const { id, secondToShow } = popup
  return defer(() => {
    let postponed = false
    begin()
    memory.keepPopup(person.userId, id, true)

    const closed$ = actions$.pipe(
      filter(({ type }) => type === 'close' || type === 'later' || type === 'fail'),
      tap(({ type }) => {
        // What could not be shown was not seen.
        if (type === 'close') return
        postponed = true
        memory.keepPopup(person.userId, id, false)
      }),
    )
    const kept$ = actions$.pipe(filter(({ type }) => type === 'keep'))
    const elapsed$ = secondToShow <= 0 ? NEVER : timer(secondToShow * 1000, scheduler).pipe(takeUntil(kept$))
    const prompt: Prompt = { kind: 'popup', popup }
    return merge(NEVER, of(prompt)).pipe(
      takeUntil(merge(closed$, elapsed$).pipe(take(1))),
      finalize(() => {
        if (!postponed) calls.remember(person, 'popup', id)
      }),
    )
  })
}
