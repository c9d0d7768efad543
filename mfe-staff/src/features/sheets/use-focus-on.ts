import { type RefObject, useEffect, useRef } from 'react'

/** A ref whose element takes focus whenever `thing` is another one, not when there is none. */
export function useFocusOn(thing: object | null): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (thing !== null) element.current?.focus()
  }, [thing])
  return element
}
