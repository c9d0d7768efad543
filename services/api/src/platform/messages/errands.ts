import { promise as createQueue } from 'fastq'
import { generalFailure } from 'service-host'

/** Work that an answer doesn't wait for. */
export type Errand = () => Promise<void>

export interface Errands {
  /** Throws 503 when too many wait. */
  add(errand: Errand): void
  /** Does at once all that waits, and resolves when it is done. */
  finish(): Promise<void>
}

/** More than these wait only when somebody asks for them on purpose. */
const MOST_WAITING = 1000
/** Waiting is drawn by lot, so that the load of one request's errand falls on no request in particular. */
const LONGEST_DELAY_MS = 1000

/** Errands are done one after the other; what one throws is logged. They are lost with the process: who asked asks again. */
export function createErrands(logFailure: (error: unknown) => void): Errands {
  const waiting = new Map<Errand, NodeJS.Timeout>()
  const queue = createQueue((errand: Errand) => errand(), 1)

  function start(errand: Errand): void {
    clearTimeout(waiting.get(errand))
    waiting.delete(errand)
    queue.push(errand).catch(logFailure)
  }

  return {
    add(errand) {
      if (waiting.size + queue.length() >= MOST_WAITING) throw generalFailure('unavailable')
      const delay = Math.random() * LONGEST_DELAY_MS
      waiting.set(
        errand,
        setTimeout(() => start(errand), delay),
      )
    },
    async finish() {
      for (const errand of [...waiting.keys()]) start(errand)
      await queue.drained()
    },
  }
}
