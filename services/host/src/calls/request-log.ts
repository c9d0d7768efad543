import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call in the table; absent on addresses that are no calls. */
    callName?: string
  }
}

/** Where lines of the log go, if not to the standard output. */
export interface LogStream {
  write(line: string): void
}

/**
 * Options of the logger. Of a request the log says the path without the query: queries carry codes, tokens and phone
 * numbers, headers the session; neither is ever written.
 */
export function loggerOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    redact: ['req.headers', 'headers', '*.authorization', '*.Password', '*.password'],
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split('?')[0] }),
      err: (error) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        cause: String(error.cause ?? ''),
      }),
    },
  }
}

/** The path of a request without its query, which may hold a code of a sign-in or a phone number. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? ''
}

/** One line a request, when its answer has been sent: answers of status 500 and above as errors, others at `level`. */
export function logAnswers(app: FastifyInstance, level: 'info' | 'debug' | 'off'): void {
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.raw.statusCode
    if (status >= 500 || level !== 'off') {
      const entry = {
        method: request.method,
        path: pathOf(request),
        call: request.routeOptions.config.callName,
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      }
      if (status >= 500) request.log.error(entry, 'request failed')
      else if (level === 'info') request.log.info(entry, 'answered')
      else request.log.debug(entry, 'answered')
    }
    done()
  })
}
