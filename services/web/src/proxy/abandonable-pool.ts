import { AsyncLocalStorage } from 'node:async_hooks'
import { type Dispatcher, Pool } from 'undici'

const abandoned = new AsyncLocalStorage<AbortSignal>()

/** Calls that are sent while `send` runs are broken off when `signal` is aborted: their connections are free again. */
export function sendUntil(signal: AbortSignal, send: () => void): void {
  abandoned.run(signal, send)
}

type Call<T> = Dispatcher.RequestOptions<T>
type Answer<T> = Dispatcher.ResponseData<T>
type Answered<T> = (error: Error | null, answer: Answer<T>) => void

/** Connections to one service, for `@fastify/reply-from`; calls that nobody waits for any more hold none. */
export class AbandonablePool extends Pool {
  override request<T = null>(call: Call<T>, answered: Answered<T>): void
  override request<T = null>(call: Call<T>): Promise<Answer<T>>
  override request<T = null>(call: Call<T>, answered?: Answered<T>): Promise<Answer<T>> | undefined {
    const signal = abandoned.getStore()
    const abandonable = signal ? { ...call, signal } : call
    if (!answered) return super.request(abandonable)
    super.request(abandonable, answered)
    return undefined
  }
}
