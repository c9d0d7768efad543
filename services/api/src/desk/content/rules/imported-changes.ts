import type { CallAnswer } from 'shared-contracts/calls'

type Overview = CallAnswer<'ContentDesk/GetOverview'>

/** What an import did, or a moment that had come; the longest lists in part. */
export type ImportedChanges = Overview['imports'][number]['changes']
export type ChangedItem = ImportedChanges['added'][number]

/** More than an editor reads through; counts tell the rest. */
const MOST_TOLD = 100

export const NO_CHANGES: ImportedChanges = {
  added: [],
  changed: [],
  removed: [],
  published: [],
  withdrawn: [],
  rows: {},
}

/** The same with lists that a page can show. */
export function toldInPart(changes: ImportedChanges): ImportedChanges {
  const { added, changed, removed, published, withdrawn, rows } = changes
  const part = <T>(list: readonly T[]) => list.slice(0, MOST_TOLD)
  return {
    added: part(added),
    changed: part(changed),
    removed: part(removed),
    published: part(published),
    withdrawn: part(withdrawn),
    rows,
  }
}
