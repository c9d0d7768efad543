import { act } from 'react'

const LIMIT_MS = 60_000

/** Repeats a check until it holds, for what follows after promises and timers; fails with its last error after a minute. */
export async function eventually(check: () => void): Promise<void> {
  const end = Date.now() + LIMIT_MS
  for (;;) {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
    try {
      check()
      return
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}
