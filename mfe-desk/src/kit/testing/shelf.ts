import { jest } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import type { Drafted, Writing } from '../entry-kind'
import { sameContent } from '../saving/same-content'

/** A kind of entry for tests of the kit: a title, and parts that the server numbers. */
export interface Note {
  readonly title: string
  readonly parts: readonly { readonly key: string; readonly id: number | null }[]
}
export interface NoteEntry extends Drafted<Note> {
  readonly shown: boolean
}

/** How versions of a server go: numbers that count, or a hash of what the entry says. */
export const versions = {
  counted: (entry: NoteEntry) => String(Number(entry.version) + 1),
  hashed: (entry: NoteEntry) => `#${JSON.stringify(entry.draft)}`,
}

export function noteEntry(changes: Partial<NoteEntry> = {}): NoteEntry {
  return {
    ...{ key: '7', version: '1', shown: false, changedAt: '2026-11-22T03:00:00.000Z', changedBy: 'Chị Hoa' },
    draft: { title: 'Bữa phụ', parts: [{ key: 'a', id: 11 }] },
    ...changes,
  }
}

export const failure = (status: number, code: string | null = null) =>
  new ApiError('SurveyDesk/Save', status, 'Không được', [], undefined, code)

const withoutIds = ({ title, parts }: Note) => ({ title, parts: parts.map(({ key }) => key) })
const numbered = (draft: Note): Note => ({
  ...draft,
  parts: draft.parts.map((part, place) => ({ ...part, id: part.id ?? 100 + place })),
})

/** A server of one note, and the writing of its kind. `shelf.now` is what it has. */
export function noteShelf(nextVersion: (entry: NoteEntry) => string, first = noteEntry()) {
  const shelf = { now: first }
  const put = (draft: Note, changes: Partial<NoteEntry> = {}): NoteEntry => {
    const entry = { ...shelf.now, draft: numbered(draft), ...changes }
    shelf.now = { ...entry, version: nextVersion(entry) }
    return shelf.now
  }
  const save = jest.fn(async (over: NoteEntry | null, draft: Note): Promise<NoteEntry> => {
    if (over === null) return noteEntry({ key: '9', version: '1', draft: numbered(draft) })
    if (over.version !== shelf.now.version) throw failure(409, 'changed_elsewhere')
    return put(draft)
  })
  const load = jest.fn(async (_key: string) => shelf.now)
  const kept = new Map<string | null, unknown>()
  const writing: Omit<Writing<NoteEntry, Note>, 'Form'> = {
    blank: () => ({ title: '', parts: [] }),
    load: (_api, key) => load(key),
    save: (_api, over, draft) => save(over, draft),
    saves: ({ shown }) => (shown ? 'on-press' : 'by-itself'),
    place: (key) => ({
      read: () => null,
      keep: (_owner, edit) => void kept.set(key, edit),
      forget: () => void kept.delete(key),
    }),
    isSame: (one, other) => sameContent(withoutIds(one), withoutIds(other)),
    withIds: (current, sent, saved) => ({
      ...current,
      parts: current.parts.map((part) => {
        const place = sent.parts.findIndex(({ key }) => key === part.key)
        return { ...part, id: saved.parts[place]?.id ?? part.id }
      }),
    }),
    differences: (mine, theirs) => (mine.title === theirs.title ? [] : [{ field: 'Tên', theirs: theirs.title }]),
    mayOverwrite: () => true,
    asNew: (draft) => ({ ...draft, parts: draft.parts.map((part) => ({ ...part, id: null })) }),
  }
  return { shelf, put, save, load, kept, writing }
}
