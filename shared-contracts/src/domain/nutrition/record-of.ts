/** A record with a value for each of the keys. */
export function recordOf<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V>
export function recordOf(keys: readonly string[], value: (key: string) => unknown): Record<string, unknown> {
  // Not by `Object.fromEntries`: sums over a bank of dishes make thousands of these.
  const record: Record<string, unknown> = {}
  for (const key of keys) record[key] = value(key)
  return record
}
