import { useEffect, useRef } from 'react'

/** Runs once in the browser, after the first render or hydration; never on the server. */
export function useHydratedEffect(effect: () => void): void {
  const ran = useRef(false)
  useEffect(() => {
    if (ran.current) return
    ran.current = true
    effect()
  })
}
