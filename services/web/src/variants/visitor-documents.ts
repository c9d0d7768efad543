import { AddressKeys } from '../documents/cache/address-keys'
import type { DocumentBasis, DocumentCache } from '../documents/cache/document-cache'
import { StoredDocument } from '../documents/cache/stored-document'
import { nameOwnRegistry } from './name-own-registry'
import { withPreviewBand } from './preview-band'
import type { PreviewReleases, ReleaseVariants, VisitorReleases } from './release-variants'
import type { Trials } from './trials'

export interface VisitorDocumentsOptions {
  readonly variants: ReleaseVariants
  readonly cache: DocumentCache
  /** Of what everybody gets, now. */
  readonly basis: () => DocumentBasis
}

/** The releases that make a visitor's document. */
export type Releases =
  | (VisitorReleases & { readonly kind: 'group' })
  | (PreviewReleases & { readonly kind: 'preview' })
  /** Everybody's, whatever is on trial. */
  | (VisitorReleases & { readonly kind: 'common'; readonly trials: Trials | null })

/** Which document a visitor gets at an address, where not all get the same; and the fast way to what all do. */
export class VisitorDocuments {
  readonly #options: VisitorDocumentsOptions
  readonly #keys = new AddressKeys()

  constructor(options: VisitorDocumentsOptions) {
    this.#options = options
  }

  /**
   * While versions are on trial, documents that hold one of their units differ by group, and no others. The address tells, but for widgets: the
   * document for everybody does.
   *
   * @param path decoded
   */
  async releasesAt(
    path: string,
    cookies: string | undefined,
    common: () => Promise<Pick<StoredDocument, 'units'>>,
  ): Promise<Releases> {
    const { variants } = this.#options
    const preview = await variants.previewOf(cookies)
    if (preview !== null) return { ...preview, kind: 'preview' }
    const trials = variants.trials()
    const isTried = trials !== null && ((await trials.claim(path)) || trials.holds((await common()).units))
    return isTried
      ? { ...(await variants.groupOf(cookies)), kind: 'group' }
      : { own: null, headers: {}, kind: 'common', trials }
  }

  /** The document as it is sent: with the band of a link for trying, or, while versions are on trial, with the address of the group's registry. */
  async finished(document: StoredDocument, releases: Releases): Promise<StoredDocument> {
    // Made for one visitor, now and then: not worth being kept.
    if (releases.kind === 'preview') return StoredDocument.of(withPreviewBand(document, releases))
    if (releases.kind === 'group' || releases.trials === null) return document
    const { stand } = releases.trials
    const basis = this.#options.basis()
    const name = async () => nameOwnRegistry(document, basis.registryRevision, stand)
    return this.#options.cache.get(nameKey(document, stand), basis, name)
  }

  /** From now on `ready` finds it. */
  remember(url: string, key: string, releases: Releases): void {
    if (releases.kind === 'common') this.#keys.set(url, this.#stand(releases.trials), key)
  }

  /**
   * The document that stands ready for an address as it was asked for before; null: it is not everybody's, or it must be made.
   *
   * @param lookUp in the cache
   */
  ready(url: string, cookies: string | undefined, lookUp: DocumentCache['peek']): StoredDocument | null {
    const { variants, cache, basis } = this.#options
    if (variants.mayPreview(cookies)) return null
    const trials = variants.trials()
    const key = this.#keys.get(url, this.#stand(trials))
    const now = basis()
    const document = key === undefined ? null : lookUp(key, now)
    if (document === null || trials === null) return document
    return trials.holds(document.units) ? null : cache.peek(nameKey(document, trials.stand), now)
  }

  #stand(trials: Trials | null): string {
    return trials?.stand ?? this.#options.basis().registryRevision
  }
}

/** In the cache: by content, as one document may stand at many addresses. */
function nameKey({ etag }: StoredDocument, stand: string): string {
  return `${stand} ${etag}`
}
