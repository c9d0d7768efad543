import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Puts an element back that somebody else than React took out of its place: a section's code reaches the whole document, and
 * React fails on its next change beside a node that is gone. Give the element the ref.
 */
export function useKeptInPlace<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  // React lets go of the element in the turn in which it takes it out itself.
  useLayoutEffect(() => {
    const element = ref.current
    const place = element?.parentElement
    if (!element || !place) return
    const observer = new MutationObserver((records) => {
      if (element.parentElement === place) return
      const next = [...records].reverse().find(({ removedNodes }) => [...removedNodes].includes(element))?.nextSibling
      place.insertBefore(element, next?.parentNode === place ? next : null)
    })
    observer.observe(place, { childList: true })
    return () => observer.disconnect()
  }, [])
  return ref
}
