/** Told on the window, because each unit has a copy of this code: what waits is to be tried again in a while. */
const WAITS = 'outbox-waits'

/** Calls back whenever something stayed in an outbox for a reason that passes. Returns the function that ends it. */
export function onWaiting(listener: () => void): () => void {
  window.addEventListener(WAITS, listener)
  return () => window.removeEventListener(WAITS, listener)
}

/** Has the shell try again in a while. */
export function tellWaiting(): void {
  window.dispatchEvent(new Event(WAITS))
}
