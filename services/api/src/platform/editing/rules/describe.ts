/** Longer values are named, not told. */
const TOLD = 60

/** What is another in the second of two values, in words for editors; fields without a name are told by their own. Empty: nothing is. */
export function describeFields(before: object, after: object, names: Readonly<Record<string, string>>): string[] {
  const then = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([field, value]) => {
    const old = then.get(field)
    if (jsonOf(old) === jsonOf(value)) return []
    const name = names[field] ?? field
    const isTold = [old, value].every((each) => typeof each === 'string' && each.length <= TOLD)
    return [isTold ? `${name}: "${old}" → "${value}"` : `${name} đã đổi`]
  })
}

/** The value as text, its fields in one order: the database returns those of a document in its own. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(sorted(value))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)])
}
