import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding } from './compression'
import type { StoredFile } from './file-store'

/** Answers with a stored file in the encoding that the visitor takes, or with 304. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile, cacheControl: string) {
  reply.headers({ etag: file.etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' })
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send()
  const wanted = preferredEncoding(request.headers['accept-encoding'])
  const packed = wanted === 'br' ? file.br : wanted === 'gzip' ? file.gzip : null
  if (packed) reply.header('content-encoding', wanted)
  return reply.type(file.type).send(packed ?? file.content)
}

/** Not cached: the file may be there a moment later, after a release reached this machine. */
export function sendMissing(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Không có tệp này.\n')
}
