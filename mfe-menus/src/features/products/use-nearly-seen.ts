import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen something counts as nearly seen, so that it is there when the visitor arrives. */
const AHEAD = '400px'

/** Whether an element is or was near the part of the page on screen; true at once where a browser can't tell. */
export function useNearlySeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (watched === null || typeof IntersectionObserver === 'undefined') {
      setSeen(true)
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
