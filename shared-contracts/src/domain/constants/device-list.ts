/**
 * Where a browser keeps its visitor's shopping list, so that it opens without network: a database of IndexedDB, and the entry of
 * localStorage that says whose it is. The list's page fills them; the shell erases them when that visitor has gone.
 */
export const deviceList = {
  lists: 'shopping-list',
  /** Where releases before the outbox kept changes that the server has not confirmed; until 27/02/2027. */
  waiting: 'shopping-list-waiting',
  owner: 'shopping-list-owner',
} as const
