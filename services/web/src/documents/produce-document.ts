import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DocumentStatus } from 'shared-frame/remotes'
import { findPage, otherSpelling, type RouteMatch } from 'shared-frame/routes'
import type { ContentSource } from '../content/content-source'
import { integrityOf } from '../registry/file-integrity'
import type { LoadedRegistry } from '../registry/read-registry'
import { type RenderRequest, type RenderServices, renderDocument } from '../rendering/render-document'
import { RenderQueueFull } from '../rendering/render-pool'
import type { RenderedPage } from '../rendering/render-task'
import { encodePath, locationOf } from './address'
import type { DocumentAnswer } from './cache/stored-document'
import { contentSecurityPolicy, framedBy, frameOptions } from './html/content-security'
import { documentHtml } from './html/document-html'
import type { SiteIdentity } from './html/head-tags'
import { errorPage, type StaticPage } from './html/static-pages'
import { type PageFile, pageFiles } from './page-files'
import { pageRegistry } from './page-registry'
import { mayHaveMoved, resolveRedirect } from './redirects'

export interface ProduceServices extends RenderServices {
  readonly source: Pick<ContentSource, 'redirect' | 'articlePath'>
  readonly releasesDir: string
  readonly site: SiteIdentity
  readonly overridesAllowed: boolean
  readonly onShellFailed: (error: unknown) => void
  /** Page-not-found, which is one document for all addresses where nothing is. */
  readonly missing: () => Promise<DocumentAnswer>
}

export interface DocumentRequest {
  /** Decoded, without trailing slash. */
  readonly path: string
  /** The part of the query that the page depends on, with its `?`; see `pageQuery`. */
  readonly search: string
  readonly today: string
  /** Whether foods have their Southern names. */
  readonly southern: boolean
}

const HTML = 'text/html; charset=utf-8'
const CACHED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** For what may be mended in a moment. */
const NOT_CACHED = 'no-store'

/**
 * The whole answer for an address: page, redirect, page-not-found or error. A page that is there is rendered at once; whether an address
 * is a former one is asked when nothing is there. Never rejects for a unit's failure.
 */
export async function produceDocument(request: DocumentRequest, services: ProduceServices): Promise<DocumentAnswer> {
  const claimed = findPage(services.loaded.registry, request.path) !== null
  if (!claimed) return formerOr(request, services, () => otherwiseSpelled(request, services))
  if (mayHaveMoved(request)) return formerOr(request, services, () => pageAnswer(request, false, services))
  const answer = await pageAnswer(request, false, services)
  return answer.status === 404 ? formerOr(request, services, async () => answer) : answer
}

/** Where the address leads when it is a former one; `otherwise` when not. Nobody knows while the table of redirects can't be asked: 503. */
async function formerOr(
  request: DocumentRequest,
  services: ProduceServices,
  otherwise: () => Promise<DocumentAnswer>,
): Promise<DocumentAnswer> {
  const isPage = (path: string) => findPage(services.loaded.registry, path) !== null
  const redirection = await resolveRedirect(request, services.source, isPage)
  if (redirection.kind === 'moved') return moved(redirection.location, redirection.permanent)
  if (redirection.kind === 'gone') return pageAnswer(request, true, services)
  return redirection.dataMissing ? awayAnswer(services.site) : otherwise()
}

/** The page that is meant by an address in other letters; else page-not-found. */
async function otherwiseSpelled(request: DocumentRequest, services: ProduceServices): Promise<DocumentAnswer> {
  const spelling = otherSpelling(services.loaded.registry, request.path)
  return spelling === null ? pageAnswer(request, false, services) : moved(encodePath(spelling), true)
}

/** Where page-not-found says it stands: no address of anything. */
export const MISSING_PATH = '/khong-tim-thay'

/** The document that `ProduceServices.missing` gives. */
export async function produceMissing(
  today: string,
  services: Omit<ProduceServices, 'missing'>,
): Promise<DocumentAnswer> {
  const page = { path: MISSING_PATH, search: '', today, southern: false }
  return (await renderedAnswer(page, null, false, services)) ?? errorAnswer(services.site)
}

async function pageAnswer(request: DocumentRequest, gone: boolean, services: ProduceServices): Promise<DocumentAnswer> {
  const match = gone ? null : findPage(services.loaded.registry, request.path)
  if (!gone && !match) return services.missing()
  return (await renderedAnswer(request, match, gone, services)) ?? services.missing()
}

/** Null: nothing is there. */
async function renderedAnswer(
  request: DocumentRequest,
  match: RouteMatch | null,
  gone: boolean,
  services: Omit<ProduceServices, 'missing'>,
): Promise<DocumentAnswer | null> {
  try {
    const { result, whole } = await renderDocument(renderRequest(request, match, gone), services)
    if (result.kind === 'redirect') {
      const location = locationOf(result.location)
      return location === null || location === encodePath(request.path)
        ? errorAnswer(services.site)
        : moved(location, true)
    }
    // Without all of its data a section can't know that nothing is there
    if (result.kind === 'missing') return whole ? null : awayAnswer(services.site)
    return await documentAnswer(request, match, { page: result, whole }, services)
  } catch (error) {
    if (error instanceof RenderQueueFull) return awayAnswer(services.site)
    services.onShellFailed(error)
    return errorAnswer(services.site)
  }
}

function renderRequest(request: DocumentRequest, match: RouteMatch | null, gone: boolean): RenderRequest {
  return {
    page: {
      path: request.path,
      search: request.search,
      routeId: match?.route.id ?? '',
      params: match?.params ?? {},
      today: request.today,
    },
    owner: match ? { unit: match.unit.name, routeId: match.route.id } : null,
    status: statusOf(match, gone),
    sectionWanted: match !== null,
    headOnly: match?.route.visibility === 'private',
    southern: request.southern,
  }
}

function statusOf(match: RouteMatch | null, gone: boolean): DocumentStatus {
  if (gone) return 410
  if (!match) return 404
  return match.unit.enabled || match.unit.name === 'shell' ? 200 : 503
}

/** A page at an unlisted address may ask to be indexed: a tag's list stands where searches do, which are not. */
function isIndexed(visibility: RouteMatch['route']['visibility'] | undefined, noindex: boolean | undefined): boolean {
  return noindex === undefined
    ? visibility === 'public'
    : !noindex && visibility !== 'private' && visibility !== undefined
}

async function documentAnswer(
  request: DocumentRequest,
  match: RouteMatch | null,
  { page, whole: complete }: { readonly page: RenderedPage; readonly whole: boolean },
  services: Omit<ProduceServices, 'missing'>,
): Promise<DocumentAnswer> {
  const { loaded, site } = services
  const files = pageFiles(loaded.registry, page.owner, page.widgetIds)
  const noindex = page.status !== 200 || !isIndexed(match?.route.visibility, page.head?.noindex)
  const framing = framedBy(page.status, match?.route)
  const { html, policy } = documentHtml({
    page,
    files,
    styles: await stylesOf(files.styles, loaded, services.releasesDir),
    boot: files.boot && (await fileText(files.boot, services.releasesDir)),
    registry: pageRegistry(loaded, files.units),
    path: request.path,
    search: request.search,
    today: request.today,
    noindex,
    framing,
    site,
    overridesAllowed: services.overridesAllowed,
  })
  const whole = complete && page.status < 500
  return {
    status: page.status,
    headers: {
      'content-type': HTML,
      'content-language': 'vi',
      'content-security-policy': policy,
      'x-frame-options': frameOptions(framing),
      ...(noindex ? { 'x-robots-tag': 'noindex' } : {}),
      'cache-control': whole ? CACHED : NOT_CACHED,
      ...(page.status === 503 ? { 'retry-after': '300' } : {}),
    },
    body: Buffer.from(html),
    whole,
    units: files.units,
  }
}

const texts = new Map<string, Promise<string | null>>()
const MAX_TEXTS = 500

/** Released files are immutable, so each is read once. Null: it is not there, or not what its integrity says. */
async function fileText({ name, unit, version, integrity }: PageFile, releasesDir: string): Promise<string | null> {
  const file = path.join(releasesDir, unit, version, 'browser', name)
  if (texts.size > MAX_TEXTS) texts.clear()
  const reading = texts.get(file) ?? verifiedText(file, integrity)
  texts.set(file, reading)
  const text = await reading
  if (text === null) texts.delete(file)
  return text
}

/**
 * Addresses inside styles are made absolute, as they move into the document. A style that is not what its integrity says is
 * left out: linked by its address, the browser refuses it and reports that.
 */
async function stylesOf(
  styles: readonly PageFile[],
  loaded: LoadedRegistry,
  releasesDir: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    styles.map(async (style): Promise<[string, string | null]> => {
      const text = await fileText(style, releasesDir)
      const base = loaded.registry.units.find(({ name }) => name === style.unit)?.base ?? '/'
      return [style.href, text === null ? null : inlineStyle(text, base)]
    }),
  )
  return new Map(found.filter((entry): entry is [string, string] => entry[1] !== null))
}

async function verifiedText(file: string, integrity: string | null): Promise<string | null> {
  const content = await readFile(file).catch(() => null)
  return content === null || (integrity !== null && integrityOf(content) !== integrity)
    ? null
    : content.toString('utf8')
}

function inlineStyle(text: string, base: string): string {
  return text
    .replace(/url\((["']?)(?!["']?(?:\/|#|data:|https?:))/g, (_, quote: string) => `url(${quote}${base}`)
    .replaceAll('</', '<\\/')
}

function moved(location: string, permanent: boolean): DocumentAnswer {
  return {
    status: permanent ? 301 : 302,
    headers: { location, 'cache-control': permanent ? 'public, max-age=3600' : NOT_CACHED },
    body: Buffer.alloc(0),
    whole: permanent,
    units: [],
  }
}

function errorAnswer(site: SiteIdentity): DocumentAnswer {
  return staticAnswer(errorPage, 500, site, { 'cache-control': NOT_CACHED, 'retry-after': '60' })
}

function awayAnswer(site: SiteIdentity): DocumentAnswer {
  return staticAnswer(errorPage, 503, site, { 'cache-control': NOT_CACHED, 'retry-after': '60' })
}

export function staticAnswer(
  page: StaticPage,
  status: number,
  site: SiteIdentity,
  headers: Readonly<Record<string, string>>,
): DocumentAnswer {
  const policy = contentSecurityPolicy([page.style], { https: site.origin.startsWith('https:'), framing: 'none' })
  return {
    status,
    headers: { 'content-type': HTML, 'content-language': 'vi', 'content-security-policy': policy, ...headers },
    body: Buffer.from(page.html),
    whole: status < 500,
    units: [],
  }
}
