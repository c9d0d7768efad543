/**
 * Stands in the document itself and runs before anything else: starts the page's scripts at the first touch, or when the page
 * has been quiet, and until then holds what is pressed and filled in. What the browser answers by itself is left to it: links,
 * disclosures, forms with an address, `command` buttons. `replayHeldEvents` goes on from here.
 */
import { cookieNames } from 'shared-contracts/constants'
import { type Boot, type HeldEvent, isHydrated } from './held-events'
import { keepTranslatedText } from './translated-text'

/** From the page's load to the start of its scripts, while nobody touches it. */
const QUIET_MS = 2_500
/** What answers a press by script alone; a field's own answer is the browser's. */
const PRESSED =
  'button, [role="button"], [role="tab"], [role="option"], [role="radio"], [role="switch"], [role="menuitem"]'
/** A press that the browser answers. */
const NATIVE = `a[href], summary, label, [type="submit"]${'command' in HTMLButtonElement.prototype ? ', [command]' : ''}`
const FIELDS = 'input, select, textarea'
/** Keys by which one moves within tabs, lists and choices. */
const MOVING_KEYS = /^(Arrow|Home|End|Escape)/

const boot: Boot = { held: [], start }
window.boot = boot
let isStarted = false

/** Where an element stands, for one that is rendered anew in the meantime. */
function placeOf(element: Element): string {
  const steps: string[] = []
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (part.id) {
      steps.unshift(`[id=${JSON.stringify(part.id)}]`)
      break
    }
    const { parentElement, localName } = part
    if (!parentElement) break
    steps.unshift(`${localName}:nth-child(${[...parentElement.children].indexOf(part) + 1})`)
  }
  return steps.join('>')
}

function hold(event: HeldEvent | null): void {
  if (event) boot.held.push(event)
  start()
  boot.replay?.()
}

/** The field or button that an event is about, unless it is alive already. */
function waiting(target: EventTarget | null, selector: string): { target: Element; place: string } | null {
  const found = target instanceof Element ? target.closest(selector) : null
  return found && !isHydrated(found) ? { target: found, place: placeOf(found) } : null
}

function onClick({ target, defaultPrevented }: Event): void {
  if (defaultPrevented) return
  const pressed = waiting(target, `${PRESSED}, ${NATIVE}, ${FIELDS}`)
  hold(pressed && !pressed.target.matches(`${NATIVE}, ${FIELDS}`) ? { kind: 'press', ...pressed } : null)
}

function onEntry({ target }: Event): void {
  const field = waiting(target, FIELDS)
  if (!field) {
    hold(null)
    return
  }
  const { value, checked = false } = field.target as HTMLInputElement
  const known = boot.held.find((each) => each.kind === 'entry' && each.target === field.target)
  if (known?.kind === 'entry') Object.assign(known, { value, checked })
  hold(known ? null : { kind: 'entry', ...field, value, checked })
}

function onKey(event: KeyboardEvent): void {
  const pressed = MOVING_KEYS.test(event.key) ? waiting(event.target, PRESSED) : null
  hold(pressed && { kind: 'key', key: event.key, ...pressed })
}

function onSubmit(event: SubmitEvent): void {
  const form = waiting(event.target, 'form:not([action])')
  if (form) event.preventDefault()
  hold(form && { kind: 'submit', ...form, submitter: event.submitter })
}

const EVENTS = [
  ['click', onClick],
  ['input', onEntry],
  ['change', onEntry],
  ['keydown', onKey],
  ['submit', onSubmit],
  ['pointerdown', () => start()],
  ['touchstart', () => start()],
  ['focusin', () => start()],
] as const satisfies readonly (readonly [string, (event: never) => void])[]

for (const [name, listen] of EVENTS)
  document.addEventListener(name, listen as EventListener, { capture: true, passive: name !== 'submit' })

/** One policy, for the addresses that the document itself names. */
const policy = window.trustedTypes?.createPolicy('boot-script', { createScriptURL: (address) => address })

/**
 * Not in a browser older than the listed ones: there the page stays as the server made it, with a word above it
 * (services/web/src/documents/html/old-browser.ts). They are told apart by a unit that came with the oldest of each
 * (deploy/browsers/browsers.test.ts).
 */
function start(): void {
  if (isStarted || !CSS.supports('height', '1lh')) return
  isStarted = true
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-start]')) {
    const script = document.createElement('script')
    script.src = (policy?.createScriptURL(link.href) ?? link.href) as string
    script.setAttribute('integrity', link.getAttribute('integrity') ?? '')
    script.crossOrigin = 'anonymous'
    // In the order of the document
    script.async = false
    document.head.append(script)
  }
}

/** A part of the page exists by script alone, or the page is not the same for everybody. */
function isNeededAtOnce(): boolean {
  if (document.querySelector('main noscript') || document.cookie.includes(`${cookieNames.token}=`)) return true
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('kept/'))
  } catch {
    return false
  }
}

function whenPainted(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

addEventListener('DOMContentLoaded', () => {
  keepTranslatedText(document)
  if (isNeededAtOnce()) whenPainted(start)
})
addEventListener('load', () => setTimeout(start, QUIET_MS))
