import type { Box, Thing } from './choose-place'

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [tabindex]:not([tabindex="-1"])'
/** Closer than the smallest target (24 px). */
const STEP_PX = 16

/** What of the page can be seen, read and pressed within `box` when nothing of `layer` lies over it. */
export function thingsUnder(box: Box, layer: Element): readonly Thing[] {
  const seen = new Set<Element>()
  // A card's link may lie over the words of the whole card
  const worded = new Set<Element>()
  for (const y of pointsOf(box.top, box.bottom)) {
    for (const x of pointsOf(box.left, box.right)) {
      const [top, ...below] = document.elementsFromPoint(x, y).filter((element) => !layer.contains(element))
      if (!top) continue
      seen.add(top)
      for (const element of [top, ...below]) worded.add(element)
    }
  }
  const things = new Map<Element, Thing>()
  const active = document.activeElement
  for (const element of seen) {
    const control = element.closest(CONTROLS)
    if (control) things.set(control, thing(control, 'control', control === active || control.contains(active)))
    const bar = barOf(element)
    if (bar && !things.has(bar)) things.set(bar, thing(bar, 'bar', false))
  }
  return [...things.values(), ...[...worded].flatMap(linesOf)]
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

function thing(element: Element, kind: Thing['kind'], focused: boolean): Thing {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { box: { left, top, right, bottom }, kind, focused }
}

/** What keeps this element in sight while the page scrolls, if anything does. */
export function barOf(element: Element): Element | null {
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
    const { position } = getComputedStyle(part)
    if (position === 'sticky' || position === 'fixed') return part
  }
  return null
}

function pointsOf(from: number, to: number): readonly number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP_PX))
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}
