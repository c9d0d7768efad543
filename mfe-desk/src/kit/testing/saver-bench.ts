import { jest } from '@jest/globals'
import { createFakeApi } from 'shared-frame/testing'
import { createSaver } from '../saving/saver'
import type { Kept } from '../saving/saver-types'
import { type Note, type NoteEntry, noteEntry, noteShelf } from './shelf'

/** What the clock of the savers says. */
export const NOW = new Date('2026-11-22T03:24:00.000Z')

/** Savers of one note over a server of it. `sent`: what was to be saved, with the version that it was over; `lastKept`: what the device has. */
export function saverBench(
  nextVersion: (entry: NoteEntry) => string,
  changes: Partial<NoteEntry> = {},
  kept: Kept<Note> | null = null,
) {
  const server = noteShelf(nextVersion, noteEntry(changes))
  const keep = jest.fn<(edit: Kept<Note> | null) => void>()
  const api = createFakeApi({})
  const saverOf = (edit = kept, entry: NoteEntry | null = server.shelf.now) =>
    createSaver({ api, writing: server.writing, entry, kept: edit, keep, now: () => NOW })
  const sent = () => server.save.mock.calls.map(([over, draft]) => ({ version: over?.version ?? null, ...draft }))
  return { ...server, saver: saverOf(), saverOf, sent, keep, lastKept: () => keep.mock.lastCall?.[0] ?? null }
}

export const titled = (title: string) => (draft: Note) => ({ ...draft, title })
export const note = (title: string): Note => ({ ...noteEntry().draft, title })
