import type { CallAnswer, ParsedBody } from 'shared-contracts/calls'

export type ListOperation = ParsedBody<'UserCart/ChangeList'>['operations'][number]
export type RefusedOperation = CallAnswer<'UserCart/ChangeList'>['refused'][number]

export const MOST_OWN_LINES = 200
/** How long a device may be without network and its operations still be done once. */
export const OPERATIONS_KEPT_MS = 90 * 86_400_000

/** When it was noted, ISO 8601 in UTC: of two about one thing the later counts. */
interface Noted {
  readonly at: string
}

/** What a user noted on her list, as it is stored. What was taken back stays for as long as an earlier operation about it may arrive. */
export interface ListNotes {
  /** By line. `grams` in the basket; null: taken out again. */
  readonly bought: Readonly<Record<string, Noted & { readonly grams: number | null }>>
  readonly atHome: Readonly<Record<string, Noted & { readonly atHome: boolean }>>
  /** By id, in the order in which they were added. */
  readonly ownLines: Readonly<
    Record<string, Noted & { readonly text: string; readonly removed: boolean; readonly place: number }>
  >
  /** When the eaters of an entry were last told. */
  readonly eaters: Readonly<Record<string, Noted>>
}

export const NO_NOTES: ListNotes = { bought: {}, atHome: {}, ownLines: {}, eaters: {} }

/** The list that notes are about. */
export interface NotedList {
  /** Grams that a tick of a line without a weight puts into the basket, by line. */
  readonly lines: ReadonlyMap<string, number>
  /** When each entry was added, by id. */
  readonly entries: ReadonlyMap<number, Date>
}

export interface ChangedNotes {
  readonly notes: ListNotes
  /** New numbers of eaters by entry. */
  readonly eaters: ReadonlyMap<number, number>
  readonly refused: readonly RefusedOperation[]
}

/**
 * Does operations one after the other. Of two about the same thing the one that was made later counts, in whatever order they arrive; of two of one moment the one that
 * arrives later. A moment in the future counts as now: a wrong clock must not win for ever.
 */
export function changeNotes(
  before: ListNotes,
  operations: readonly ListOperation[],
  list: NotedList,
  now: Date,
): ChangedNotes {
  const notes = {
    bought: { ...before.bought },
    atHome: { ...before.atHome },
    ownLines: { ...before.ownLines },
    eaters: { ...before.eaters },
  }
  const eaters = new Map<number, number>()
  const refused: RefusedOperation[] = []
  const isLine = (line: string) => list.lines.has(line) || notes.ownLines[line]?.removed === false

  /** Null: done, or made earlier than what is noted already. Otherwise why it can't be done. */
  function change(operation: ListOperation): string | null {
    const at = new Date(Math.min(Date.parse(operation.at), now.getTime())).toISOString()
    const isLater = (noted: Noted | undefined) => noted === undefined || at >= noted.at
    switch (operation.kind) {
      case 'bought': {
        const { line, bought } = operation
        if (!isLine(line)) return 'line_does_not_exist'
        const grams = bought ? (operation.grams ?? list.lines.get(line) ?? 0) : null
        if (isLater(notes.bought[line])) notes.bought[line] = { grams, at }
        return null
      }
      case 'at-home': {
        const { line, atHome } = operation
        if (!isLine(line)) return 'line_does_not_exist'
        if (isLater(notes.atHome[line])) notes.atHome[line] = { atHome, at }
        return null
      }
      case 'add-line':
      case 'change-line': {
        const { id, text } = operation.line
        const noted = notes.ownLines[id]
        const isThere = noted?.removed === false
        if (!isLater(noted)) return null
        if (operation.kind === 'change-line' && !isThere) return 'line_does_not_exist'
        if (!isThere && liveLines(notes).length >= MOST_OWN_LINES) return 'too_many_lines'
        notes.ownLines[id] = { text, at, removed: false, place: noted?.place ?? nextPlace(notes) }
        return null
      }
      case 'remove-line': {
        const noted = notes.ownLines[operation.id]
        if (noted && isLater(noted)) notes.ownLines[operation.id] = { ...noted, text: '', at, removed: true }
        return null
      }
      case 'eaters': {
        const added = list.entries.get(operation.entryId)
        if (added === undefined) return 'entry_does_not_exist'
        // The entry may have been replaced, with other eaters, after the operation was made.
        if (!isLater(notes.eaters[operation.entryId]) || at < added.toISOString()) return null
        notes.eaters[operation.entryId] = { at }
        eaters.set(operation.entryId, operation.eaters)
        return null
      }
    }
  }

  for (const operation of operations) {
    const code = change(operation)
    if (code !== null) refused.push({ key: operation.key, code })
  }
  return { notes, eaters, refused }
}

/** Each operation once, with its key as the database writes it. */
export function eachOnce(operations: readonly ListOperation[]): readonly ListOperation[] {
  const keyed = operations.map((operation) => ({ ...operation, key: operation.key.toLowerCase() }))
  return keyed.filter(({ key }, place) => keyed.findIndex((each) => each.key === key) === place)
}

/** Notes without what is about lines and entries that are gone: bought again they are to be ticked again. The same object where nothing is to go. */
export function pruneNotes(notes: ListNotes, { lines, entries }: NotedList, now: Date): ListNotes {
  const oldest = new Date(now.getTime() - OPERATIONS_KEPT_MS).toISOString()
  const isLine = (line: string) => lines.has(line) || notes.ownLines[line]?.removed === false
  const pruned: ListNotes = {
    bought: only(notes.bought, isLine),
    atHome: only(notes.atHome, isLine),
    ownLines: only(notes.ownLines, (_, { removed, at }) => !removed || at > oldest),
    eaters: only(notes.eaters, (id) => entries.has(Number(id))),
  }
  const size = (each: ListNotes) => Object.values(each).reduce((sum, part) => sum + Object.keys(part).length, 0)
  return size(pruned) === size(notes) ? notes : pruned
}

/** What the owner of the list sees of her notes. @param usuallyAtHome lines that count as at home while nothing is noted of them */
export function listState(
  { bought, atHome, ...notes }: ListNotes,
  { lines }: Pick<NotedList, 'lines'>,
  usuallyAtHome: ReadonlySet<string>,
): Omit<CallAnswer<'UserCart/ChangeList'>['state'], 'revision'> {
  const ownLines = liveLines(notes)
  const keys = [...lines.keys(), ...ownLines.map(({ id }) => id)]
  return {
    bought: keys.flatMap((line) => {
      const grams = bought[line]?.grams ?? null
      return grams === null ? [] : [{ line, grams }]
    }),
    atHome: keys.filter((line) => atHome[line]?.atHome ?? usuallyAtHome.has(line)),
    ownLines: ownLines.map(({ id, text }) => ({ id, text })),
  }
}

function liveLines({ ownLines }: Pick<ListNotes, 'ownLines'>) {
  return Object.entries(ownLines)
    .flatMap(([id, line]) => (line.removed ? [] : [{ id, ...line }]))
    .sort((a, b) => a.place - b.place)
}

function nextPlace({ ownLines }: Pick<ListNotes, 'ownLines'>): number {
  return Math.max(0, ...Object.values(ownLines).map(({ place }) => place)) + 1
}

function only<T>(record: Readonly<Record<string, T>>, stays: (key: string, value: T) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key, value]) => stays(key, value)))
}
