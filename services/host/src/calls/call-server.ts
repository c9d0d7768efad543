import fastify, { type FastifyInstance, LogController } from 'fastify'
import { CONNECTION_LIMITS, type ConnectionLimits, connectionOptions, limitConnections } from '../visitors/connections'
import { identifyVisitors, type Trust } from '../visitors/visitor'
import { generalFailure } from './call-failure'
import { answerFailures, sendFailure } from './failure-answers'
import { readJsonBodies } from './json-bodies'
import { type LogStream, logAnswers, loggerOptions } from './request-log'

export interface CallServerOptions {
  /** `silent` for tests. */
  readonly logLevel: string
  readonly logTo?: LogStream
  /** Whom the server believes about where requests come from. */
  readonly trust: Trust
  /** Bytes of a body; longer ones are refused with 413. */
  readonly bodyLimit: number
  /** `CONNECTION_LIMITS` unless said. */
  readonly connections?: ConnectionLimits
}

/**
 * A server for calls, without any yet: paths match in any letter case, every failure is an envelope, every answer has a
 * request id, and the log has one line a request.
 */
export function createCallServer({
  logLevel,
  logTo,
  trust,
  bodyLimit,
  connections = CONNECTION_LIMITS,
}: CallServerOptions): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(logLevel, logTo),
    // One line a request is enough: see `logAnswers`.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      sendFailure(error, request, reply)
    },
    ...connectionOptions(connections),
  })
  limitConnections(app.server, connections)
  answerFailures(app)
  readJsonBodies(app)
  identifyVisitors(app, trust)
  logAnswers(app, 'info')
  // Parts of a path reach handlers as they are; what the query and the body hold is read by `parseInput`.
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (/^[^?]*%00/.test(url)) done(generalFailure('bad_request'))
    else done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id)
    done(null, payload)
  })
  return app
}
