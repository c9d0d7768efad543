import { combineLatest, concat, defer, exhaustMap, filter, type Observable, of, switchMap, take, takeWhile } from 'rxjs'
import type { Prompt, PromptInputs } from './prompt'

const ENDED = Symbol('ended')

/**
 * Shows something once nobody fills a form, no dialog is open and the place over the page is free; keeps the place as long
 * as it is shown, and ends with null.
 */
export function whenFree(
  { busy$, place$ }: Pick<PromptInputs, 'busy$' | 'place$'>,
  show: () => Observable<Prompt>,
): Observable<Prompt | null> {
  return busy$.pipe(
    filter((busy) => !busy),
    take(1),
    switchMap(() => combineLatest([place$, busy$])),
    filter(([mine, busy]) => mine && !busy),
    exhaustMap(() => concat(defer(show), of(null, ENDED))),
    takeWhile((shown) => shown !== ENDED),
  )
}
