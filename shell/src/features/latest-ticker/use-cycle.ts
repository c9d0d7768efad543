import { useEffect, useState } from 'react'

/** How long each title stands. */
export const TICK_MS = 5_000

/** Index of the one of `count` things that is shown now; stands still while `paused` and where motion is not wanted. */
export function useCycle(count: number, paused: boolean): number {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (paused || count < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setIndex((last) => last + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [count, paused])
  return count === 0 ? 0 : index % count
}
