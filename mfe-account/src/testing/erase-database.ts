/** Deletes a database of IndexedDB, once the tabs that have it open have let go of it. */
export function erase(name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = resolve
    request.onerror = reject
  })
}
