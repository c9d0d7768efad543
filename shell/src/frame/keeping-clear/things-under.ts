import type { Box, Thing } from './choose-place'

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [tabindex]:not([tabindex="-1"])'
/** Between points: as wide as the smallest target, as high as the lowest line of text, so that none of them lies between two. */
const STEP_PX = { x: 24, y: 16 } as const

/**
 * What of the page can be seen, read and pressed within a box, while points pass through what lies over it (`passingThrough`).
 * Places next to each other share what has been looked at: where a place was asked for before, its things may come along.
 * `isEnough` ends the look as soon as what was found decides: a place may hold a hundred points, and each costs the page time.
 */
export function lookUnder(): (box: Box, isEnough?: (things: readonly Thing[]) => boolean) => readonly Thing[] {
  const looked = new Set<string>()
  const controls = new Map<Element, Element | null>()
  const worded = new Set<Element>()
  const things = new Map<Element, readonly Thing[]>()
  const lines: Thing[] = []

  /** The control that an element belongs to; an element is looked at once. */
  function controlAt(top: Element): Element | null {
    const known = controls.get(top)
    if (known !== undefined) return known
    const control = top.closest(CONTROLS)
    controls.set(top, control)
    const active = document.activeElement
    if (control && !things.has(control))
      things.set(control, thingsOf(control, 'control', control === active || control.contains(active)))
    const bar = barOf(top)
    if (bar && !things.has(bar)) things.set(bar, thingsOf(bar, 'bar', false))
    return control
  }

  /** A card's link may lie over the words of the whole card, an empty control over those beneath. Under anything else nothing is read. */
  function showsWords(control: Element, x: number, y: number): boolean {
    const isBeyond = things
      .get(control)
      ?.every(({ box }) => x < box.left || x > box.right || y < box.top || y > box.bottom)
    return isBeyond === true || !control.textContent?.trim()
  }

  function look(x: number, y: number): void {
    const key = `${x} ${y}`
    if (looked.has(key)) return
    looked.add(key)
    const top = document.elementFromPoint(x, y)
    if (!top) return
    const isThrough = controlAt(top) === top && showsWords(top, x, y)
    for (const element of isThrough ? document.elementsFromPoint(x, y) : [top]) {
      if (worded.has(element)) continue
      worded.add(element)
      lines.push(...linesOf(element))
    }
  }

  return (box, isEnough = () => false) => {
    let found: readonly Thing[] = [...[...things.values()].flat(), ...lines]
    if (isEnough(found)) return found
    for (const y of pointsOf(box.top, box.bottom, STEP_PX.y)) {
      for (const x of pointsOf(box.left, box.right, STEP_PX.x)) {
        look(x, y)
        const all = [...[...things.values()].flat(), ...lines]
        if (all.length === found.length) continue
        found = all
        if (isEnough(found)) return found
      }
    }
    return found
  }
}

/**
 * While `act` runs, points of the window meet nothing of `layer` (Overlays.module.css), so that it can ask for the one element
 * at a point: to ask for all that lie there, through the whole page, is many times the work. It only reads: what is written would
 * be laid out again at the next point.
 */
export function passingThrough<T>(layer: Element, act: () => T): T {
  layer.toggleAttribute('data-looking-under', true)
  try {
    return act()
  } finally {
    layer.removeAttribute('data-looking-under')
  }
}

/** Each line of text that the element itself holds, as wide as its words: what is covered of one can't be guessed. */
function linesOf(element: Element): readonly Thing[] {
  const range = document.createRange()
  const lines: Thing[] = []
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
    range.selectNodeContents(node)
    for (const { left, top, right, bottom } of range.getClientRects())
      lines.push({ box: { left, top, right, bottom }, kind: 'text', focused: false })
  }
  return lines
}

/** A link that goes on in the next line has the middle of each line pressed. */
function thingsOf(element: Element, kind: Thing['kind'], focused: boolean): readonly Thing[] {
  const lines = [...element.getClientRects()].filter(({ width, height }) => width * height > 0)
  const boxes = lines.length > 0 ? lines : [element.getBoundingClientRect()]
  return boxes.map(({ left, top, right, bottom }) => ({ box: { left, top, right, bottom }, kind, focused }))
}

/** What keeps this element in sight while the page scrolls, if anything does. */
export function barOf(element: Element): Element | null {
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
    const { position } = getComputedStyle(part)
    if (position === 'sticky' || position === 'fixed') return part
  }
  return null
}

/** From a grid that all boxes share, so that each point of the window is looked at once. */
function pointsOf(from: number, to: number, step: number): readonly number[] {
  const first = Math.floor(from / step)
  const count = Math.ceil(to / step) - first
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step)
}
