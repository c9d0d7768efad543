import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import {
  CONNECTION_LIMITS,
  CONNECTIONS_OF_VISITOR,
  connectionOptions,
  generalFailure,
  identifyVisitors,
  type LogStream,
  limitConnections,
  logAnswers,
  loggerOptions,
  type Operations,
  pathOf,
  type Readiness,
  readJsonBodies,
  registerOperations,
  sendFailure,
  serviceHeaders,
  visitorOf,
} from 'service-host'
import type { Registry } from 'shared-frame/remotes'
import { pollContentRevision } from './content/content-revision'
import { createContentSource } from './content/content-source'
import { liveReloadRoutes } from './development/live-reload'
import { overrideRoutes, overridesOf } from './development/override-routes'
import { spellAddress } from './documents/address'
import { DocumentCache } from './documents/cache/document-cache'
import { IdleCompressor } from './documents/cache/idle-compressor'
import { documentRoutes, sendStatic } from './documents/document-routes'
import { baseHeaders, DATA_POLICY, isDataType } from './documents/html/content-security'
import { busyPage, errorPage, malformedPage } from './documents/html/static-pages'
import { MakingRefused, MakingTurns } from './documents/making-turns'
import { sendPreparedDocuments } from './documents/prepared-documents'
import { siteDocuments } from './documents/site-documents'
import { assetRoutes } from './files/asset-routes'
import { FileStore } from './files/file-store'
import { registryRoute } from './files/registry-route'
import { createSharePictures } from './files/share-picture'
import { choiceRoutes } from './food-words/choice-routes'
import { createMetrics } from './metrics'
import { openReleases } from './open-releases'
import { proxyRoutes } from './proxy/proxy-routes'
import { changedUnits } from './registry/changed-units'
import type { LoadedRegistry } from './registry/read-registry'
import { keysFileOf, readReleaseTeams } from './registry/signatures/release-keys'
import { releaseRoutes } from './releases-page/release-routes'
import { CircuitBreaker } from './rendering/circuit-breaker'
import { RenderRealms } from './rendering/render-realms'
import { isKnownVisit, isVisit, readVisit } from './reports/known-visit'
import { reportRoutes } from './reports/report-routes'
import { feedRoutes } from './site/feed-routes'
import { siteRoutes } from './site/site-routes'
import { createSitemap } from './site/sitemap'
import { previewRoutes } from './variants/preview-routes'
import { createReleaseVariants } from './variants/release-variants'
import type { WebOptions } from './web-options'

/** Calls match in any letter case; the rest of the path is the service's own business. */
const PROXIED = /^\/(?:api|menu-builder)(?=\/)/i
const FILE_CACHE_BYTES = 96_000_000
const BREAKER_MS = 30_000
/** With the API's own second, what editors publish is here well within five. */
const REVISION_POLL_MS = 1_500
const RENDERS_UNTIL_REPLACED = 20_000
const SOURCE_TIMEOUT_MS = 2_000
/** Anybody can report a damaged file; reading all releases again costs something. */
const VERIFY_EVERY_MS = 60_000

export interface WebServer {
  readonly app: FastifyInstance
  readonly operations: Operations
}

/** The document host, ready to listen or to be injected into. Closing it ends its workers and timers. */
export async function buildServer(options: WebOptions, logLevel = 'silent', logTo?: LogStream): Promise<WebServer> {
  const now = options.now ?? Date.now
  const { serviceSecret, trustedHops } = options.trust
  // Behind a proxy of our own all visitors come with its address.
  const connectionsOfVisitor = trustedHops === 0 ? CONNECTIONS_OF_VISITOR : null
  const connections = { ...CONNECTION_LIMITS, connectionsOfVisitor, ...options.connections }
  const isSecure = options.site.origin.startsWith('https:')
  const secret = serviceSecret ?? randomBytes(32).toString('base64url')
  const headers = baseHeaders({
    https: isSecure,
    development: options.overridesAllowed || (options.liveReload ?? false),
  })
  const app = Fastify({
    logger: loggerOptions(logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: false },
    ...connectionOptions(connections),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      return isCall(request) ? sendFailure(error, request, reply) : sendStatic(reply, malformedPage, 400, options.site)
    },
    rewriteUrl: ({ url = '/' }) => spellAddress(url).replace(PROXIED, (prefix) => prefix.toLowerCase()),
  })
  limitConnections(app.server, connections)
  readJsonBodies(app)
  // No service asks this one: whoever bears the secret here is still a visitor.
  const trust = { ...options.trust, serviceSecret: null }
  identifyVisitors(app, trust)
  // Documents carry these already, see `produce`.
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
    if (!reply.hasHeader('content-security-policy') && isDataType(reply.getHeader('content-type'))) {
      reply.header('content-security-policy', DATA_POLICY)
    }
    done(null, payload)
  })
  // Unless asked for: a line for each document would be most of the log.
  const logsAnswers = logLevel === 'debug' || logLevel === 'trace' ? 'debug' : 'off'
  logAnswers(app, logsAnswers)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isCall(request)) return sendFailure(error, request, reply)
    if (error instanceof MakingRefused) {
      reply.header('retry-after', error.retryAfterSeconds)
      return sendStatic(reply, busyPage, error.status, options.site)
    }
    const status = error.statusCode ?? 500
    if (status < 500) return sendStatic(reply, malformedPage, status, options.site)
    request.log.error({ err: error, path: pathOf(request) }, 'unhandled error')
    return sendStatic(reply, errorPage, 500, options.site)
  })
  app.setNotFoundHandler((request, reply) => {
    if (isCall(request)) return sendFailure(generalFailure('method_not_allowed'), request, reply)
    return reply
      .code(405)
      .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
      .type('text/plain')
      .send('GET only')
  })

  const liveReload = options.liveReload ? liveReloadRoutes(app) : null
  if (options.overridesAllowed) overrideRoutes(app)
  const operations = registerOperations(app, {
    service: 'web',
    operatorToken: options.operatorToken,
    processMetrics: options.processMetrics ?? false,
    readiness: () => readinessOf(registry.current()),
    routeLabel: ({ routeOptions }) => routeOptions.url ?? null,
  })
  const metrics = createMetrics(operations.metrics, {
    problems: () => registry.current().problems,
    suspected: () => watch.suspicions(),
  })
  const breaker = new CircuitBreaker(BREAKER_MS, now)
  const realms = new RenderRealms({
    workerFile: options.workerFile,
    modulesFrom: options.modulesFrom,
    hosts: { api: options.apiUrl, 'menu-builder': options.menuBuilderUrl },
    headers: serviceHeaders(serviceSecret),
    limits: options.limits,
    threads: options.renderThreads,
    memoryMb: options.renderMemoryMb,
    rendersUntilReplaced: RENDERS_UNTIL_REPLACED,
    onError: (err) => app.log.error({ err }, 'A render worker failed'),
  })
  let shown: Registry['units'] = []
  const releases = await openReleases(options, {
    secret,
    now,
    log: app.log,
    onChange: (loaded) => {
      const { revision, units } = loaded.registry
      metrics.registryChanged(units.length)
      app.log.info(
        { revision, versions: Object.fromEntries(units.map((unit) => [unit.name, unit.version])) },
        'registry changed',
      )
      liveReload?.changed(revision)
      realms.retain([loaded])
      breaker.forget(changedUnits(shown, units))
      shown = units
    },
    onTakenBack: metrics.takenBack,
  })
  const { registry, store, watch } = releases
  const files = new FileStore(FILE_CACHE_BYTES)
  const sharePictures = createSharePictures()
  const source = createContentSource(options.apiUrl, SOURCE_TIMEOUT_MS, serviceHeaders(serviceSecret))
  const revision = pollContentRevision(source, {
    pollMs: options.revisionPollMs ?? REVISION_POLL_MS,
    onNewGeneration: () => {
      cache.clear()
      files.clear()
      sharePictures.clear()
      app.log.info('all caches were emptied')
    },
    onProblem: (err) => app.log.warn({ err }, 'The API does not tell its content revision; the last one stands'),
  })
  const compressor = new IdleCompressor()
  const cache = new DocumentCache({
    maxBytes: options.cacheBytes,
    now,
    freshMs: options.freshMs ?? 60_000,
    staleMs: 600_000,
    brokenMs: 2_000,
    onLookup: metrics.lookup,
    onReadAgain: (document) => compressor.add(document),
  })
  app.addHook('onClose', async () => {
    await releases.stop()
    revision.stop()
    compressor.stop()
    await realms.close()
  })

  const documents = siteDocuments({
    registry,
    services: () => ({
      contentRevision: revision.current(),
      realms,
      breaker,
      source,
      releasesDir: options.releasesDir,
      site: options.site,
      overridesAllowed: options.overridesAllowed,
      onPart: watch.countPart,
    }),
    headers,
    metrics,
    log: app.log,
    liveReload: liveReload !== null,
    onUnitFailure: options.onUnitFailure ?? (() => undefined),
  })

  const sitemap = createSitemap({
    registry: () => registry.current().registry,
    source,
    revision: revision.current,
    origin: options.site.origin,
    now,
    onProblem: (err) => app.log.warn({ err }, 'The API does not name its addresses for the sitemap'),
  })
  assetRoutes(app, {
    releasesDir: options.releasesDir,
    mediaDirs: options.mediaDirs,
    files,
    sharePictures,
    source,
    siteName: options.site.name,
  })
  feedRoutes(app, { source, revision: revision.current, site: options.site })
  siteRoutes(app, {
    registry,
    releasesDir: options.releasesDir,
    files,
    site: options.site,
    securityContacts: options.securityContacts,
    sitemap,
    now,
  })
  await reportRoutes(app, {
    registry: () => registry.current().registry,
    trials: () => registry.current().trials,
    count: metrics.violation,
    countFault: metrics.browserFault,
    countLeaving: metrics.left,
    countDropped: metrics.dropped,
    onFault: watch.told,
    onIntegrityViolation: atMostOnceIn(VERIFY_EVERY_MS, () => void registry.verify()),
    now,
  })
  await proxyRoutes(app, {
    apiUrl: options.apiUrl,
    menuBuilderUrl: options.menuBuilderUrl,
    serviceSecret,
    isDropped({ method, url, body, visitor }) {
      if (!isVisit(method, url) || !(body instanceof Uint8Array)) return false
      const visit = readVisit(body)
      // What isn't even a visit is the API's to refuse.
      if (visit === null) return false
      const { registry: released, trials } = registry.current()
      if (!isKnownVisit(visit, released, trials)) {
        metrics.dropped('visit', 'unknown')
        return true
      }
      watch.measured(visit, visit.page, visitor.address)
      return false
    },
  })
  await releaseRoutes(app, {
    store,
    teams: () => readReleaseTeams(keysFileOf(options)),
    source,
    secret,
    siteOrigin: options.site.origin,
    figures: watch.figuresOf,
    suspicions: watch.suspicions,
    refresh: releases.refresh,
  })
  const turns = new MakingTurns(options.making, metrics.makingRefused)
  const variants = createReleaseVariants({ registry, secret, isSecure, now })
  registryRoute(app, registry, files, variants)
  previewRoutes(app, { secret, isSecure, now })
  await choiceRoutes(app, { site: options.site, isSecure })
  const ready = documentRoutes(app, {
    registry,
    variants,
    content: revision,
    cache,
    userOf: (token) =>
      source.userOf(token).catch((err: unknown) => {
        app.log.warn({ err }, 'The API does not tell whose session it is; the page will say so itself')
        return null
      }),
    documents,
    turnsOf: (address) => turns.of(address),
    overridden: options.overridesAllowed ? { of: overridesOf, produce: documents.produceOverridden } : null,
    onOpened: ({ parts }, address) => watch.opened(parts, address),
    now,
    site: options.site,
  })
  // The routes see to what one developer sees alone, and to a log of each answer.
  if (!options.overridesAllowed && logsAnswers === 'off') {
    sendPreparedDocuments(app, {
      operations,
      ready,
      onSent: ({ parts }, request) => {
        metrics.lookup('hit')
        watch.opened(parts, visitorOf(request, trust).address)
      },
      headers,
    })
  }
  return { app, operations }
}

/** Whoever calls reads envelopes, not pages. */
function isCall({ url }: FastifyRequest): boolean {
  return PROXIED.test(url)
}

function atMostOnceIn(ms: number, act: () => void): () => void {
  let next = 0
  return () => {
    if (performance.now() < next) return
    next = performance.now() + ms
    act()
  }
}

/** Without a shell there are no documents. */
function readinessOf({ bundles, registry }: LoadedRegistry): Readiness {
  const ready = bundles.has('shell')
  const details = { revision: registry.revision, units: registry.units.length }
  return { ready, status: ready ? 'ok' : 'no shell', details }
}
