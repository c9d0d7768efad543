import { latest } from '../release-figures'

/** What one visitor was given and told of a version, as of the last document. Times in ms since 1970; 0: never. */
export interface VisitorNote {
  /** When a document or its data with the version was last sent to the visitor. */
  opened: number
  /** When the visitor's browser sent figures of a visit: the document may have come from a cache in front. */
  measured: number
  /** How the version failed in that document; null: it did not. */
  failed: FailureKind | null
  /** When the visitor's browser last told of a fault. */
  told: number
  toldKind: FailureKind
  /** Version of the shell that the document had; empty: not known. */
  shell: string
}

/** `slow`: it took too long or did not arrive, which a busy machine or network does to good versions too. */
export type FailureKind = 'error' | 'slow'

/** By network, then by visitor (hashed), each with the latest last. */
export type NotesByNetwork = ReadonlyMap<string, ReadonlyMap<string, Readonly<VisitorNote>>>

/** Whose note it is: hashes, see `VisitorKeys`. */
export interface VisitorKey {
  readonly network: string
  readonly visitor: string
}

export interface SampleSize {
  readonly networks: number
  /** Of each network. */
  readonly visitors: number
}

/**
 * The latest visitors of a version: so many networks, so many visitors of each. Whoever has thousands of addresses in a few networks fills no more than
 * their places, and pushes out nobody else's; what is old makes way for what is new, so that a failure after an hour of good visits is seen.
 */
export class VisitorSample {
  readonly #networks = new Map<string, Map<string, VisitorNote>>()
  readonly #size: SampleSize

  constructor(size: SampleSize) {
    this.#size = size
  }

  get notes(): NotesByNetwork {
    return this.#networks
  }

  opened(key: VisitorKey, now: number, failed: FailureKind | null, shell: string): void {
    const note = this.#noteOf(key)
    note.opened = now
    note.failed = failed
    if (shell !== '') note.shell = shell
  }

  measured(key: VisitorKey, now: number): void {
    this.#noteOf(key).measured = now
  }

  told(key: VisitorKey, now: number, told: { kind: FailureKind; shell: string }): void {
    const note = this.#noteOf(key)
    note.told = now
    note.toldKind = told.kind
    if (told.shell !== '') note.shell = told.shell
  }

  #noteOf({ network, visitor }: VisitorKey): VisitorNote {
    const visitors = latest(this.#networks, network, this.#size.networks, () => new Map<string, VisitorNote>())
    return latest(visitors, visitor, this.#size.visitors, emptyNote)
  }
}

const emptyNote = (): VisitorNote => ({
  opened: 0,
  measured: 0,
  failed: null,
  told: 0,
  toldKind: 'error',
  shell: '',
})

/** What several hosts noted of the same version, each visitor once. Pure. */
export function mergeNotes(all: readonly NotesByNetwork[]): NotesByNetwork {
  if (all.length === 1 && all[0]) return all[0]
  const merged = new Map<string, Map<string, VisitorNote>>()
  for (const notes of all) {
    for (const [network, visitors] of notes) {
      const into = merged.get(network) ?? new Map<string, VisitorNote>()
      merged.set(network, into)
      for (const [visitor, note] of visitors) {
        const known = into.get(visitor)
        into.set(visitor, known === undefined ? { ...note } : mergeNote(known, note))
      }
    }
  }
  return merged
}

function mergeNote(a: VisitorNote, b: VisitorNote): VisitorNote {
  const opened = a.opened >= b.opened ? a : b
  const told = a.told >= b.told ? a : b
  return {
    opened: opened.opened,
    failed: opened.failed,
    told: told.told,
    toldKind: told.toldKind,
    measured: Math.max(a.measured, b.measured),
    shell: (told.told > opened.opened ? told.shell : opened.shell) || a.shell || b.shell,
  }
}
