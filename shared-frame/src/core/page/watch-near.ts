/**
 * Calls `act` once an element is on the screen or not farther from it than `margin`, at once where a browser can't tell.
 *
 * @param margin CSS length or percentage of the screen, as in `rootMargin`
 * @returns ends the watch
 */
export function watchNear(element: Element, margin: string, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
