import type { Rates } from '../judge-release'
import type { RatesBefore } from '../judge-watched'
import { keyOf, type Release } from '../release-figures'
import { type Watched, watchKey } from '../watched-releases'
import type { NoteFiles } from './note-files'
import { printNotes, readNotes, type SharedNotes } from './shared-notes'
import { ALL_PAGES, type VisitNotes } from './visit-notes'
import { mergeNotes, type NotesByNetwork } from './visitor-sample'

export interface NoteSharingOptions {
  readonly own: VisitNotes
  readonly files: NoteFiles
  readonly secret: string
  readonly watchMs: number
  readonly onProblem: (error: unknown) => void
}

/** What all hosts noted, as far as their files have been read. */
export interface NoteSharing {
  readonly notesOf: (release: Release) => ReadonlyMap<string, NotesByNetwork>
  readonly beforeOf: (watched: Watched) => RatesBefore
  /** Keeps how everything was when a version came. */
  keepBefore(watched: Watched, rates: RatesBefore): void
  /** Writes what this host noted and reads what others did. Never rejects: on a full disk, or without the others, this host judges by what it has. */
  exchange(watched: readonly Watched[], served: readonly Release[]): Promise<void>
  /** Nothing is watched any more. */
  forget(): Promise<void>
}

/** Notes are of use for minutes after the watch that they were made for. */
const KEPT_MS = 600_000

export function shareNotes({ own, files, secret, watchMs, onProblem }: NoteSharingOptions): NoteSharing {
  const before = new Map<string, RatesBefore>()
  let read = new Map<string, SharedNotes | null>()
  let written = ''
  const failing = new Set<string>()

  const others = () => [...read.values()].filter((notes) => notes !== null)

  function notesOf(release: Release): ReadonlyMap<string, NotesByNetwork> {
    const all = [own.pagesOf(release), ...others().flatMap(({ notes }) => notes.get(keyOf(release)) ?? [])]
    const pages = new Set(all.flatMap((of) => [...of.keys()]))
    return new Map([...pages].map((page) => [page, mergeNotes(all.flatMap((of) => of.get(page) ?? []))]))
  }

  /** Tells of a problem when it begins. */
  async function attempt(what: 'write' | 'read', work: () => Promise<void>): Promise<void> {
    try {
      await work()
      failing.delete(what)
    } catch (error) {
      if (!failing.has(what)) onProblem(error)
      failing.add(what)
    }
  }

  return {
    notesOf,
    beforeOf(watched) {
      const key = watchKey(watched)
      return mostVisited([before.get(key), ...others().map((notes) => notes.before.get(key))])
    },
    keepBefore: (watched, rates) => before.set(watchKey(watched), rates),
    async exchange(watched, served) {
      const keys = watched.map(watchKey)
      for (const key of before.keys()) if (!keys.includes(key)) before.delete(key)
      const text = printNotes({ notes: worthSharing(own, watched, served), before }, secret)
      await attempt('write', async () => {
        if (text !== written) await files.write(text)
        written = text
      })
      await attempt('read', async () => {
        const texts = await files.others(Date.now() - watchMs - KEPT_MS)
        read = new Map(texts.map((one) => [one, read.get(one) ?? readNotes(one, secret)]))
      })
    },
    forget: () =>
      attempt('read', async () => {
        before.clear()
        read.clear()
        written = ''
        await files.others(Number.POSITIVE_INFINITY)
      }),
  }
}

/** Of what is watched also the pages on which something failed; of all else the whole. */
function worthSharing(own: VisitNotes, watched: readonly Watched[], served: readonly Release[]): SharedNotes['notes'] {
  const releases = new Map([...served, ...watched].map((release) => [keyOf(release), release]))
  const watchedKeys = new Set(watched.map(keyOf))
  return new Map(
    [...releases].map(([key, release]) => {
      const pages = [...own.pagesOf(release)].filter(
        ([page, notes]) => page === ALL_PAGES || (watchedKeys.has(key) && hasFailures(notes)),
      )
      return [key, new Map(pages)]
    }),
  )
}

function hasFailures(notes: NotesByNetwork): boolean {
  return [...notes.values()].some((visitors) =>
    [...visitors.values()].some(({ failed, told }) => failed !== null || told > 0),
  )
}

/** Of what hosts saw before a version came, the word of the one with most visits, by unit and page. */
function mostVisited(all: readonly (RatesBefore | undefined)[]): RatesBefore {
  const best = new Map<string, Map<string, Rates>>()
  for (const [unit, pages] of all.flatMap((rates) => [...(rates ?? [])])) {
    const into = best.get(unit) ?? new Map<string, Rates>()
    best.set(unit, into)
    for (const [page, rates] of pages) {
      if (rates.voters >= (into.get(page)?.voters ?? 0)) into.set(page, rates)
    }
  }
  return best
}
