import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { compress, type Effort, type Encoding } from '../../files/compression'
import type { DocumentPart } from '../../releases-watch/notes/visit-notes'

/** What a document's answer is made of. */
export interface DocumentAnswer {
  readonly status: number
  /** Without those that depend on the request (encoding, length). */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Every unit did its part with all of its data. */
  readonly whole: boolean
  /** The units that it is made of: the shell, whose page it is, and whose widgets are placed on it. */
  readonly units: readonly string[]
  /** What units had to do with it, for the watch of releases; unset: nothing is known of it. */
  readonly parts?: readonly DocumentPart[]
}

/** Headers and body as they go over the wire. */
export interface Wire {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

type Form = Encoding | 'identity'

/** A document that is ready to be sent: each form of it is put together once, not for each visitor. */
export class StoredDocument implements DocumentAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly whole: boolean
  readonly units: readonly string[]
  readonly parts: readonly DocumentPart[]
  readonly etag: string
  readonly #wires = new Map<Form, Wire>()
  #isThorough = false

  private constructor(answer: DocumentAnswer, etag: string) {
    this.status = answer.status
    this.headers = answer.headers
    this.body = answer.body
    this.whole = answer.whole
    this.units = answer.units
    this.parts = answer.parts ?? []
    this.etag = etag
    this.#put('identity', answer.body)
  }

  /** Gives back `before` when the answer is the same to the byte, and the caches are of the same generation. */
  static async of(answer: DocumentAnswer, before?: StoredDocument, generation = 0): Promise<StoredDocument> {
    const hash = createHash('sha256')
      .update(`${generation === 0 ? '' : `${generation} `}${answer.status}${JSON.stringify(answer.headers)}`)
      .update(answer.body)
    const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
    if (before?.etag === etag && before.whole === answer.whole) return before
    const document = new StoredDocument(answer, etag)
    if (answer.body.length > 0) await document.compress('br', 'fast')
    return document
  }

  /** Whether a header `If-None-Match` names this document. */
  isKnownBy(ifNoneMatch: string | undefined): boolean {
    return this.status === 200 && ifNoneMatch !== undefined && ifNoneMatch.includes(this.etag)
  }

  /** What a 304 says of the document. */
  get unchangedHeaders(): OutgoingHttpHeaders {
    const { etag, vary, 'cache-control': cacheControl } = this.wire(null)?.headers ?? {}
    return { etag, vary, 'cache-control': cacheControl }
  }

  /** Null when the form was not made yet; see `compress`. */
  wire(encoding: Encoding | null): Wire | null {
    if (encoding === null || this.body.length === 0) return this.#wires.get('identity') ?? null
    return this.#wires.get(encoding) ?? null
  }

  async compress(encoding: Encoding, effort: Exclude<Effort, 'best'>): Promise<Wire> {
    const body = await compress(this.body, encoding, effort)
    if (effort === 'thorough') this.#isThorough = true
    return this.#put(encoding, body)
  }

  /** Whether it was compressed thoroughly. */
  get isThorough(): boolean {
    return this.#isThorough
  }

  #put(form: Form, body: Buffer): Wire {
    const headers: OutgoingHttpHeaders = {
      ...this.headers,
      ...(this.status === 200 ? { etag: this.etag } : {}),
      vary: 'Accept-Encoding',
      ...(form === 'identity' ? {} : { 'content-encoding': form }),
      'content-length': body.length,
    }
    const wire = { headers, body }
    this.#wires.set(form, wire)
    return wire
  }
}
