import type { FastifyInstance } from 'fastify'
import { generalFailure, type Limiter } from 'service-host'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted: what the machinery around the site asks for. */
    unlimited?: boolean
  }
}

/** Refuses visitors who ask too often with 429; services of the site may ask as often as they need. */
export function limitRequests(app: FastifyInstance, limiter: Limiter): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.unlimited || request.visitor.service) return
    const { refused, retryAfterSeconds } = await limiter.consume(request.visitor.address)
    if (!refused) return
    reply.header('retry-after', retryAfterSeconds)
    throw generalFailure('too_many_requests')
  })
}
