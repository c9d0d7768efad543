import type { BatchAnswer, BatchFailure, BatchRequest } from './messages'
import { startWorker } from './start-worker'

export class BatchError extends Error {
  override readonly name = 'BatchError'
  constructor(
    readonly failure: BatchFailure,
    detail: string,
  ) {
    super(detail)
  }
}

type Kind = BatchRequest['kind']
type AnswerOf<K extends Kind> = Extract<BatchAnswer, { kind: K }>
type RequestOf<K extends Kind> = Omit<Extract<BatchRequest, { kind: K }>, 'id' | 'kind'>

export interface BatchClient {
  /** Rejects with `BatchError`; never settles once the client is closed. */
  ask<K extends Kind>(
    kind: K,
    request: RequestOf<K>,
    progress?: (share: number, rows: number) => void,
  ): Promise<AnswerOf<K>>
  /** Ends the worker, whatever it does; with it goes everything that it held. */
  close(): void
}

/** What is used of a `Worker`. */
interface WorkerPort {
  postMessage(request: { readonly id: number; readonly kind: Kind }): void
  terminate(): void
  addEventListener(type: string, listener: (event: Event) => void): void
}

interface Waiting {
  readonly settle: (answer: BatchAnswer) => void
  readonly fail: (error: Error) => void
}

/** The page's side of the worker, which starts with the first request. */
export function createBatchClient(start: () => Promise<WorkerPort> = startWorker): BatchClient {
  const waiting = new Map<number, Waiting>()
  let started: Promise<WorkerPort> | null = null
  let closed = false
  let lastId = 0

  function receive(answer: BatchAnswer): void {
    waiting.get(answer.id)?.settle(answer)
  }

  function worker(): Promise<WorkerPort> {
    started ??= start().then((made) => {
      made.addEventListener('message', (event) => {
        if (event instanceof MessageEvent) receive(event.data)
      })
      made.addEventListener('error', (event) => {
        const detail = 'message' in event ? String(event.message) : event.type
        for (const { fail } of waiting.values()) fail(new BatchError('unexpected', detail))
        waiting.clear()
      })
      if (closed) made.terminate()
      return made
    })
    // A file that could not be fetched is asked for again.
    started.catch(() => {
      started = null
    })
    return started
  }

  return {
    async ask(kind, request, progress) {
      const target = await worker()
      const id = ++lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, {
          fail: reject,
          settle(answer) {
            if (answer.kind === 'progress') return progress?.(answer.share, answer.rows)
            waiting.delete(id)
            if (answer.kind === 'failed') reject(new BatchError(answer.failure, answer.detail))
            else if (isAnswerTo(kind, answer)) resolve(answer)
          },
        })
        target.postMessage({ id, kind, ...request })
      })
    },
    close() {
      closed = true
      waiting.clear()
      started?.then((made) => made.terminate()).catch(() => {})
    },
  }
}

function isAnswerTo<K extends Kind>(kind: K, answer: BatchAnswer): answer is AnswerOf<K> {
  return answer.kind === kind
}
