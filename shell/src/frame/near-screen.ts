/** How far below or above the screen counts as near, in screens. */
const NEAR = 0.5

/** Resolves once an element is on the screen or not far from it; at once where that can't be told. */
export function untilNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    if (!('IntersectionObserver' in window)) {
      resolve()
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: `${NEAR * 100}% 0px` },
    )
    observer.observe(element)
  })
}
