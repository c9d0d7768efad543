import type * as Readers from './typed-readers'

let readers: typeof Readers | undefined

/** Calls `use` with what reads numbers and days as people write them: at once when it is there. Offline, what was written stays as it is. */
export function withReaders(use: (loaded: typeof Readers) => void): void {
  if (readers) {
    use(readers)
    return
  }
  import(/* webpackChunkName: "typed-readers" */ './typed-readers').then(
    (loaded) => {
      readers = loaded
      use(loaded)
    },
    () => {},
  )
}

/** For the focus, so that what is pasted or left can be read at once. */
export function loadReaders(): void {
  withReaders(() => {})
}

/** While a text is being composed nothing may rewrite it: the keyboard would go on from what it has replaced. */
export function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing
}

/** Whether a text came as a whole, by paste, drop, dictation or a keyboard that composes words, and not by a key. */
export function cameWhole(event: Event, grownBy: number): boolean {
  return grownBy > 1 || (event instanceof InputEvent && /Pas|Dro|Rep|Com/.test(event.inputType))
}
