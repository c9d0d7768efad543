/** Whether two drafts say the same: the order of their fields, and spaces at the ends of texts, which the server drops, aside. */
export function sameContent(one: unknown, other: unknown): boolean {
  return contentOf(one) === contentOf(other)
}

function contentOf(draft: unknown): string {
  return JSON.stringify(draft, (_key, value: unknown) => {
    if (typeof value === 'string') return value.trim()
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
  })
}

/** What another draft says otherwise, by the name of its field in the form; fields without a name aren't compared. */
export function differingFields<D extends object>(
  mine: D,
  theirs: D,
  names: Readonly<Record<string, string>>,
): readonly { readonly field: string; readonly theirs: string }[] {
  const own = new Map<string, unknown>(Object.entries(mine))
  return Object.entries(theirs).flatMap(([name, value]: [string, unknown]) => {
    const field = names[name]
    if (field === undefined || sameContent(own.get(name), value)) return []
    return [{ field, theirs: typeof value === 'string' ? value : JSON.stringify(value) }]
  })
}
