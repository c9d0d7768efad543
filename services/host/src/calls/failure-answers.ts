import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from 'shared-contracts/calls'
import { generalErrorOfStatus, generalErrors } from 'shared-contracts/errors'
import { CallFailure, generalFailure } from './call-failure'

/**
 * Makes every failure an envelope with an honest status. Stacks and causes go to the log alone. To be called before
 * routes are registered: it learns from them which methods an address has (405 instead of 404).
 */
export function answerFailures(app: FastifyInstance): void {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const key = comparable(url)
    const methods = methodsOf.get(key) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    methodsOf.set(key, methods)
  })
  app.setErrorHandler((error: FastifyError | CallFailure, request, reply) => sendFailure(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf.get(comparable(request.url.split('?')[0] ?? ''))
    if (methods === undefined || methods.has(request.method)) {
      return sendFailure(generalFailure('not_found'), request, reply)
    }
    reply.header('allow', [...methods].sort().join(', '))
    return sendFailure(generalFailure('method_not_allowed'), request, reply)
  })
}

/** What makes a service unavailable passes within seconds: a restart, a failover, a queue that is full. */
const RETRY_AFTER_SECONDS = 3

/** Paths match in any letter case, with or without a slash at the end. */
function comparable(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '')
}

/** Also for addresses that the router refuses before any handler is known (bad percent-encoding). */
export function sendFailure(
  error: FastifyError | CallFailure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = asFailure(error)
  const unexpected = failure.status === 500
  if (unexpected) request.log.error({ err: error }, 'unexpected error')
  else if (failure.status >= 500 && failure.cause) request.log.warn({ err: failure.cause }, failure.code)
  if (failure.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
  const body: Failure = {
    success: false,
    data: null,
    code: failure.code,
    message: unexpected ? `${failure.message} (Mã yêu cầu: ${request.id})` : failure.message,
    ...(failure.errors.length > 0 ? { errors: failure.errors } : {}),
    ...(unexpected ? { requestId: request.id } : {}),
  }
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Failures of the framework keep their status below 500 and 503; everything else is unexpected. */
function asFailure(error: FastifyError | CallFailure): CallFailure {
  if (error instanceof CallFailure) return error
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status === 503) return generalFailure('unavailable')
  if (status < 400 || status >= 500) return generalFailure('internal')
  const code = generalErrorOfStatus(status)
  return new CallFailure(status, code, generalErrors[code].message)
}

/** The answer to bytes that are not an HTTP request. `errorCode` is the one of Node's parser. */
export function malformedRequestAnswer(errorCode: string | undefined): string {
  const tooLarge = errorCode === 'HPE_HEADER_OVERFLOW'
  const timeOut = errorCode === 'ERR_HTTP_REQUEST_TIMEOUT'
  const status = tooLarge ? '431 Request Header Fields Too Large' : timeOut ? '408 Request Timeout' : '400 Bad Request'
  const { message } = generalErrors.bad_request
  const body = JSON.stringify({ success: false, data: null, code: 'bad_request', message } satisfies Failure)
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}
