/** What the visitor did before its target was alive, as the boot script holds it for `replayHeldEvents`. */
export type HeldEvent =
  | { readonly kind: 'press'; readonly target: Element; readonly place: string }
  | { readonly kind: 'key'; readonly target: Element; readonly place: string; readonly key: string }
  /** A field was filled in, at last with this: hydration may take it away. */
  | { readonly kind: 'entry'; readonly target: Element; readonly place: string; value: string; checked: boolean }
  | {
      readonly kind: 'submit'
      readonly target: Element
      readonly place: string
      readonly submitter: HTMLElement | null
    }

export interface Boot {
  readonly held: HeldEvent[]
  /** Runs the scripts of the page, once. */
  start(): void
  /** Set once the shell is alive; called when something was held. */
  replay?: () => void
}

declare global {
  interface Window {
    /** Set by the boot script; absent in a document without it. */
    boot?: Boot
  }
}

/** Whether React has made this element alive: it keeps what it knows of an element on the element. */
export function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'))
}
