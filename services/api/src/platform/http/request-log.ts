import type { FastifyInstance, FastifyServerOptions } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call in the table; absent on addresses that are no calls. */
    callName?: string
  }
}

/**
 * What the log says of a request: its path without the query. Queries carry codes, tokens and phone numbers, headers the
 * session; neither is ever written.
 */
export function loggerOptions(level: string, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
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

/** One line a request, when its answer has been sent. */
export function logAnswers(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        call: request.routeOptions.config.callName,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}
