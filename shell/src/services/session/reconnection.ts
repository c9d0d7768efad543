import { BehaviorSubject } from 'rxjs'

/** Seconds before each further try; the last one repeats. */
const PAUSES_S = [2, 4, 8, 15, 30] as const
/** Nobody is left without a word for longer than this, even if the first answer is still on its way. */
const SILENCE_MS = 10_000
const AT_ONCE_MS = 1_000

/** Tries again what the server did not answer, ever less often, until it does. */
export interface Reconnection {
  /** Whether the visitor is being told that the server has not answered. */
  readonly waiting: BehaviorSubject<boolean>
  /** A request is on its way. */
  asked(): void
  /** It failed, and not by a refusal: the next try is planned. */
  failed(): void
  /** It was answered, whatever it said, or nobody waits for it any more. */
  answered(): void
  /** Tries now, if a try is due at all: the device is online again, or the visitor is back. */
  tryNow(): void
}

export function createReconnection(tryAgain: () => void): Reconnection {
  const waiting = new BehaviorSubject(false)
  let failures = 0
  let triedNowAt = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  let next: ReturnType<typeof setTimeout> | undefined

  const tell = (told: boolean): void => {
    if (waiting.getValue() !== told) waiting.next(told)
  }

  return {
    waiting,
    asked() {
      clearTimeout(next)
      clearTimeout(silence)
      silence = setTimeout(() => tell(true), SILENCE_MS)
    },
    failed() {
      clearTimeout(silence)
      clearTimeout(next)
      const pause = PAUSES_S[Math.min(failures, PAUSES_S.length - 1)] ?? 0
      failures += 1
      // Not all at the same moment: everybody who waits lost the server at once.
      next = setTimeout(tryAgain, pause * 1_000 * (0.75 + Math.random() / 2))
      tell(true)
    },
    answered() {
      clearTimeout(silence)
      clearTimeout(next)
      failures = 0
      tell(false)
    },
    tryNow() {
      // A window that comes to the front says so twice.
      if (!waiting.getValue() || Date.now() - triedNowAt < AT_ONCE_MS) return
      triedNowAt = Date.now()
      tryAgain()
    },
  }
}
