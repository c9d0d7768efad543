import { type RefObject, useEffect, useState } from 'react'
import { watchNear } from 'shared-frame'

/** How far below the screen something counts as nearly seen, so that it is there when the visitor arrives. */
const AHEAD = '400px'

/** Whether an element is or was near the part of the page on screen; true at once where a browser can't tell. */
export function useNearlySeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const seen = () => setSeen(true)
    if (element.current) return watchNear(element.current, AHEAD, seen)
    seen()
  }, [element])
  return isSeen
}
