import fastify, { type FastifyInstance, LogController } from 'fastify'
import { generalFailure } from './call-failure'
import { answerFailures, malformedRequestAnswer, sendFailure } from './failure-answers'
import { type LogStream, logAnswers, loggerOptions } from './request-log'

export interface CallServerOptions {
  /** `silent` for tests. */
  readonly logLevel: string
  readonly logTo?: LogStream
  /** Bytes of a body; longer ones are refused with 413. */
  readonly bodyLimit: number
}

/**
 * A server for calls, without any yet: paths match in any letter case, every failure is an envelope, every answer has a
 * request id, and the log has one line a request.
 */
export function createCallServer({ logLevel, logTo, bodyLimit }: CallServerOptions): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(logLevel, logTo),
    // One line a request is enough: see `logAnswers`.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // Nearer proxies on the same machine (the document host) name the visitor's address.
    trustProxy: 'loopback',
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      sendFailure(error, request, reply)
    },
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(malformedRequestAnswer(error.code))
    },
  })
  answerFailures(app)
  logAnswers(app, 'info')
  // Parts of a path reach handlers as they are; what the query and the body hold is read by `parseInput`.
  app.addHook('onRequest', async ({ url }) => {
    if (/^[^?]*%00/.test(url)) throw generalFailure('bad_request')
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  return app
}
