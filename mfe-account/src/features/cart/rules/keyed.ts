/** Items with keys for React, by name; of several with one name each gets its own. */
export function keyed<T>(items: readonly T[], nameOf: (item: T) => string | number): { key: string; item: T }[] {
  const seen = new Map<string | number, number>()
  return items.map((item) => {
    const name = nameOf(item)
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return { key: `${name} ${before}`, item }
  })
}
