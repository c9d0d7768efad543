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
  /** Of a page that is looked at in a second or two: one that takes this long is told with what was waited for. */
  const LIMIT_MS = 60_000
  const FRAME_LIMIT_MS = 1_000
  const began = performance.now()
  let drawn = 0
  let undrawn = 0
  /** A browser without a screen may stop drawing: what was asked is answered from the layout then. */
  const painted = () =>
    new Promise<void>((resolve) => {
      const late = setTimeout(() => {
        undrawn += 1
        resolve()
      }, FRAME_LIMIT_MS)
      requestAnimationFrame(() => {
        clearTimeout(late)
        drawn += 1
        setTimeout(resolve)
      })
    })
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
  let paintedAt = scrollY
  for (const control of controls) {
    if (!control.isConnected) continue
    if (performance.now() - began > LIMIT_MS) {
      const seen = controls.indexOf(control)
      covered.push(`after ${seen} of ${controls.length} controls: ${drawn} frames drawn, ${undrawn} not`)
      break
    }
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    // A frame costs more than all else here. What comes with scrolling gets its turn twice a window
    if (Math.abs(scrollY - paintedAt) > innerHeight / 2) {
      await painted()
      paintedAt = scrollY
    }
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

/**
 * Over the ends of which lines and the middle of which controls something lies that is not the page's own, at its top, in its
 * middle and at its end. Run in the page, so it names nothing outside of itself.
 */
export async function coveredByOverlays(): Promise<readonly string[]> {
  const SETTLE_MS = 10_000
  const foreign = (x: number, y: number): boolean =>
    y > 0 && y < window.innerHeight && document.elementFromPoint(x, y)?.closest('[data-overlay]') != null
  function found(): readonly string[] {
    const under: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest('[data-overlay], script, style')) continue
      // What is folded away still has boxes
      if (!node.parentElement?.checkVisibility()) continue
      range.selectNodeContents(node)
      // Of words that are cut after some lines the rest has boxes too
      const isCut = getComputedStyle(node.parentElement).overflowY !== 'visible'
      const end = isCut ? node.parentElement.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY
      for (const { left, right, top, bottom, width } of range.getClientRects())
        if (width > 2 && (top + bottom) / 2 < end && [left + 1, right - 1].some((x) => foreign(x, (top + bottom) / 2)))
          under.push(`the line “${node.textContent.trim().slice(0, 40)}”`)
    }
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (control.closest('[data-overlay]')) continue
      const { left, top, width, height } = control.getBoundingClientRect()
      if (width > 2 && foreign(left + width / 2, top + height / 2))
        under.push(`${control.tagName} “${control.textContent?.trim().slice(0, 40)}”`)
    }
    return under
  }
  const after = (ms: number) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, ms)))
  const faults: string[] = []
  for (const share of [0, 0.5, 1]) {
    window.scrollTo({ top: share * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' })
    await after(0)
    // It goes to its place once the page has come to rest
    const latest = performance.now() + SETTLE_MS
    while (found().length > 0 && performance.now() < latest) await after(100)
    faults.push(...found().map((each) => `${each} at ${share} of the page`))
  }
  window.scrollTo(0, 0)
  return faults
}
