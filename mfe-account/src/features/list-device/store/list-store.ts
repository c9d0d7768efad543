import type { ListOperation, ShoppingList } from '../rules/list-types'
import { withOperation } from '../rules/operation-queue'

/** What this device knows of a user's list. */
export interface KeptList {
  /** As the server last told it; null: never yet. */
  readonly list: ShoppingList | null
  /** Not yet confirmed by the server, oldest first. */
  readonly waiting: readonly ListOperation[]
}

export interface ListStore {
  read(): Promise<KeptList>
  /** Puts an operation at the end of the queue, and takes out what it makes needless. */
  enqueue(operation: ListOperation): Promise<void>
  /** Operations that the server has dealt with leave the queue; the list as it is now takes the place of the former. */
  settle(list: ShoppingList | null, keys: readonly string[]): Promise<void>
  close(): void
}

/** For this document alone: where the browser keeps nothing. */
export function createMemoryStore(): ListStore {
  let kept: KeptList = { list: null, waiting: [] }
  return {
    read: async () => kept,
    async enqueue(operation) {
      kept = { ...kept, waiting: withOperation(kept.waiting, operation) }
    },
    async settle(list, keys) {
      kept = {
        list: list ?? kept.list,
        waiting: kept.waiting.filter(({ key }) => !keys.includes(key)),
      }
    },
    close() {},
  }
}
