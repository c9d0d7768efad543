import {
  catchError,
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  shareReplay,
  switchMap,
  timer,
} from 'rxjs'
import { POLL_DELAY_MS, POPUP_DELAY_MS } from 'shared-contracts/constants'
import { normalisePath } from 'shared-frame/routes'
import { askPoll } from './ask-poll'
import type { Person, Poll, Popup, Prompt, PromptInputs } from './prompt'
import { showPopup } from './show-popup'
import { whenFree } from './when-free'

/**
 * What lies over the page, null for nothing (docs/product/surveys.md, "Popups and polls over pages"). A page or a user that
 * goes takes along everything that was begun for it: fetches, waits, and what is shown.
 */
export function promptFlow(inputs: PromptInputs): Observable<Prompt | null> {
  const page$ = inputs.page$.pipe(
    distinctUntilChanged((one, other) => one.path === other.path && one.pageName === other.pageName),
  )
  const person$ = inputs.person$.pipe(
    distinctUntilChanged((one, other) => one?.userId === other?.userId && one?.objectTypeId === other?.objectTypeId),
  )
  return combineLatest([page$, person$]).pipe(
    switchMap(([{ path, pageName }, person]) =>
      concat(of(null), pageName !== null && person !== null ? turn(inputs, { path, pageName }, person) : EMPTY),
    ),
    distinctUntilChanged(),
  )
}

type NamedPage = { readonly path: string; readonly pageName: string }

/** The first popup not yet seen 5 s after the page opened; a poll 1 s after it closed, or after there was none. */
function turn(inputs: PromptInputs, page: NamedPage, person: Person): Observable<Prompt | null> {
  const { calls, memory, drafts, visit, scheduler } = inputs
  const { log } = inputs.say
  return defer(() => {
    let begun = false
    const mayOpen = (): boolean => begun || visit.mayOpen(page.path)
    const begin = (): void => {
      begun = true
      visit.take()
    }

    const popups$ = calls
      .popups(page.pageName, person)
      .pipe(orLogged(log), shareReplay({ bufferSize: 1, refCount: true }))
    const polls$ = calls.polls(person).pipe(orLogged(log), shareReplay({ bufferSize: 1, refCount: true }))

    const firstUnseen = (popups: readonly Popup[]) =>
      mayOpen() ? popups.find(({ id }) => !memory.isPopupSeen(person.userId, id)) : undefined
    const isOfPage = ({ id, url }: Poll) => normalisePath(url) === page.path && !memory.isPollSkipped(person.userId, id)
    /** One that was begun belongs to a turn that was taken. */
    const mayAsk = (poll: Poll) => isOfPage(poll) && (mayOpen() || drafts.read(person.userId, poll.id) !== null)

    const popup$ = timer(POPUP_DELAY_MS, scheduler).pipe(
      switchMap(() => popups$),
      filter((popups) => firstUnseen(popups) !== undefined),
      switchMap((popups) =>
        whenFree(inputs, () => {
          // Another tab may have shown it meanwhile.
          const popup = firstUnseen(popups)
          return popup ? showPopup(inputs, popup, person, begin) : EMPTY
        }),
      ),
    )

    const poll$ = timer(POLL_DELAY_MS, scheduler).pipe(
      switchMap(() => polls$),
      map((polls) => polls.filter(mayAsk)),
      filter((polls) => polls.length > 0),
      switchMap((polls) =>
        calls.remainingPolls().pipe(
          orLogged(log),
          map((remaining) => polls.find((poll) => remaining.some(({ id }) => id === poll.id))),
        ),
      ),
      switchMap((poll) =>
        poll
          ? calls.question().pipe(
              orLogged(log),
              map(() => poll),
            )
          : EMPTY,
      ),
      switchMap((poll) => whenFree(inputs, () => (mayAsk(poll) ? askPoll(inputs, poll, person, begin) : EMPTY))),
    )

    return merge(
      // Both are fetched as the page opens, whatever is shown later.
      popups$.pipe(ignoreElements()),
      polls$.pipe(ignoreElements()),
      concat(popup$, poll$),
    )
  })
}

/** What could not be fetched is not shown, and only logged: nobody came for it. */
function orLogged<T>(log: (error: unknown) => void) {
  return (source: Observable<T>): Observable<T> =>
    source.pipe(
      catchError((error: unknown) => {
        log(error)
        return EMPTY
      }),
    )
}
