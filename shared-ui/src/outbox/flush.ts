import { ApiError } from 'shared-contracts/client'
import type { KeptPlace, KeptValue } from 'shared-frame/kept'
import type { ShellApi } from 'shared-frame/remotes'
import { failureKind } from './failures'
import { tellWaiting } from './tell-waiting'

/** What waits in a kept place, under its key. */
export interface Entry<T> extends KeptValue<T> {
  readonly key: string
}

type Batch<T> = readonly [Entry<T>, ...Entry<T>[]]

/** How the values of one place come to the server. The place stays the only storage; its name is the name of the lock. */
export interface Sender<T> {
  readonly place: KeptPlace<T>
  /** Whether a value is to be sent; all are by default. */
  isDue?(value: T): boolean
  /** How many entries one call takes; 1 by default. */
  readonly most?: number
  /** Resolves once the server has dealt with all of them, rejects as its call does. The server must know what it was sent before. */
  send(batch: Batch<T>): Promise<void>
  /** The server has it. By default the place forgets it. */
  done?(entry: Entry<T>): void | Promise<void>
  /**
   * The server refuses this entry. `forget`: for good; `keep`: the sender has put a value in its place that isn't due; `wait`: until
   * the visitor has done something, and those after it too.
   */
  refused(entry: Entry<T>, error: ApiError): 'forget' | 'keep' | 'wait'
}

/** `waits`: something is still due. `error`: why; null: its owner is no longer logged in. */
export type Flushed = { readonly state: 'sent' } | { readonly state: 'waits'; readonly error: unknown }

/** Runs the work while no other tab sends from this place. A browser without locks relies on the server, which does each key once. */
export async function alone<T>({ name }: Pick<KeptPlace<unknown>, 'name'>, work: () => Promise<T>): Promise<T> {
  return typeof navigator.locks === 'undefined' ? work() : await navigator.locks.request(`outbox/${name}`, work)
}

/**
 * Sends what waits in a place for a user, oldest first, each once: one tab at a time does it, and only while she is logged in. With
 * `key` that entry alone. Never rejects for what a server or network may answer.
 */
export async function flush<T>(shell: ShellApi, sender: Sender<T>, userId: number, key?: string): Promise<Flushed> {
  const flushed = await alone(sender.place, () => sendDue(shell, sender, userId, key))
  if (flushed.state === 'sent' || flushed.error === null) return flushed
  if (!(flushed.error instanceof ApiError))
    shell.report(new Error('not sent', { cause: flushed.error }), { at: sender.place.name })
  if (['offline', 'busy'].includes(failureKind(flushed.error))) tellWaiting()
  return flushed
}

/** Whether this user is logged in. */
export function isHere(session: Pick<ShellApi['session'], 'read'>, userId: number): boolean {
  const now = session.read()
  return now.state === 'signed-in' && now.user.id === userId
}

/** As `flush`, by who holds the lock already. */
export async function sendDue<T>(
  { session }: Pick<ShellApi, 'session'>,
  { place, isDue = () => true, most = 1, send, done, refused }: Sender<T>,
  userId: number,
  key?: string,
): Promise<Flushed> {
  let isErased = false
  const endErasure = place.subscribe((erased) => {
    isErased ||= erased
  })
  /** Storage reaches other tabs late: what was dealt with here is not read again. */
  const past = new Set<string>()
  let atOnce = most
  try {
    for (;;) {
      const [first, ...others] = place
        .list(userId)
        .filter((entry) => (key ?? entry.key) === entry.key && !past.has(entry.key) && isDue(entry.value))
        .slice(0, atOnce)
      if (first === undefined) return { state: 'sent' }
      if (!isHere(session, userId)) return { state: 'waits', error: null }
      const batch: Batch<T> = [first, ...others]
      const error = await failureOf(() => send(batch))
      // Somebody has logged out meanwhile: nothing of it may come back.
      if (isErased) return { state: 'waits', error: null }
      if (error === null) {
        for (const entry of batch) {
          past.add(entry.key)
          if (done) await done(entry)
          else place.forget(userId, entry.key)
        }
      } else if (!(error instanceof ApiError) || failureKind(error) !== 'refused') return { state: 'waits', error }
      // One of them is not as the server wants it: each is tried by itself, so that it holds up no other.
      else if (others.length > 0) atOnce = 1
      else {
        const fate = refused(first, error)
        if (fate === 'wait') return { state: 'waits', error }
        past.add(first.key)
        if (fate === 'forget') place.forget(userId, first.key)
      }
    }
  } finally {
    endErasure()
  }
}

/** What it rejects with; null: nothing. */
async function failureOf(work: () => Promise<void>): Promise<unknown> {
  try {
    await work()
    return null
  } catch (error) {
    return error
  }
}
