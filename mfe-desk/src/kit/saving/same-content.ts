import type { Difference } from '../entry-kind'

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

/** A draft in words, by what its fields are called in the form. */
export type InWords = Readonly<Record<string, string>>

/** What another draft says otherwise. */
export function differingFields(mine: InWords, theirs: InWords): readonly Difference[] {
  return Object.entries(theirs).flatMap(([field, value]) =>
    sameContent(mine[field], value) ? [] : [{ field, theirs: value }],
  )
}
