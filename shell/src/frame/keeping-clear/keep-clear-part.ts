import { type Box, COST, choosePlace, costOf, type Thing } from './choose-place'
import { barOf, lookUnder, passingThrough } from './things-under'

/** Where it lies by its style, and higher: over a page's own bar, over a row of buttons. */
const LIFTS_PX = [0, 36, 72, 108, 144]
const GAP_PX = 8
/** Of notifications, from below the header on: from one row of controls past the next. */
const DROPS_PX = Array.from({ length: 12 }, (_, index) => 24 * index)
/** Anything lower is a bar of the browser. */
const KEYBOARD_PX = 120
/** Scrolling has come to rest, or what was pressed has changed the page. */
const REST_MS = 120
/** At the foot of the page's window when nothing of the page stays there: the chat's button with its margins. */
const LEAST_FOOT_PX = 88

/**
 * Keeps what lies over the page off its controls and its words: each part rises to where it covers none, or goes for as long as there is
 * no such place (`data-away`). What answers the visitor always stays in sight, off the control in use; a control that was
 * reached by keyboard is scrolled out from under the page's own bars. Notifications stand still while they are read, unless a control comes under them.
 *
 * @param layer holds `[data-overlay]` parts: `chat`, `passing` for what comes and goes at the foot, and `notices` at the top
 */
export function keepClear(layer: HTMLElement): () => void {
  const chat = layer.querySelector<HTMLElement>('[data-overlay="chat"]')
  const passing = layer.querySelector<HTMLElement>('[data-overlay="passing"]')
  const notices = layer.querySelector<HTMLElement>('[data-overlay="notices"]')
  const view = window.visualViewport
  /** Of the notifications that are shown now. */
  let noticesTop: number | null = null
  const end = new AbortController()
  const { signal } = end
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  function settle(): void {
    const { foot, places } = passingThrough(layer, () => ({ foot: footHeight(), places: findPlaces() }))
    // Not a variable: every element of the page would inherit it anew
    document.documentElement.style.scrollPaddingBottom = `${foot + GAP_PX}px`
    for (const { part, lift } of places) {
      part.toggleAttribute('data-away', lift === null)
      part.style.setProperty('--lift', `${lift ?? 0}px`)
    }
  }

  function findPlaces(): readonly Place[] {
    const keyboard = keyboardHeight()
    const places: Place[] = []
    // The tour points at it
    const isTour = document.body.classList.contains('driver-active')
    if (chat && isTour) places.push(findPlace(chat, boxAtRest(chat, layer), [0], true))
    else if (chat && !isAttended(chat))
      places.push(findPlace(chat, boxAtRest(chat, layer), keyboard > KEYBOARD_PX ? [] : LIFTS_PX, false))
    if (passing && passing.offsetHeight > 0) {
      const shown = [...passing.children].filter((each) => each.getClientRects().length > 0)
      const box = boxOfShown(passing, shown, boxAtRest(passing, layer))
      const lifts = LIFTS_PX.map((lift) => lift + keyboard)
      if (!shown.every(isOffer)) places.push(findPlace(passing, box, [...lifts, liftToTop(passing)], true))
      else if (!isAttended(passing)) places.push(findPlace(passing, box, keyboard > KEYBOARD_PX ? [] : lifts, false))
    }
    const isTold = notices?.querySelector('[role="status"]')?.childElementCount
    const told = notices && isTold ? findNoticesPlace(notices, noticesTop) : null
    noticesTop = told && -(told.lift ?? 0)
    if (told) places.push(told)
    return places
  }

  const soon = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(settle)
  }
  const atRest = (): void => {
    clearTimeout(timer)
    timer = setTimeout(settle, REST_MS)
  }

  function onFocus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || layer.contains(target)) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      settle()
      if (!isUnderBar(target)) return
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      settle()
    })
  }

  function closeChat(event: Event): void {
    if (!(chat instanceof HTMLDetailsElement) || !chat.open) return
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
    const isElsewhere = event.type !== 'keydown' && event.target instanceof Node && !chat.contains(event.target)
    if (!isEscape && !isElsewhere) return
    const hadFocus = chat.contains(document.activeElement)
    chat.open = false
    if (isEscape && hadFocus) chat.querySelector('summary')?.focus()
    atRest()
  }

  document.addEventListener('focusin', onFocus, { signal })
  document.addEventListener('focusout', atRest, { signal })
  document.addEventListener('click', atRest, { signal })
  for (const type of ['keydown', 'pointerdown', 'focusin']) document.addEventListener(type, closeChat, { signal })
  window.addEventListener('scroll', atRest, { signal, passive: true })
  window.addEventListener('resize', soon, { signal })
  view?.addEventListener('resize', soon, { signal })
  const grown = new ResizeObserver(atRest)
  grown.observe(document.body)
  // What arrives takes the place that was kept for it: nothing grows, and words come under what lay over none.
  const arrived = new MutationObserver(atRest)
  arrived.observe(document.body, { childList: true, subtree: true })
  const changed = new MutationObserver(soon)
  if (passing) changed.observe(passing, { childList: true, subtree: true, characterData: true })
  // Before it is drawn for the first time.
  const told = new MutationObserver(settle)
  if (notices) told.observe(notices, { childList: true, subtree: true })
  soon()

  return () => {
    end.abort()
    grown.disconnect()
    arrived.disconnect()
    changed.disconnect()
    told.disconnect()
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}

/** What nobody asked for. */
const isOffer = (part: Element) => part.matches('[data-offer]') || part.childElementCount === 0

interface Place {
  readonly part: HTMLElement
  /** Null: it goes away. */
  readonly lift: number | null
}

function findPlace(part: HTMLElement, box: Box, lifts: readonly number[], mustShow: boolean): Place {
  const possible = lifts.filter((lift) => box.top - lift >= headerFoot())
  const thingsUnder = lookUnder()
  const costs: number[] = []
  for (const lift of possible) {
    const there = { ...box, top: box.top - lift, bottom: box.bottom - lift }
    // What nobody asked for gives way to the first line of text; nothing else moves to what costs more than a place before
    const enough = Math.min(mustShow ? Number.POSITIVE_INFINITY : COST.text, ...costs)
    costs.push(
      costOf(
        there,
        thingsUnder(there, (things) => costOf(there, things) >= enough),
      ),
    )
    if (costs.at(-1) === COST.nothing) break
  }
  const chosen = choosePlace(costs, mustShow)
  if (chosen === null) return { part, lift: mustShow ? 0 : null }
  return { part, lift: possible[chosen] ?? 0 }
}

/** @param top where they stand, null: they were not there yet */
function findNoticesPlace(part: HTMLElement, top: number | null): Place {
  const stack = part.firstElementChild ?? part
  const { left, right, height } = stack.getBoundingClientRect()
  const below = headerFoot() + GAP_PX + (window.visualViewport?.offsetTop ?? 0)
  const tops = [...(top === null ? [] : [top]), ...DROPS_PX.map((drop) => below + drop)]
  const thingsUnder = lookUnder()
  const costs: number[] = []
  for (const each of tops) {
    const there = { left, right, top: each, bottom: each + height }
    const isOnControl = (things: readonly Thing[]) => costOf(there, things) >= COST.control
    costs.push(Math.floor(costOf(there, thingsUnder(there, isOnControl)) / COST.control))
    if (costs.at(-1) === 0) break
  }
  return { part, lift: -(tops[choosePlace(costs, true) ?? 0] ?? below) }
}

/** Somebody is at it: it does not move away under her hand. */
function isAttended(part: HTMLElement): boolean {
  return part.contains(document.activeElement) || (part instanceof HTMLDetailsElement && part.open)
}

/** Where a part lies when it is not lifted. */
function boxAtRest(part: HTMLElement, layer: HTMLElement): Box {
  const { left, top } = layer.getBoundingClientRect()
  const x = left + part.offsetLeft
  const y = top + part.offsetTop
  return { left: x, top: y, right: x + part.offsetWidth, bottom: y + part.offsetHeight }
}

/** What of a part can be seen, where the part lies when it is not lifted: its row is as wide as the window. */
function boxOfShown(part: HTMLElement, shown: readonly Element[], atRest: Box): Box {
  const now = part.getBoundingClientRect()
  const boxes = shown.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width * height > 0)
  if (boxes.length === 0) return atRest
  const x = atRest.left - now.left
  const y = atRest.top - now.top
  return {
    left: x + Math.min(...boxes.map(({ left }) => left)),
    top: y + Math.min(...boxes.map(({ top }) => top)),
    right: x + Math.max(...boxes.map(({ right }) => right)),
    bottom: y + Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

function liftToTop(part: HTMLElement): number {
  const layer = part.offsetParent
  const top = (layer?.getBoundingClientRect().top ?? 0) + part.offsetTop
  return Math.max(0, top - headerFoot() - GAP_PX)
}

/** Where the header ends; it scrolls away in part, on low screens as a whole. */
function headerFoot(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
}

/** Of the on-screen keyboard; a page that is magnified by fingers has a smaller window too. */
function keyboardHeight(): number {
  const view = window.visualViewport
  if (!view || Math.abs(view.scale - 1) > 0.01) return 0
  return Math.max(0, window.innerHeight - view.height - view.offsetTop)
}

/** Of what stays at the foot of the window while the page scrolls: what gets the focus is scrolled to above it. */
function footHeight(): number {
  const y = window.innerHeight - 4
  const heights = [0.25, 0.5].map((share) => {
    const element = document.elementFromPoint(window.innerWidth * share, y)
    const bar = element ? barOf(element) : null
    return bar && !bar.contains(document.activeElement) ? window.innerHeight - bar.getBoundingClientRect().top : 0
  })
  // What fills the window is no bar but a dialog
  return Math.max(LEAST_FOOT_PX, ...heights.filter((height) => height < window.innerHeight / 2))
}

function isUnderBar(target: HTMLElement): boolean {
  if (!target.isConnected || !target.matches(':focus-visible')) return false
  const { left, top, width, height } = target.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!hit || target.contains(hit) || hit.contains(target)) return false
  const bar = barOf(hit)
  return bar !== null && !bar.contains(target)
}
