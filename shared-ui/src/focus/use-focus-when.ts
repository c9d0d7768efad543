import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes focus to an element, and its start into view, whenever a new result (told by its mark) is there; never for null.
 * The element may come later than the mark.
 */
export function useFocusWhen(mark: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const followed = useRef<unknown>(null)
  useEffect(() => {
    if (mark === followed.current || (mark !== null && !element.current)) return
    followed.current = mark
    if (mark !== null && element.current) showStart(element.current)
  })
  return element
}

/** The focus alone leaves where it is whatever is in view by any part, so that a long result would stay above its heading. */
function showStart(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  const { top } = element.getBoundingClientRect()
  // As high as the bar that stays
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (top < padding || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start', behavior: 'instant' })
}
