/** Run in the page, so it names nothing outside of itself. */
export interface SmallTarget {
  readonly target: string
  readonly width: number
  readonly height: number
  /** What it breaks: too small for the space round it, or a main control under its size. */
  readonly why: 'crowded' | 'main control'
}

/**
 * Targets that are hard to hit, in the page as it lies now.
 *
 * Every target is at least 24 CSS px each way, or a circle of 24 px round its middle meets no other target (WCAG 2.2, 2.5.8); links
 * within a sentence are exempt, as they are there. What is a button, a field or looks like a button is `main` px high.
 *
 * @param main least height of main controls: 44 under a thumb, 24 under a mouse
 */
export function smallTargets(main: number): readonly SmallTarget[] {
  const FLOOR = 24
  const SELECTOR =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="option"]'
  const seen = (each: Element) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })

  /** Its own boxes, or those of the label that presses it. */
  function boxOf(element: Element): DOMRect {
    const own = element.getBoundingClientRect()
    const label = element instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(element.type)
    const words = label ? element.labels?.[0]?.getBoundingClientRect() : undefined
    if (!words) return own
    const left = Math.min(own.left, words.left)
    const top = Math.min(own.top, words.top)
    return new DOMRect(left, top, Math.max(own.right, words.right) - left, Math.max(own.bottom, words.bottom) - top)
  }
  /** A link between words of a sentence. */
  function isInSentence(element: Element): boolean {
    if (!(element instanceof HTMLAnchorElement) || !getComputedStyle(element).display.startsWith('inline')) return false
    const block = element.closest('p, li, dd, dt, td, th, blockquote, figcaption, h1, h2, h3, h4, label, span, div')
    const around = (block?.textContent ?? '').replace(element.textContent ?? '', '').trim()
    return around.length > 0
  }
  function looksPressed(element: Element): boolean {
    // A word of a text that explains itself
    if (element.hasAttribute('data-word')) return false
    if (!(element instanceof HTMLAnchorElement)) return true
    const { backgroundColor, borderTopWidth, display } = getComputedStyle(element)
    const filled = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px'
    return filled && display !== 'inline'
  }
  const distance = (box: DOMRect, x: number, y: number) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))

  const targets = [...document.querySelectorAll(SELECTOR)]
    .filter((each) => seen(each) && !each.matches(':disabled') && !each.closest('[inert], [aria-hidden="true"]'))
    .map((element) => ({ element, box: boxOf(element) }))
    // What only screen readers have, and skip links until they have the focus
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0 && box.bottom + scrollY > 0)
  const isUndersized = ({ box }: { readonly box: DOMRect }) => box.width < FLOOR || box.height < FLOOR
  const faults: SmallTarget[] = []
  for (const target of targets) {
    const { element, box } = target
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const crowded = () =>
      targets.some((other) => {
        if (other.element === element || other.element.contains(element) || element.contains(other.element))
          return false
        if (isInSentence(other.element)) return false
        if (!isUndersized(other)) return distance(other.box, x, y) < FLOOR / 2
        const { left, top, width, height } = other.box
        return Math.hypot(left + width / 2 - x, top + height / 2 - y) < FLOOR
      })
    const why =
      isUndersized(target) && !isInSentence(element) && crowded()
        ? 'crowded'
        : box.height < main - 0.5 && looksPressed(element)
          ? 'main control'
          : null
    if (why === null) continue
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    faults.push({
      target: `${element.tagName.toLowerCase()} “${name}” ${element.className}`,
      width: Math.round(box.width),
      height: Math.round(box.height),
      why,
    })
  }
  return faults
}
