import { keyOf, latest, type Release } from '../release-figures'
import { type FailureKind, type NotesByNetwork, type VisitorKey, VisitorSample } from './visitor-sample'

/** A unit's part in a document. */
export interface DocumentPart extends Release {
  /** The page, by the id of its route; of units beside its owner's, with the owner's name. */
  readonly page: string
  /** Null: it did its part. */
  readonly failure: FailureKind | null
}

/** All pages of a version together. */
export const ALL_PAGES = '*'

const RELEASES_KEPT = 30
const PAGES_KEPT = 40
const OF_RELEASE = { networks: 200, visitors: 4 }
const OF_PAGE = { networks: 50, visitors: 3 }
const SHELL = 'shell'

/** The latest visitors of each version and page that this host answered, or whose browsers told it of faults. */
export class VisitNotes {
  readonly #releases = new Map<string, Map<string, VisitorSample>>()

  /** A document, or data of one, was sent. */
  opened(parts: readonly DocumentPart[], key: VisitorKey, now: number): void {
    const shell = parts.find(({ unit }) => unit === SHELL)?.version ?? ''
    for (const part of parts) {
      for (const sample of this.#samplesOf(part, part.page)) sample.opened(key, now, part.failure, shell)
    }
  }

  /** A browser sent the figures of its visit. */
  measured(release: Release, page: string, key: VisitorKey, now: number): void {
    for (const sample of this.#samplesOf(release, page)) sample.measured(key, now)
  }

  /** @param page null: not said */
  told(
    release: Release,
    page: string | null,
    key: VisitorKey,
    now: number,
    told: Parameters<VisitorSample['told']>[2],
  ) {
    for (const sample of this.#samplesOf(release, page)) sample.told(key, now, told)
  }

  /** By page, with `ALL_PAGES`. */
  pagesOf(release: Release): ReadonlyMap<string, NotesByNetwork> {
    const pages = this.#releases.get(keyOf(release)) ?? new Map<string, VisitorSample>()
    return new Map([...pages].map(([page, { notes }]) => [page, notes]))
  }

  #samplesOf(release: Release, page: string | null): readonly VisitorSample[] {
    const pages = latest(this.#releases, keyOf(release), RELEASES_KEPT, () => new Map<string, VisitorSample>())
    const all = latest(pages, ALL_PAGES, PAGES_KEPT, () => new VisitorSample(OF_RELEASE))
    return page === null ? [all] : [all, latest(pages, page, PAGES_KEPT, () => new VisitorSample(OF_PAGE))]
  }
}
