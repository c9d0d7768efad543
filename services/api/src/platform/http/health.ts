import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/open-database'

export interface Health {
  /** From now on the service asks for no more work: `/readyz` answers 503. */
  startLeaving(): void
}

/** `/healthz`: the process lives. `/readyz`: it can answer calls. `/metrics`: figures for Prometheus. */
export function registerHealth(server: FastifyInstance, database: Database, withProcessMetrics: boolean): Health {
  let leaving = false
  server.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  server.get('/readyz', { config: { rateLimit: false } }, async (request, reply) => {
    if (leaving) return reply.code(503).send({ status: 'leaving' })
    try {
      await database.pool.query('select 1')
      return { status: 'ready', database: database.kind }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'no database' })
    }
  })
  registerMetrics(server, withProcessMetrics)
  return {
    startLeaving() {
      leaving = true
    },
  }
}

function registerMetrics(server: FastifyInstance, withProcessMetrics: boolean): void {
  const registry = new Registry()
  // Its timers watch the whole process; tests run many servers in one.
  if (withProcessMetrics) collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'api_call_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  server.addHook('onResponse', async (request, reply) => {
    const { callName } = request.routeOptions.config
    // Only names of the table become labels: addresses made up by visitors would grow the registry without end.
    if (callName) durations.observe({ call: callName, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  server.get('/metrics', { config: { rateLimit: false } }, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
