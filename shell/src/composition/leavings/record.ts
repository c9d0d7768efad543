import { type Caller, callerIn } from './caller'

/** What a section's code did to what outlives its page. */
export type Recorded = RecordedCall | RecordedTouch

export interface RecordedCall {
  readonly caller: Caller
  readonly name: string
  readonly self: object
  readonly args: readonly unknown[]
  readonly result: unknown
}

/** One turn in which it laid hands on `html` or `body`. */
export interface RecordedTouch {
  readonly caller: Caller
  readonly element: HTMLElement
  readonly before: Looks
  readonly after: Looks
}

/** An element's attributes, on a copy, and its children. */
export interface Looks {
  readonly copy: Node
  readonly children: readonly Element[]
}

/** By which code changes classes, styles, attributes and children of an element. */
const WAYS =
  'style className classList setAttribute inert append prepend appendChild insertBefore insertAdjacentHTML replaceChildren'

/**
 * Has `tell` hear of what code of sections does to `window`, `document`, `html` and `body`, of its intervals and its observers. Others are
 * not looked at: what the shell, React, the browser's translation and extensions do there is theirs. To be called once.
 */
export function recordSections(tell: (recorded: Recorded) => void): void {
  const { documentElement, body } = document
  for (const target of [window, document, documentElement, body]) {
    recordCalls(tell, target, ['addEventListener', 'removeEventListener'])
  }
  recordCalls(tell, window, ['setInterval', 'clearInterval'])
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const observer: unknown = Reflect.get(window, name)
    if (typeof observer === 'function') recordCalls(tell, observer.prototype, ['observe', 'unobserve', 'disconnect'])
  }
  recordTouches(tell, documentElement)
  recordTouches(tell, body)
}

function recordCalls(tell: (call: RecordedCall) => void, owner: object, names: readonly string[]): void {
  for (const name of names) {
    const original: unknown = Reflect.get(owner, name)
    if (typeof original !== 'function') continue
    Reflect.set(owner, name, function (this: object | undefined, ...args: unknown[]) {
      const caller = callerIn(new Error())
      const self = this ?? owner
      const result: unknown = Reflect.apply(original, self, args)
      if (caller) tell({ caller, name, self, args, result })
      return result
    })
  }
}

/** Code of a section that takes one of the ways has done what has changed by the end of its turn. */
function recordTouches(tell: (touch: RecordedTouch) => void, element: HTMLElement): void {
  const prototype: object = Object.getPrototypeOf(element)
  const looks = (): Looks => ({ copy: element.cloneNode(), children: [...element.children] })
  let isTouched = false
  const touch = (error: Error): void => {
    const caller = isTouched ? null : callerIn(error)
    if (!caller) return
    isTouched = true
    const before = looks()
    queueMicrotask(() => {
      isTouched = false
      tell({ caller, element, before, after: looks() })
    })
  }
  for (const name of WAYS.split(' ')) {
    Object.defineProperty(element, name, {
      configurable: true,
      get() {
        touch(new Error())
        return Reflect.get(prototype, name, element)
      },
      set(value) {
        touch(new Error())
        Reflect.set(prototype, name, value, element)
      },
    })
  }
}
