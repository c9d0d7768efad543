import { Worker } from 'node:worker_threads'
import type { OpenedPage, PageToOpen } from './open-page'

/** Beyond the page's own limit a worker is given so long; one that loops is ended. */
const GRACE_MS = 2_000
const MEMORY_MB = 700

export interface PageWorkers {
  /** Never rejects: a page that takes its worker down has that fault. */
  open(page: PageToOpen): Promise<OpenedPage>
  close(): Promise<void>
}

/**
 * Threads in which pages are loaded, each a page at a time. What a page leaves behind there can reach nobody but the next page of the same probe.
 *
 * @param file the built `page-worker.ts`
 */
export function createPageWorkers(file: string): PageWorkers {
  const idle: Worker[] = []
  const all = new Set<Worker>()

  function start(): Worker {
    const worker = new Worker(file, {
      env: { NODE_ENV: 'production', TZ: 'Asia/Ho_Chi_Minh' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    })
    worker.unref()
    all.add(worker)
    return worker
  }

  async function end(worker: Worker): Promise<void> {
    all.delete(worker)
    await worker.terminate()
  }

  return {
    async open(page) {
      const worker = idle.pop() ?? start()
      const answer = await answerOf(worker, page)
      if (answer !== null) {
        idle.push(worker)
        return answer
      }
      await end(worker)
      return {
        faults: [
          {
            text: `it gave no answer within ${(page.limitMs + GRACE_MS) / 1_000} s: it loops or takes all memory, or this machine has no time for it`,
            unit: null,
          },
        ],
        ms: page.limitMs,
      }
    },
    async close() {
      await Promise.all([...all].map(end))
    },
  }
}

/** Null: none comes. */
function answerOf(worker: Worker, page: PageToOpen): Promise<OpenedPage | null> {
  return new Promise((resolve) => {
    const lost = () => done(null)
    const done = (answer: OpenedPage | null) => {
      clearTimeout(limit)
      worker.off('message', done).off('error', lost).off('exit', lost)
      resolve(answer)
    }
    const limit = setTimeout(lost, page.limitMs + GRACE_MS)
    worker.on('message', done).on('error', lost).on('exit', lost)
    worker.postMessage(page)
  })
}
