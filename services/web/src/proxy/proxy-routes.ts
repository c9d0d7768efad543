import type { IncomingHttpHeaders } from 'node:http'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  CallFailure,
  generalFailure,
  SERVICE_SECRET_HEADER,
  sendFailure,
  serviceHeaders,
  VISITOR_ADDRESS_HEADER,
  visitorAddress,
} from 'service-host'
import { type CallAddress, callAddresses } from 'shared-contracts/calls'
import { API_BODY_LIMIT_BYTES, MENU_BUILDER_BODY_LIMIT_BYTES } from 'shared-contracts/constants'
import { type OpenCall, TURN_LIMITS, type TurnLimits, VisitorTurns } from '../visitors/visitor-turns'
import { AbandonablePool, sendUntil } from './abandonable-pool'
import { BodyBudget, BUDGET_LIMITS, type BudgetLimits } from './body-budget'
import { repeatPolicy } from './repeat'

export interface ProxyOptions {
  /** Base addresses without trailing slash. */
  readonly apiUrl: string
  readonly menuBuilderUrl: string
  /** Proves to them whose requests these are; null in tests. */
  readonly serviceSecret: string | null
  /** Of each service; `TURN_LIMITS` unless said. */
  readonly turns?: TurnLimits
  /** `BUDGET_LIMITS` unless said. */
  readonly budget?: BudgetLimits
  /** A request to the API that is answered as if it had been done, and goes no further. */
  readonly isDropped?: IsDropped
}

type IsDropped = (request: Pick<FastifyRequest, 'method' | 'body' | 'visitor'> & { readonly url: string }) => boolean

/** The browser's client gives up after 100 s. */
const ANSWER_TIMEOUT_MS = 100_000
const CONNECT_TIMEOUT_MS = 2_000
const CONNECTIONS = 64
/** For the calls with large bodies, beside those of all others. */
const LARGE_CONNECTIONS = 6
/** Said to whoever finds a service away; a restart takes a few seconds. */
const RETRY_AFTER_SECONDS = 5

const DOWN = 'Máy chủ đang bận hoặc tạm ngưng. Bạn thử lại sau ít phút nhé.'
const LATE = 'Máy chủ trả lời quá lâu. Bạn thử lại nhé.'

/**
 * One address serves all: `/api` goes to the API, `/menu-builder` to the menu builder, unread. A body is received whole
 * before a connection to the service is taken, so that slow visitors hold none.
 */
export async function proxyRoutes(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { apiUrl, menuBuilderUrl, serviceSecret, turns = TURN_LIMITS, budget = BUDGET_LIMITS, isDropped } = options
  const turnsAtApi = new VisitorTurns(turns)
  const large = new BodyBudget(budget)
  await forward(app, {
    prefix: '/api',
    rewritePrefix: '/api',
    upstream: apiUrl,
    limit: API_BODY_LIMIT_BYTES,
    serviceSecret,
    turns: turnsAtApi,
    isDropped,
    connections: CONNECTIONS,
  })
  for (const { host, path, bodyLimitBytes } of Object.values<CallAddress>(callAddresses)) {
    if (host !== 'api' || bodyLimitBytes === undefined) continue
    await forward(app, {
      prefix: path,
      rewritePrefix: path,
      upstream: apiUrl,
      limit: bodyLimitBytes,
      budget: large,
      serviceSecret,
      turns: turnsAtApi,
      isDropped,
      connections: LARGE_CONNECTIONS,
    })
  }
  await forward(app, {
    prefix: '/menu-builder',
    rewritePrefix: '',
    upstream: menuBuilderUrl,
    limit: MENU_BUILDER_BODY_LIMIT_BYTES,
    serviceSecret,
    turns: new VisitorTurns(turns),
    connections: CONNECTIONS,
  })
}

interface Forwarding {
  readonly prefix: string
  readonly rewritePrefix: string
  readonly upstream: string
  /** What the service takes at most, in bytes. */
  readonly limit: number
  /** Counts bodies that are larger than those of other calls. */
  readonly budget?: BodyBudget
  readonly connections: number
  readonly serviceSecret: string | null
  readonly turns: VisitorTurns
  readonly isDropped?: IsDropped
}

async function forward(app: FastifyInstance, options: Forwarding): Promise<void> {
  const { prefix, rewritePrefix, upstream, limit, budget, serviceSecret, turns, connections, isDropped } = options
  await app.register(async (scope) => {
    scope.setErrorHandler(sendFailure)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: limit }, (_request, body, done) =>
      done(null, body.length > 0 ? body : undefined),
    )
    takeTurns(scope, turns)
    if (budget) countLargeBodies(scope, budget, limit)
    const pool = new AbandonablePool(new URL(upstream).origin, {
      connections,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: ANSWER_TIMEOUT_MS,
    })
    scope.addHook('onClose', () => pool.close())
    await scope.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix,
      proxyPayloads: false,
      disableCache: true,
      disableRequestLogging: true,
      undici: pool,
      handler(request: FastifyRequest, reply: FastifyReply, destination: string, given: object) {
        const { method, body, visitor } = request
        if (isDropped?.({ method, url: request.raw.url ?? '', body, visitor })) {
          return reply.header('cache-control', 'no-store').send({ success: true, data: {}, message: null })
        }
        const repeat = repeatPolicy(request.method)
        const leaving = new AbortController()
        reply.raw.once('close', () => leaving.abort())
        const options: Parameters<FastifyReply['from']>[1] = {
          ...given,
          ...bodyOf(request),
          rewriteRequestHeaders: (_, headers) => ({
            ...withoutClaims(headers, request.method),
            ...serviceHeaders(serviceSecret, request.visitor.address),
          }),
          retryDelay: ({ err }) => (err ? repeat(err) : null),
          onError: (_, { error }) => {
            const late = 'code' in error && /TIMEOUT/.test(String(error.code))
            request.log.warn({ err: error, upstream }, 'The service behind the proxy did not answer')
            reply.header('retry-after', RETRY_AFTER_SECONDS)
            sendFailure(new CallFailure(late ? 504 : 502, 'unavailable', late ? LATE : DOWN), request, reply)
          },
        }
        sendUntil(leaving.signal, () => reply.from(destination, options))
        return reply
      },
    })
  })
}

/** No visitor takes all connections to a service, nor fills the memory with bodies. */
function takeTurns(scope: FastifyInstance, turns: VisitorTurns): void {
  const calls = new WeakMap<FastifyRequest, OpenCall>()
  scope.addHook('onRequest', async (request, reply) => {
    const call = turns.open(visitorAddress(request.visitor.address))
    if (call === null) {
      reply.header('retry-after', 1)
      throw generalFailure('too_many_requests')
    }
    calls.set(request, call)
    reply.raw.once('close', () => call.end())
  })
  scope.addHook('preHandler', (request, _reply, done) => {
    const call = calls.get(request)
    if (call) call.turn().then(() => done(), done)
    else done()
  })
}

/** A body of unknown length counts as the largest. */
function countLargeBodies(scope: FastifyInstance, budget: BodyBudget, limit: number): void {
  scope.addHook('onRequest', async (request, reply) => {
    const length = Number(request.headers['content-length'] ?? limit)
    if (length <= API_BODY_LIMIT_BYTES || length > limit) return
    const giveBack = budget.take(visitorAddress(request.visitor.address), length)
    if (giveBack === null) {
      reply.header('retry-after', RETRY_AFTER_SECONDS)
      throw generalFailure('unavailable')
    }
    reply.raw.once('close', giveBack)
  })
}

/** Bodies go on as they came, with their full type. */
function bodyOf({ body, headers }: FastifyRequest): object {
  if (!(body instanceof Uint8Array)) return {}
  return { body: Buffer.from(body), contentType: headers['content-type'] ?? 'application/octet-stream' }
}

/** What only this site's own machines may say: who is asking, for whom, and by which way it came. */
const CLAIMS = new Set([SERVICE_SECRET_HEADER, VISITOR_ADDRESS_HEADER, 'forwarded', 'x-real-ip', 'via', 'expect'])

function withoutClaims(headers: IncomingHttpHeaders, method: string): IncomingHttpHeaders {
  // A body of these means nothing and was not read; its length would be wrong now.
  const withoutBody = method === 'GET' || method === 'HEAD'
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !CLAIMS.has(name) && !name.startsWith('x-forwarded-') && !(withoutBody && name === 'content-length'),
    ),
  )
}
