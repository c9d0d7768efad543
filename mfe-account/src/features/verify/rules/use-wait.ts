import { useEffect, useState } from 'react'

/** Between two messages to one address. */
export const RESEND_SECONDS = 60

/** Seconds still to wait, and how to start waiting again. */
export function useWait(initial: number): readonly [seconds: number, restart: () => void] {
  const [left, setLeft] = useState(initial)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, () => setLeft(RESEND_SECONDS)]
}
