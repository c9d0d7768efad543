import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callAddresses, type Failure } from 'shared-contracts/calls'
import { generalErrorOfStatus, generalErrors } from 'shared-contracts/errors'
import { CallFailure, generalFailure } from './call-failure'

/** Methods of each path of the table, in lower case: to tell a wrong method (405) from an unknown address (404). */
const methodsOfPath = new Map(Object.values(callAddresses).map(({ path, method }) => [path.toLowerCase(), method]))

/** Makes every failure an envelope with an honest status. Stacks and causes go to the log alone. */
export function answerFailures(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError | CallFailure, request, reply) => sendFailure(error, request, reply))
  server.setNotFoundHandler((request, reply) => {
    const path = (request.url.split('?')[0] ?? '').toLowerCase().replace(/\/+$/, '')
    const method = methodsOfPath.get(path)
    if (method === undefined) return sendFailure(generalFailure('not_found'), request, reply)
    reply.header('allow', method === 'GET' ? 'GET, HEAD' : method)
    return sendFailure(generalFailure('method_not_allowed'), request, reply)
  })
}

/** Also for addresses that the router refuses before any handler is known (bad percent-encoding). */
export function sendFailure(error: FastifyError | CallFailure, request: FastifyRequest, reply: FastifyReply) {
  const failure = asFailure(error)
  const unexpected = failure.status === 500
  if (unexpected) request.log.error({ err: error }, 'unexpected error')
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

/** Failures of the framework keep their status below 500 and 503; whatever else was thrown is unexpected. */
function asFailure(error: FastifyError | CallFailure): CallFailure {
  if (error instanceof CallFailure) return error
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status === 503) return generalFailure('unavailable')
  if (status < 400 || status >= 500) return generalFailure('internal')
  const code = generalErrorOfStatus(status)
  return new CallFailure(status, code, generalErrors[code].message)
}

/** The answer to bytes that are no HTTP request at all. */
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
