import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'

/** Of the answer itself, not of what protects it. */
const OWN = new Set(['content-length', 'content-type', 'connection', 'date'])

/** Sends with every answer what Helmet sends: the same each time, so it is composed once rather than for each request. */
export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  const headers = await composedHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

async function composedHeaders(): Promise<Readonly<Record<string, string>>> {
  const sample = fastify()
  await sample.register(helmet, {
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] },
    },
  })
  sample.get('/', async () => '')
  const { headers } = await sample.inject('/')
  await sample.close()
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (OWN.has(name) ? [] : [[name, String(value)]])),
  )
}
