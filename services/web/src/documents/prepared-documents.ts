import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Operations } from 'service-host'
import { preferredEncoding } from '../files/compression'
import type { StoredDocument } from './cache/stored-document'

export interface PreparedDocumentsOptions {
  readonly operations: Pick<Operations, 'answeredAhead'>
  /** A document that stands ready for everybody who asks for this address; null: the routes answer. */
  readonly ready: (url: string, cookies: string | undefined) => StoredDocument | null
  /** One is sent. */
  readonly onSent: (document: StoredDocument, request: IncomingMessage) => void
  /** Of every answer, a document's own aside. */
  readonly headers: Readonly<Record<string, string>>
}

/** The route that documents are counted under. */
const ROUTE = '/*'

/**
 * Sends documents that stand ready before the framework looks at a request: its routing and hooks cost several times what the
 * answer does. The same answer comes from the route, which gets everything else.
 */
export function sendPreparedDocuments(app: FastifyInstance, options: PreparedDocumentsOptions): void {
  let closing = false
  // From then on the framework ends each connection with its answer.
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  beforeListeners(app.server, (request, response) => {
    const { method, url = '/', headers } = request
    if (closing || (method !== 'GET' && method !== 'HEAD')) return false
    const document = options.ready(url, headers.cookie)
    if (document === null || document.headers.location !== undefined) return false
    const isUnchanged = document.isKnownBy(headers['if-none-match'])
    const wire = isUnchanged ? null : document.wire(preferredEncoding(headers['accept-encoding']))
    if (wire === null && !isUnchanged) return false
    options.onSent(document, request)
    options.operations.answeredAhead(ROUTE, response)
    if (wire === null) response.writeHead(304, { ...document.unchangedHeaders, ...options.headers })
    else response.writeHead(document.status, wire.headers)
    response.end(method === 'HEAD' ? undefined : wire?.body)
    return true
  })
}

/** @param answer whether it answered; the server's own listeners get what it left */
function beforeListeners(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (answer(request, response)) return
    for (const listener of listeners) listener.call(server, request, response)
  })
}
