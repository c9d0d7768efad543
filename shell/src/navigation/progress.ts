import { BehaviorSubject } from 'rxjs'
import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from 'shared-contracts/constants'

export interface Progress {
  readonly state: BehaviorSubject<'idle' | 'running'>
  start(): void
  finish(): void
}

/** The bar at the top while a page is on its way: not shown for quick ones (200 ms), given up after 5000 ms. */
export function createProgress(): Progress {
  const state = new BehaviorSubject<'idle' | 'running'>('idle')
  let appear: ReturnType<typeof setTimeout> | undefined
  let giveUp: ReturnType<typeof setTimeout> | undefined

  function finish(): void {
    clearTimeout(appear)
    clearTimeout(giveUp)
    state.next('idle')
  }

  return {
    state,
    start() {
      finish()
      appear = setTimeout(() => state.next('running'), PROGRESS_THROTTLE_MS)
      giveUp = setTimeout(finish, PROGRESS_DURATION_MS)
    },
    finish,
  }
}
