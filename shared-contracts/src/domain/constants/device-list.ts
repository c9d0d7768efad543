/**
 * Where a browser keeps its visitor's shopping list, so that it opens without network: databases of IndexedDB, and the entry of
 * localStorage that says whose they are. The list's page fills them; the shell erases them when that visitor has gone.
 */
export const deviceList = {
  lists: 'shopping-list',
  /** Changes that the server has not confirmed. Like what was typed into a form, they outlast a session that expired. */
  waiting: 'shopping-list-waiting',
  owner: 'shopping-list-owner',
} as const
