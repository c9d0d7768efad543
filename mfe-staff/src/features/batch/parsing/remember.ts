/** More different texts than a column of days or of words has; then it begins anew. */
const KEPT = 20_000

/** The same function, which works each text out once: a file has the same words and days in thousands of rows. */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    if (known.size >= KEPT) known.clear()
    known.set(text, value)
    return value
  }
}
