import { Transform } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { generalErrors } from 'shared-contracts/errors'

const { message } = generalErrors.payload_too_large
export const TOO_LARGE = { success: false, data: null, code: 'payload_too_large', message }

const EXCEEDED = 'BODY_LIMIT_EXCEEDED'

/**
 * Refuses the bodies of a scope that are larger than `limit` bytes. A service that is sent too much answers and hangs up
 * while this side still writes; which of the two the visitor then saw would be chance.
 */
export function limitBodies(scope: FastifyInstance, limit: number): void {
  scope.addHook('onRequest', (request, reply, done) => {
    if (Number(request.headers['content-length'] ?? 0) > limit)
      reply.code(413).header('cache-control', 'no-store').send(TOO_LARGE)
    else done()
  })
  // A body that does not tell its length is counted on its way.
  scope.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.headers['transfer-encoding'] === undefined) return done(null, payload)
    const counted = payload.pipe(countTo(limit))
    payload.once('error', (error: Error) => counted.destroy(error))
    done(null, counted)
  })
}

/** Whether a body was broken off because it is too large. */
export function isTooLarge(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === EXCEEDED) || isTooLarge(error.cause)
}

function countTo(limit: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > limit) done(Object.assign(new Error('The body is too large'), { code: EXCEEDED }))
      else done(null, chunk)
    },
  })
}
