import type { Finding } from 'shared-contracts/surveys'

/** What is wrong or doubtful in a form. Kept outside of React's state, so that a finding renders the field at its place alone. */
export interface FindingStore {
  subscribe(listener: () => void): () => void
  /** Half entries first, then what the check says in the order of the form; the same list as long as it says the same. */
  all(): readonly Finding[]
  /** What the check says first of a place, if it is of this level; null: nothing, or the place was not touched yet. */
  messageAt(place: string, level: Finding['level']): string | null
  /** The editor has been at this place: what is missing there is said from now on. */
  touch(place: string): void
  /** An entry that states no value, such as half a date; null: it does now. */
  setEntryProblem(place: string, message: string | null): void
  setChecked(checked: readonly Finding[]): void
}

export function createFindingStore(first: readonly Finding[]): FindingStore {
  const listeners = new Set<() => void>()
  const touched = new Set<string>()
  const halfEntries = new Map<string, string>()
  let checked = first
  let all = first
  let byPlace = firstByPlace(first)

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function update(): void {
    const entries = [...halfEntries].map(([place, message]) => ({ level: 'error' as const, place, message }))
    const next = [...entries, ...checked]
    if (isSame(next, all)) return
    all = next
    byPlace = firstByPlace(checked)
    tell()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    all: () => all,
    messageAt(place, level) {
      // The fields say themselves what is wrong with half an entry.
      if (!touched.has(place) || halfEntries.has(place)) return null
      const finding = byPlace.get(place)
      return finding?.level === level ? finding.message : null
    },
    touch(place) {
      if (touched.has(place)) return
      touched.add(place)
      tell()
    },
    setEntryProblem(place, message) {
      if ((halfEntries.get(place) ?? null) === message) return
      if (message === null) halfEntries.delete(place)
      else halfEntries.set(place, message)
      update()
    },
    setChecked(next) {
      checked = next
      update()
    },
  }
}

function firstByPlace(findings: readonly Finding[]): ReadonlyMap<string | null, Finding> {
  return new Map([...findings].reverse().map((finding) => [finding.place, finding]))
}

function isSame(some: readonly Finding[], others: readonly Finding[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ level, place, message }, index) => {
      const other = others[index]
      return other?.level === level && other.place === place && other.message === message
    })
  )
}
