import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in whole pixels, following its changes; `initial` before it is known. */
export function useElementWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const read = () => {
      const now = Math.floor(node.getBoundingClientRect().width)
      if (now > 0) setWidth(now)
    }
    read()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(read)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return width
}
