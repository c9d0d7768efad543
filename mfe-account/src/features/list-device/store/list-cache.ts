import type { ShoppingList } from '../rules/list-types'

/** A user's list as the server last told it, so that it opens without network. */
export interface ListCache {
  /** Null: never yet. */
  read(): Promise<ShoppingList | null>
  put(list: ShoppingList): Promise<void>
  close(): void
}

/** For this document alone: where the browser keeps nothing. */
export function createMemoryCache(): ListCache {
  let kept: ShoppingList | null = null
  return {
    read: async () => kept,
    async put(list) {
      kept = list
    },
    close() {},
  }
}
