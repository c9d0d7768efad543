import { OUTBOX_WAITS } from './waits'

/** Has the shell try again in a while. */
export function tellWaiting(): void {
  window.dispatchEvent(new Event(OUTBOX_WAITS))
}
