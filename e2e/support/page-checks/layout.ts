/* What a machine sees of a page's layout. Each function is run in the page, so it names nothing outside of itself. */

/** How far below the top of the document the page's heading begins, in CSS px; null where there is none. */
export function headingTop(): number | null {
  const heading = document.querySelector('main h1')
  return heading ? Math.round(heading.getBoundingClientRect().top + scrollY) : null
}

/** Letters so many times as large as the site has them, as by a browser's own setting: lengths in rem follow. */
export function setLetters(times: number): void {
  const { style } = document.documentElement
  style.fontSize = ''
  if (times !== 1)
    style.fontSize = `${Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * times}px`
}

/** What makes the page wider than its window: the elements that stick out furthest in, outside of parts that scroll by themselves or lie over the page. */
export function sideways(): readonly string[] {
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return []
  const isOver = (each: Element) => getComputedStyle(each).position === 'fixed'
  const scrolls = (each: Element | null): boolean =>
    each !== null &&
    each !== document.body &&
    each !== document.documentElement &&
    (isOver(each) || getComputedStyle(each).overflowX !== 'visible' || scrolls(each.parentElement))
  const out = [...document.body.querySelectorAll('*')].filter(
    (each) =>
      each.getBoundingClientRect().right > width + 0.4 &&
      !isOver(each) &&
      !scrolls(each.parentElement) &&
      each.checkVisibility(),
  )
  const said = out.map(
    (each) => `${each.tagName.toLowerCase()}.${each.getAttribute('class')} to ${each.getBoundingClientRect().right}`,
  )
  return [`${document.documentElement.scrollWidth} in ${width}`, ...said.slice(-3)]
}

/** Pictures that stand twice within one height of the window. */
export function picturesTwice(): readonly string[] {
  const last = new Map<string, number>()
  const twice = new Set<string>()
  for (const image of document.querySelectorAll('main img')) {
    if (!(image instanceof HTMLImageElement) || !image.checkVisibility()) continue
    const { top, left, right, width } = image.getBoundingClientRect()
    // Where a row scrolls, what is beside the window isn't seen
    if (width < 2 || right <= 0 || left >= document.documentElement.clientWidth) continue
    const source = new URL(image.currentSrc || image.src, document.baseURI).pathname
    const before = last.get(source)
    if (before !== undefined && Math.abs(top - before) < window.innerHeight) twice.add(source)
    last.set(source, top)
  }
  return [...twice]
}
