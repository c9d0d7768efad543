import type { ApiClient } from 'shared-contracts/client'
import { failureKind, pauseAfter } from 'shared-ui/outbox'
import { withAnswer, withOperations } from '../rules/apply-operations'
import type { ListChange, ListOperation, ShoppingList } from '../rules/list-types'
import { nextBatch, withOperation } from '../rules/operation-queue'
import type { KeptList, ListStore } from '../store/list-store'
import type { ListView } from './list-view'

/** Taps that follow each other closely are sent together. */
const GATHER_MS = 250

export interface ListSurroundings {
  openStore(): Promise<ListStore>
  /** Runs the work while no other tab of this browser runs its own. */
  withLock(work: () => Promise<void>): Promise<void>
  isOnline(): boolean
  openTabs(onTold: () => void): { tell(): void; close(): void }
  onReturn(listener: () => void): () => void
  now(): Date
  newKey(): string
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
  readonly api: ApiClient
  readonly surroundings: ListSurroundings
  /** An operation was refused for good and has been taken back. */
  readonly onRefused: (operation: ListOperation, code: string | null) => void
}

/**
 * One user's list in one tab: what the server last told, kept on the device, with the changes that it has not confirmed on top. Changes go
 * to the server in their order, from one tab at a time, and again until it has answered: by its key it does each once.
 */
export function createListEngine({ api, surroundings, onRefused }: Options): ListEngine {
  const listeners = new Set<() => void>()
  const tabs = surroundings.openTabs(() => void sync())
  const endReturns = surroundings.onReturn(refresh)
  let kept: KeptList = { list: null, waiting: [] }
  /** Made here and on their way into the store. */
  let unsaved: readonly ListOperation[] = []
  let view: ListView = { list: null, waiting: 0, unsaved: 0, trouble: null, asking: true, error: null }
  let isConnected = false
  let isStopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What is asked for while an exchange is under way is done after it. */
  let isBusy = false
  let next: { readonly list: boolean } | null = null

  const opening = surroundings.openStore()
  /** Reads and writes of the store, one after the other. */
  let stored: Promise<unknown> = opening
  function inStore<T>(work: (store: ListStore) => Promise<T>): Promise<T> {
    const done = stored.then(async () => work(await opening))
    stored = done.catch(() => {})
    return done
  }

  function show(differences: Partial<ListView> = {}): void {
    if (isStopped) return
    const list = kept.list === null ? null : withOperations(kept.list, kept.waiting)
    view = { ...view, list, waiting: kept.waiting.length, unsaved: unsaved.length, ...differences }
    for (const listener of listeners) listener()
  }

  async function sync(): Promise<void> {
    // A store that fails tells nothing new; this tab goes on with what it knows.
    const read = await inStore((store) => store.read()).catch(() => kept)
    kept = { list: read.list, waiting: unsaved.reduce(withOperation, read.waiting) }
    show()
  }

  async function settle(list: ShoppingList | null, keys: readonly string[]): Promise<void> {
    unsaved = unsaved.filter(({ key }) => !keys.includes(key))
    kept = { list: list ?? kept.list, waiting: kept.waiting.filter(({ key }) => !keys.includes(key)) }
    await inStore((store) => store.settle(list, keys)).catch(() => {})
    await sync()
    tabs.tell()
  }

  function plan(list: boolean, pauseMs: number): void {
    next = { list: list || (next?.list ?? false) }
    clearTimeout(timer)
    timer = setTimeout(() => void exchange(), pauseMs)
  }

  function refresh(): void {
    if (!surroundings.isOnline()) {
      show({ trouble: 'offline', asking: false })
      return
    }
    failures = 0
    plan(true, 0)
  }

  async function exchange(): Promise<void> {
    if (!isConnected || isBusy || isStopped || next === null) return
    const { list } = next
    next = null
    isBusy = true
    if (list) show({ asking: true })
    try {
      await surroundings.withLock(() => talk(list))
      failures = 0
      show({ trouble: null, asking: false, error: null })
    } catch (error) {
      const failure = failureKind(error)
      failures += 1
      show({ trouble: failure === 'offline' ? 'offline' : 'busy', asking: false, error })
      if (failure === 'offline' || failure === 'busy') plan(list, pauseAfter(failures))
    }
    isBusy = false
    if (next !== null && failures === 0) void exchange()
  }

  async function talk(list: boolean): Promise<void> {
    await sync()
    await sendWaiting()
    if (list) await settle(await api.call('UserCart/ExportAllMenuUserCart'), [])
  }

  async function sendWaiting(): Promise<void> {
    let alone = false
    while (kept.waiting.length > 0 && !isStopped) {
      const batch = alone ? kept.waiting.slice(0, 1) : nextBatch(kept.waiting)
      const sent = await send(batch)
      // One of them is not as the server wants it: each is tried by itself, so that it holds up no other.
      alone ||= !sent
    }
  }

  /** False: the server refuses these operations as a whole. */
  async function send(operations: readonly ListOperation[]): Promise<boolean> {
    const keys = operations.map(({ key }) => key)
    try {
      const answer = await api.call('UserCart/ChangeList', { body: { operations: [...operations] } })
      await settle(kept.list === null ? null : withAnswer(kept.list, operations, answer), keys)
      for (const { key, code } of answer.refused) tellRefused(operations, key, code)
      return true
    } catch (error) {
      if (failureKind(error) !== 'refused') throw error
      if (operations.length > 1) return false
      await settle(null, keys)
      tellRefused(operations, keys[0] ?? '', null)
      return true
    }
  }

  function tellRefused(operations: readonly ListOperation[], key: string, code: string | null): void {
    const operation = operations.find((each) => each.key === key)
    if (operation) onRefused(operation, code)
  }

  void sync().then(() => {
    if (!surroundings.isOnline()) show({ trouble: 'offline', asking: false })
  })

  return {
    read: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(change) {
      const operation = { ...change, key: surroundings.newKey(), at: surroundings.now().toISOString() }
      unsaved = [...unsaved, operation]
      kept = { ...kept, waiting: withOperation(kept.waiting, operation) }
      show()
      inStore((store) => store.enqueue(operation)).then(
        () => {
          unsaved = unsaved.filter(({ key }) => key !== operation.key)
          show()
          tabs.tell()
        },
        // Sent from this tab's memory.
        () => {},
      )
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
      endReturns()
      tabs.close()
      void opening.then((store) => store.close())
    },
  }
}
