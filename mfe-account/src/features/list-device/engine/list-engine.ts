import { keptPlace } from 'shared-frame/kept'
import type { ShellApi } from 'shared-frame/remotes'
import { alone, type Flushed, failureKind, pauseAfter, sendDue } from 'shared-ui/outbox'
import { withAnswer, withOperations } from '../rules/apply-operations'
import type { ListChange, ListOperation, ShoppingList } from '../rules/list-types'
import type { ListCache } from '../store/list-cache'
import { enqueue, waitingChanges } from '../store/waiting-changes'
import { changeSender } from './change-sender'
import type { ListView } from './list-view'

/** Taps that follow each other closely are sent together. */
const GATHER_MS = 250

/** When a tab last put the list into the cache: the others read it anew. */
const listRead = keptPlace<true>({ name: 'list-read', version: 1, days: 1, check: (stored) => stored === true || null })

export interface ListSurroundings {
  openCache(): Promise<ListCache>
  isOnline(): boolean
  /** The visitor is back, or the network has come or gone. */
  onReturn(listener: () => void): () => void
}

export interface ListEngine {
  read(): ListView
  subscribe(listener: () => void): () => void
  /** Shown at once, kept on the device, sent when there is a network. */
  change(change: ListChange): void
  /** Whether the server may be asked: the session says that this user is logged in. */
  connect(connected: boolean): void
  /** Sends what waits and asks for the list anew. */
  refresh(): void
  stop(): void
}

interface Options {
  readonly shell: Pick<ShellApi, 'api' | 'session'>
  readonly userId: number
  readonly surroundings: ListSurroundings
  /** An operation was refused for good and has been taken back. */
  readonly onRefused: (operation: ListOperation, code: string | null) => void
}

/**
 * One user's list in one tab: what the server last told, kept on the device, with the changes on top that wait in the outbox. The list is
 * asked for under the outbox's lock, so that no tab keeps one that misses what another one has just sent.
 */
export function createListEngine({ shell, userId, surroundings, onRefused }: Options): ListEngine {
  const listeners = new Set<() => void>()
  const cache = surroundings.openCache()
  /** As the server last told it. */
  let list: ShoppingList | null = null
  const ends = [surroundings.onReturn(refresh), waitingChanges.subscribe(follow), listRead.subscribe(follow)]
  const sender = changeSender(shell.api, {
    onAnswer: async (sent, answer) => {
      // Before they leave the queue: one that still waits is done twice to the list without harm.
      if (list !== null) await put(withAnswer(list, sent, answer))
    },
    onRefused,
  })
  /** Made here, and too many for the device. */
  const unkept = new Set<string>()
  let view: ListView = { list: null, waiting: 0, unsaved: 0, trouble: null, asking: true, error: null }
  let isConnected = false
  let isStopped = false
  /** Somebody has logged out: nothing may come back. */
  let isErased = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What is asked for while an exchange is under way is done after it. */
  let isBusy = false
  let next: { readonly list: boolean } | null = null
  let exchanging = Promise.resolve()
  /** Counts what was put into the cache from here: a read that began before knows less. */
  let puts = 0
  let isCacheFull = false
  let reading = Promise.resolve()
  let isReadDue = false
  let isChanging = false

  function show(differences: Partial<ListView> = {}): void {
    if (isStopped) return
    const waiting = waitingChanges.list(userId)
    view = {
      ...view,
      list:
        list &&
        withOperations(
          list,
          waiting.map(({ value }) => value),
        ),
      waiting: waiting.length,
      unsaved: waiting.filter(({ key }) => unkept.has(key)).length,
      ...differences,
    }
    for (const listener of listeners) listener()
  }

  function follow(erased: boolean): void {
    if (isChanging) return
    isErased ||= erased
    if (isErased) {
      list = null
      show()
    } else void look()
  }

  /** Takes over what the cache and the queue hold now, once for all that changes at a time. */
  function look(): Promise<void> {
    if (!isReadDue) reading = reading.then(takeOver)
    isReadDue = true
    return reading
  }

  async function takeOver(): Promise<void> {
    isReadDue = false
    const before = puts
    // A cache that fails tells nothing new; this tab goes on with what it knows.
    const read = await cache.then((opened) => opened.read()).catch(() => list)
    if (puts === before && !isErased && !isCacheFull) list = read
    show()
  }

  async function put(next: ShoppingList): Promise<void> {
    if (isErased) return
    puts += 1
    list = next
    try {
      await (await cache).put(next)
    } catch {
      isCacheFull = true
    }
    if (!isErased) listRead.keep(userId, 'list', true)
  }

  function plan(list: boolean, pauseMs: number): void {
    next = { list: list || (next?.list ?? false) }
    clearTimeout(timer)
    timer = setTimeout(begin, pauseMs)
  }

  function refresh(): void {
    if (!surroundings.isOnline()) {
      show({ trouble: 'offline', asking: false })
      return
    }
    failures = 0
    plan(true, 0)
  }

  function begin(): void {
    if (!isConnected || isBusy || isStopped || next === null) return
    exchanging = exchange(next.list)
  }

  async function exchange(list: boolean): Promise<void> {
    next = null
    isBusy = true
    if (list) show({ asking: true })
    const flushed = await alone(waitingChanges, () => talk(list))
    isBusy = false
    if (flushed.state === 'sent') {
      failures = 0
      show({ trouble: null, asking: false, error: null })
      begin()
      return
    }
    const { error } = flushed
    const why = error === null ? 'session' : failureKind(error)
    failures += 1
    show({ trouble: why === 'offline' ? 'offline' : 'busy', asking: false, error })
    if (why === 'offline' || why === 'busy') plan(list, pauseAfter(failures))
  }

  async function talk(list: boolean): Promise<Flushed> {
    await look()
    const flushed = await sendDue(shell, sender, userId)
    if (flushed.state === 'waits' || !list) return flushed
    try {
      await put(await shell.api.call('UserCart/ExportAllMenuUserCart'))
      return flushed
    } catch (error) {
      return { state: 'waits', error }
    }
  }

  void look().then(() => {
    if (!surroundings.isOnline()) show({ trouble: 'offline', asking: false })
  })

  return {
    read: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(change) {
      if (isErased) return
      isChanging = true
      const { key, isKept } = enqueue(userId, change)
      isChanging = false
      if (!isKept) unkept.add(key)
      show()
      if (surroundings.isOnline()) plan(false, GATHER_MS)
      else show({ trouble: 'offline' })
    },
    connect(connected) {
      isConnected = connected
      if (connected) refresh()
    },
    refresh,
    stop() {
      isStopped = true
      clearTimeout(timer)
      for (const end of ends) end()
      // What is on its way still comes into the cache.
      void exchanging.then(() => cache).then((opened) => opened.close())
    },
  }
}
