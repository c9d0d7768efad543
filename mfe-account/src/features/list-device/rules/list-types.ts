import type { CallAnswer, CallBody } from 'shared-contracts/calls'

/** What to buy for the whole list, as the server tells it. */
export type ShoppingList = CallAnswer<'UserCart/ExportAllMenuUserCart'>
export type ListGroup = ShoppingList['groups'][number]
export type MarketItem = ListGroup['items'][number]
export type ListEntry = ShoppingList['entries'][number]
export type OwnLine = ShoppingList['state']['ownLines'][number]
export type ListState = ShoppingList['state']

export type ListOperation = CallBody<'UserCart/ChangeList'>['operations'][number]
/** An operation before it has its key and its time. */
export type ListChange = ListOperation extends infer O
  ? O extends ListOperation
    ? Omit<O, 'key' | 'at'>
    : never
  : never
export type ListAnswer = CallAnswer<'UserCart/ChangeList'>
