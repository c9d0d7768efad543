/**
 * Controls over whose middle, or over the end of whose text, something lies that stays where it is while the page scrolls, once the
 * browser has scrolled them into view. Run in the page, so it names nothing outside of itself.
 */
export async function coveredControls(): Promise<readonly string[]> {
  const SELECTOR =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [tabindex="0"]'
  const controls = [...document.querySelectorAll<HTMLElement>(SELECTOR)].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !each.matches(':disabled') &&
      !each.closest('[data-overlay], [inert]'),
  )
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const stays = (part: Element | null): Element | null =>
    part === null || ['sticky', 'fixed'].includes(getComputedStyle(part).position) ? part : stays(part.parentElement)
  /** The lines it is drawn in: of its words where it has some, else its box. */
  function linesOf(control: HTMLElement): readonly DOMRect[] {
    const range = document.createRange()
    range.selectNodeContents(control)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    return [control.getBoundingClientRect(), ...lines.slice(-1)]
  }
  function whatCovers(control: HTMLElement): Element | null {
    const [box, last] = linesOf(control)
    if (!box || box.width < 2) return null
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      ...(last ? [[last.right - 1, last.top + last.height / 2]] : []),
    ] as const
    for (const [x = 0, y = 0] of points) {
      const hit = document.elementFromPoint(x, y)
      const over = stays(hit)
      const own = control.contains(hit) || hit?.contains(control) || hit?.closest('label')?.control === control
      if (over !== null && !own && !over.contains(control)) return hit
    }
    return null
  }
  const covered: string[] = []
  for (const control of controls) {
    if (!control.isConnected) continue
    const before = scrollY
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    if (scrollY !== before) await painted()
    if (!whatCovers(control)) continue
    control.focus()
    // What keeps clear of the page moves a frame later, and once more where the page came to rest; a busy machine draws late
    const latest = performance.now() + 1_000
    while (whatCovers(control) && performance.now() < latest) await painted()
    const over = whatCovers(control)
    if (!over) continue
    const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
    covered.push(`${control.tagName} “${name.trim().slice(0, 40)}” under ${over.outerHTML.slice(0, 80)}`)
  }
  window.scrollTo(0, 0)
  return covered
}
