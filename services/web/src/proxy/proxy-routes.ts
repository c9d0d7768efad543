import type { IncomingHttpHeaders } from 'node:http'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { SERVICE_SECRET_HEADER, serviceHeaders, VISITOR_ADDRESS_HEADER } from 'service-host'
import { API_BODY_LIMIT_BYTES, MENU_BUILDER_BODY_LIMIT_BYTES } from 'shared-contracts/constants'
import { isTooLarge, limitBodies, TOO_LARGE } from './body-limit'

export interface ProxyOptions {
  /** Base addresses without trailing slash. */
  readonly apiUrl: string
  readonly menuBuilderUrl: string
  /** Proves to them whose requests these are; null in tests. */
  readonly serviceSecret: string | null
}

/** The browser's client gives up after 100 s. */
const ANSWER_TIMEOUT_MS = 100_000

const DOWN = 'Máy chủ đang bận hoặc tạm ngưng. Bạn thử lại sau ít phút nhé.'
const LATE = 'Máy chủ trả lời quá lâu. Bạn thử lại nhé.'

/** One address serves all: `/api` goes to the API, `/menu-builder` to the menu builder, unread and streamed. */
export async function proxyRoutes(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { apiUrl, menuBuilderUrl, serviceSecret } = options
  await forward(app, {
    prefix: '/api',
    rewritePrefix: '/api',
    upstream: apiUrl,
    limit: API_BODY_LIMIT_BYTES,
    serviceSecret,
  })
  await forward(app, {
    prefix: '/menu-builder',
    rewritePrefix: '',
    upstream: menuBuilderUrl,
    limit: MENU_BUILDER_BODY_LIMIT_BYTES,
    serviceSecret,
  })
}

interface Forwarding {
  readonly prefix: string
  readonly rewritePrefix: string
  readonly upstream: string
  /** What the service takes at most, in bytes. */
  readonly limit: number
  readonly serviceSecret: string | null
}

async function forward(
  app: FastifyInstance,
  { prefix, rewritePrefix, upstream, limit, serviceSecret }: Forwarding,
): Promise<void> {
  await app.register(async (scope) => {
    limitBodies(scope, limit)
    await scope.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix,
      disableCache: true,
      undici: { connections: 64, headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...withoutClaims(headers),
          ...serviceHeaders(serviceSecret, request.visitor.address),
        }),
        onError(reply, { error }) {
          if (isTooLarge(error)) {
            reply.code(413).header('cache-control', 'no-store').send(TOO_LARGE)
            return
          }
          const late = 'code' in error && /TIMEOUT/.test(String(error.code))
          reply.request.log.warn({ err: error, upstream }, 'The service behind the proxy did not answer')
          reply
            .code(late ? 504 : 502)
            .header('cache-control', 'no-store')
            .send({ success: false, data: null, message: late ? LATE : DOWN })
        },
      },
    })
  })
}

/** What only this site's own machines may say: who is asking, for whom, and by which way it came. */
const CLAIMS = new Set([SERVICE_SECRET_HEADER, VISITOR_ADDRESS_HEADER, 'forwarded', 'x-real-ip', 'via'])

function withoutClaims(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !CLAIMS.has(name) && !name.startsWith('x-forwarded-')),
  )
}
