import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './open-api'

/** Scripts and styles of this host alone; Swagger UI sets styles on elements. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** `/api/docs`: the table of calls to read and try; `/api/docs/openapi.json`: the same for tools. */
export async function registerDocs(server: FastifyInstance): Promise<void> {
  // Made for the first who asks: it takes a good part of a start.
  let made: ReturnType<typeof openApiDocument> | null = null
  const document = () => {
    made ??= openApiDocument()
    return made
  }
  server.get('/api/docs/openapi.json', async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(document())),
  )
  await server.register(documentPlugin(document))
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: CONTENT_SECURITY_POLICY,
    uiConfig: { docExpansion: 'none', filter: true },
  })
}

/** Swagger UI asks the server for its document; ours is made from the table of calls instead of from routes. */
function documentPlugin(document: () => object) {
  const plugin = async (server: FastifyInstance) => {
    server.decorate('swagger', document)
  }
  return Object.assign(plugin, {
    [Symbol.for('skip-override')]: true,
    [Symbol.for('plugin-meta')]: { name: '@fastify/swagger' },
  })
}
