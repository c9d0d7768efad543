import { type RefObject, useEffect, useRef } from 'react'

/** Takes focus to an element, and it into view, whenever a new result (told by its mark) is there; never for null. */
export function useFocusWhen(mark: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (mark !== null) element.current?.focus()
  }, [mark])
  return element
}
