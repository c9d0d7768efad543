import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { API_BODY_LIMIT_BYTES, MENU_BUILDER_BODY_LIMIT_BYTES } from 'shared-contracts/constants'
import { isTooLarge, limitBodies, TOO_LARGE } from './body-limit'

export interface ProxyOptions {
  /** Base addresses without trailing slash. */
  readonly apiUrl: string
  readonly menuBuilderUrl: string
}

/** The browser's client gives up after 100 s. */
const ANSWER_TIMEOUT_MS = 100_000

const DOWN = 'Máy chủ đang bận hoặc tạm ngưng. Bạn thử lại sau ít phút nhé.'
const LATE = 'Máy chủ trả lời quá lâu. Bạn thử lại nhé.'

/** One address serves all: `/api` goes to the API, `/menu-builder` to the menu builder, unread and streamed. */
export async function proxyRoutes(app: FastifyInstance, { apiUrl, menuBuilderUrl }: ProxyOptions): Promise<void> {
  await forward(app, { prefix: '/api', rewritePrefix: '/api', upstream: apiUrl, limit: API_BODY_LIMIT_BYTES })
  await forward(app, {
    prefix: '/menu-builder',
    rewritePrefix: '',
    upstream: menuBuilderUrl,
    limit: MENU_BUILDER_BODY_LIMIT_BYTES,
  })
}
interface Forwarding {
  readonly prefix: string
  readonly rewritePrefix: string
  readonly upstream: string
  /** What the service takes at most, in bytes. */
  readonly limit: number
}

async function forward(app: FastifyInstance, { prefix, rewritePrefix, upstream, limit }: Forwarding): Promise<void> {
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
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
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
