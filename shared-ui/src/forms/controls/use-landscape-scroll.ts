import { type FocusEvent, useEffect, useRef } from 'react'
import { LANDSCAPE_HEIGHT_PX } from 'shared-contracts/constants'

/**
 * On a phone lying on its side the keyboard leaves a strip of at most 375 px: the focused field is brought to
 * its top, at once and again when the keyboard has opened.
 */
export function useLandscapeScroll() {
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])

  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      const field = event.currentTarget.parentElement ?? event.currentTarget
      const bringUp = () => {
        if (window.innerHeight <= LANDSCAPE_HEIGHT_PX) field.scrollIntoView({ block: 'start' })
      }
      stop.current()
      window.addEventListener('resize', bringUp)
      stop.current = () => window.removeEventListener('resize', bringUp)
      bringUp()
    },
    onBlur() {
      stop.current()
    },
  }
}
