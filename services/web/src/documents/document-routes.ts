import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { legacyQuery, pageDataPath } from 'shared-contracts/paths'
import { findPage } from 'shared-frame/routes'
import type { Overrides } from '../development/overrides'
import { preferredEncoding } from '../files/compression'
import { sendMissing } from '../files/send-file'
import { choseSouthernWords, hasRegionalWords, SOUTHERN_HEADERS } from '../food-words/southern-documents'
import type { LoadedRegistry } from '../registry/read-registry'
import type { RegistryWatch } from '../registry/registry-watch'
import type { ReleaseVariants } from '../variants/release-variants'
import { VisitorDocuments } from '../variants/visitor-documents'
import { accountNamed, PRIVATE_HEADERS, tokenIn } from './account-page'
import { readAddress, withQuery } from './address'
import type { DocumentBasis, DocumentCache } from './cache/document-cache'
import type { DocumentAnswer, StoredDocument } from './cache/stored-document'
import { dayClock } from './calendar-day'
import type { SiteIdentity } from './html/head-tags'
import { malformedPage, type StaticPage } from './html/static-pages'
import type { InTurn } from './making-turns'
import { pageData } from './page-data'
import { pageQuery } from './page-query'
import { type DocumentRequest, staticAnswer } from './produce-document'
import type { Making, SiteDocuments } from './site-documents'

export interface DocumentRoutesOptions {
  readonly registry: Pick<RegistryWatch, 'current'>
  readonly content: { current(): string; generation(): number }
  readonly cache: DocumentCache
  /** Whose token it is; null: nobody's, or it can't be told now. */
  readonly userOf: (token: string) => Promise<number | null>
  readonly documents: Pick<SiteDocuments, 'produce' | 'produceMissing'>
  /** The turns of a visitor, by address. */
  readonly turnsOf: (address: string) => InTurn
  readonly variants: ReleaseVariants
  /** Where a developer may load units from elsewhere (development/override-routes.ts); null otherwise. */
  readonly overridden: {
    readonly of: (request: FastifyRequest) => Overrides
    readonly produce: (request: DocumentRequest, overrides: Overrides) => Promise<DocumentAnswer>
  } | null
  /** A document, or data of one, goes to a visitor. */
  readonly onOpened: (document: StoredDocument, address: string) => void
  readonly now: () => number
  readonly site: SiteIdentity
}

/**
 * Every address that no other route answers is a document. Returns what tells the document that stands ready for an address as it was asked
 * for before, the same for everybody; null where the routes must look.
 */
export function documentRoutes(
  app: FastifyInstance,
  options: DocumentRoutesOptions,
): (url: string, cookies: string | undefined) => StoredDocument | null {
  const { registry, cache } = options
  const today = dayClock(options.now)

  const basisOf = (own: LoadedRegistry | null): DocumentBasis => ({
    registryRevision: (own ?? registry.current()).registry.revision,
    contentRevision: options.content.current(),
    generation: options.content.generation(),
    today: today(),
  })
  const visitorDocuments = new VisitorDocuments({ variants: options.variants, cache, basis: () => basisOf(null) })

  /**
   * The cached document of a page's address; its key names it in the cache. In Southern words there is another one where the page has food words:
   * which pages have, the document for everybody tells.
   */
  async function documentOf(asked: Asked, own: LoadedRegistry | null) {
    const { path, search, visitor } = asked
    const basis = basisOf(own)
    const match = findPage((own ?? registry.current()).registry, path)
    const query = pageQuery(match?.route ?? legacyQuery(path, search), search)
    const page = { path, search: query, today: basis.today, southern: false }
    const wanted = { unit: match?.unit.name ?? '', visitor, basis, own }
    const common = await kept(page, wanted)
    const southern = asked.southern && hasRegionalWords(common)
    const document = southern ? await kept({ ...page, southern }, wanted) : common
    return { key: path + query, document, southern }
  }

  /** From the cache, else made in its visitor's turn at the unit. */
  function kept(page: DocumentRequest, { unit, visitor, basis, own }: Wanted): Promise<StoredDocument> {
    const inTurn = options.turnsOf(visitor)
    let making: Making = { own, charge: () => undefined }
    const produce = () => options.documents.produce(page, making, () => missingDocument(basis, making))
    return cache.get(keyFor(own, page.path + page.search, page.southern), basis, produce, (make) =>
      inTurn(unit, (charge) => {
        making = { own, charge }
        return make()
      }),
    )
  }

  /** One for all addresses where nothing is. */
  function missingDocument(basis: DocumentBasis, making: Making): Promise<StoredDocument> {
    const produce = () => options.documents.produceMissing(basis.today, making)
    return cache.get(keyFor(making.own, MISSING_KEY), basis, produce)
  }

  /** What not everybody gets is kept beside what everybody does. */
  const keyFor = (own: LoadedRegistry | null, key: string, southern = false) =>
    `${own === null ? '' : `${own.registry.revision} `}${southern ? 'south ' : ''}${key}`

  const releasesFor = (asked: Asked, cookies: string | undefined) =>
    visitorDocuments.releasesAt(asked.path, cookies, async () => (await documentOf(asked, null)).document)

  const readyFor = (url: string, cookies: string | undefined, lookUp: DocumentCache['peek']) =>
    choseSouthernWords(cookies) ? null : visitorDocuments.ready(url, cookies, lookUp)

  app.get(pageDataPath('/*'), async (request, reply) => {
    const address = readAddress(request.originalUrl.slice(pageDataPath('').length))
    const isOverridden = (options.overridden?.of(request).size ?? 0) > 0
    // Where an address has another spelling, or is somebody's own, the document answers
    if (address.kind !== 'page' || isOverridden || accountNamed(address.path) !== null) return sendMissing(reply)
    const asked = askedBy(request, address)
    const { own, headers } = await releasesFor(asked, request.headers.cookie)
    // Her group is drawn with the registry that brings the code: data that is drawn by itself may be for another version.
    if (headers['set-cookie'] !== undefined) return sendMissing(reply)
    const { key, document, southern } = await documentOf(asked, own)
    const data = await cache.get(keyFor(own, pageDataPath(key), southern), basisOf(own), async () => pageData(document))
    options.onOpened(data, asked.visitor)
    return send(request, reply, data, headersFor(data, headers, southern))
  })

  app.get('/*', async (request, reply) => {
    const url = request.originalUrl
    const overrides = options.overridden?.of(request)
    if (options.overridden && overrides && overrides.size > 0) {
      const own = readAddress(url)
      if (own.kind !== 'page') return sendStatic(reply, malformedPage, 400, options.site)
      const southern = choseSouthernWords(request.headers.cookie)
      const answer = await options.overridden.produce({ ...own, today: today(), southern }, overrides)
      return reply.code(answer.status).headers(answer.headers).send(answer.body)
    }
    const { cookie } = request.headers
    const ready = readyFor(url, cookie, (key, basis) => cache.fresh(key, basis))
    if (ready) {
      options.onOpened(ready, request.visitor.address)
      return send(request, reply, ready)
    }

    const address = readAddress(url)
    if (address.kind === 'malformed') return sendStatic(reply, malformedPage, 400, options.site)
    if (address.kind === 'redirect') {
      return reply.code(301).headers({ location: address.location, 'cache-control': 'public, max-age=3600' }).send()
    }
    const named = accountNamed(address.path)
    const asked = askedBy(request, address)
    const releases = await releasesFor(asked, cookie)
    const { own, headers } = releases
    if (named !== null) {
      const token = tokenIn(cookie)
      const user = token === null ? null : await options.userOf(token)
      // Nobody's account page but one's own is there; who is not logged in is asked to
      const isOthers = user !== null && String(user) !== named
      const document = isOthers
        ? await missingDocument(basisOf(own), { own, charge: () => undefined })
        : (await documentOf(asked, own)).document
      options.onOpened(document, asked.visitor)
      return send(request, reply, await visitorDocuments.finished(document, releases), {
        ...headers,
        ...PRIVATE_HEADERS,
      })
    }
    const { key, document, southern } = await documentOf(asked, own)
    visitorDocuments.remember(url, key, releases)
    options.onOpened(document, asked.visitor)
    return send(
      request,
      reply,
      await visitorDocuments.finished(document, releases),
      headersFor(document, headers, southern),
    )
  })

  return (url, cookies) => readyFor(url, cookies, (key, basis) => cache.peek(key, basis))
}

/** In the cache; no address is. */
const MISSING_KEY = 'missing'

interface Asked {
  readonly path: string
  readonly search: string
  /** Address of the visitor's network. */
  readonly visitor: string
  /** Whether the visitor chose Southern words. */
  readonly southern: boolean
}

function askedBy({ visitor, headers }: FastifyRequest, { path, search }: Pick<Asked, 'path' | 'search'>): Asked {
  return { path, search, visitor: visitor.address, southern: choseSouthernWords(headers.cookie) }
}

interface Wanted {
  /** Whose page it is; empty: nobody's. */
  readonly unit: string
  readonly visitor: string
  readonly basis: DocumentBasis
  readonly own: LoadedRegistry | null
}

type Headers = Readonly<Record<string, string>>

/** What a visitor's choice of words or versions adds; a document that nobody may keep stays so. */
function headersFor(document: StoredDocument, ofVersions: Headers, southern: boolean): Headers {
  const isKept = document.headers['cache-control'] !== 'no-store'
  const instead = southern ? { ...SOUTHERN_HEADERS, ...ofVersions } : ofVersions
  return isKept || instead['cache-control'] === undefined ? instead : { ...instead, 'cache-control': 'no-store' }
}

export function sendStatic(reply: FastifyReply, page: StaticPage, status: number, site: SiteIdentity) {
  const answer = staticAnswer(page, status, site, { 'cache-control': 'no-store' })
  return reply.code(answer.status).headers(answer.headers).send(answer.body)
}

/**
 * Writes past Fastify's own sending, which would compose the same headers again for each of thousands of visitors.
 * Hooks that run after the answer still run.
 */
async function send(request: FastifyRequest, reply: FastifyReply, document: StoredDocument, instead: Headers = {}) {
  const { location } = document.headers
  if (location !== undefined) {
    const target = withQuery(location, queryOf(request.raw.url ?? ''))
    return reply
      .code(document.status)
      .headers({ ...document.headers, ...instead, location: target })
      .send()
  }
  if (document.isKnownBy(request.headers['if-none-match'])) {
    return reply
      .code(304)
      .headers({ ...document.unchangedHeaders, ...instead })
      .send()
  }
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const wire = document.wire(encoding) ?? (await document.compress(encoding ?? 'gzip', 'fast'))
  reply.hijack()
  reply.raw.writeHead(document.status, { ...wire.headers, ...instead })
  reply.raw.end(request.method === 'HEAD' ? undefined : wire.body)
  return reply
}

function queryOf(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 || mark === url.length - 1 ? '' : url.slice(mark)
}
