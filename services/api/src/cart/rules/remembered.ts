/**
 * Remembers what is computed from the content, so that the same menu on many lists, and the same list again, is computed once. What was made with facts of an older
 * revision goes with them.
 * @param most values kept for one revision; past that the oldest goes
 */
export function remembered<V>(most: number): (facts: object, key: string, make: () => V) => V {
  const memory = new WeakMap<object, Map<string, V>>()
  return (facts, key, make) => {
    const known = memory.get(facts) ?? new Map<string, V>()
    memory.set(facts, known)
    const before = known.get(key)
    if (before !== undefined) return before
    const value = make()
    const [oldest] = known.keys()
    if (known.size >= most && oldest !== undefined) known.delete(oldest)
    known.set(key, value)
    return value
  }
}
