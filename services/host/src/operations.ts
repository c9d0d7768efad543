import type { ServerResponse } from 'node:http'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isSameSecret } from './visitors/visitor'

export interface Readiness {
  readonly ready: boolean
  /** One word or two for who operates the service: `ready`, `no database`. */
  readonly status: string
  readonly details?: Readonly<Record<string, string | number>>
}

export interface OperationsOptions {
  /** The label `service` of all metrics. */
  readonly service: string
  /** Who bears it sees figures and details; null: nobody does. */
  readonly operatorToken: string | null
  /** Measure the process: off in tests, which share theirs. */
  readonly processMetrics: boolean
  /** Whether the service can do its work now. A thrown error counts as not ready and is logged. */
  readonly readiness: () => Readiness | Promise<Readiness>
  /** Of the three addresses; the API takes them out of its rate limit. */
  readonly routeConfig?: FastifyContextConfig
  /** Upper bounds of the histogram of requests, in seconds. */
  readonly buckets?: readonly number[]
  /**
   * The label `route` of a request, from a closed set: addresses made up by visitors would grow the metrics without end.
   * Null leaves the request out. The name of the call unless said, and calls alone.
   */
  readonly routeLabel?: (request: FastifyRequest) => string | null
}

export interface Operations {
  /** For metrics of the service's own. */
  readonly metrics: Registry
  /** What `/readyz` says. */
  isReady(): Promise<boolean>
  /** From now on the service asks for no more work: `/readyz` answers 503, and each answer ends its connection. */
  startLeaving(): void
  /** Counts and measures an answer that is about to be sent without the framework, under a label of `routeLabel`'s set. */
  answeredAhead(route: string, response: ServerResponse): void
  /** Requests without an answer so far. */
  openRequests(): number
}

const BUCKETS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]

/**
 * For everyone, `/healthz`: the process lives; `/readyz`: it can do its work. For operators alone, the details of `/readyz`
 * and `/metrics`: figures for Prometheus; 404 for others.
 */
export function registerOperations(app: FastifyInstance, options: OperationsOptions): Operations {
  const metrics = new Registry()
  metrics.setDefaultLabels({ service: options.service })
  if (options.processMetrics) collectDefaultMetrics({ register: metrics })
  const seconds = measureRequests(app, metrics, options)

  let leaving = false
  let open = 0
  app.addHook('onRequest', (_request, reply, done) => {
    open += 1
    reply.raw.once('close', () => {
      open -= 1
    })
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    // Whoever asks again must find another process: a connection that stayed open would lead here until it is cut.
    if (leaving && request.raw.httpVersionMajor === 1) reply.header('connection', 'close')
    done(null, payload)
  })
  // A level of a route's own would speak even where the service is to be silent.
  const logLevel = app.log.level === 'silent' ? 'silent' : 'warn'
  const route = { logLevel, ...(options.routeConfig ? { config: options.routeConfig } : {}) } as const
  app.get('/healthz', route, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', route, async (request, reply) => {
    const { ready, status, details } = leaving
      ? { ready: false, status: 'leaving' }
      : await readinessOf(options, (err) => request.log.error({ err }, 'not ready'))
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(isOperator(request, options) ? { status, ...details } : { status })
  })
  app.get('/metrics', route, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isOperator(request, options)) return reply.code(404).type('text/plain').send('Not found')
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
  return {
    metrics,
    async isReady() {
      const { ready } = await readinessOf(options, (err) => app.log.error({ err }, 'not ready'))
      return ready && !leaving
    },
    startLeaving() {
      leaving = true
    },
    answeredAhead(route, response) {
      const startedAt = performance.now()
      open += 1
      response.once('close', () => {
        open -= 1
        if (!response.writableFinished) return
        seconds.observe({ route, status: response.statusCode }, (performance.now() - startedAt) / 1000)
      })
    },
    openRequests: () => open,
  }
}

function isOperator({ headers }: FastifyRequest, { operatorToken }: OperationsOptions): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return operatorToken !== null && given !== undefined && isSameSecret(given, operatorToken)
}

async function readinessOf(options: OperationsOptions, onError: (error: unknown) => void): Promise<Readiness> {
  try {
    return await options.readiness()
  } catch (error) {
    onError(error)
    return { ready: false, status: 'not ready' }
  }
}

function callNameOf(request: FastifyRequest): string | null {
  return request.routeOptions.config.callName ?? null
}

function measureRequests(
  app: FastifyInstance,
  metrics: Registry,
  options: OperationsOptions,
): Histogram<'route' | 'status'> {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['route', 'status'],
    buckets: [...(options.buckets ?? BUCKETS)],
    registers: [metrics],
  })
  const routeLabel = options.routeLabel ?? callNameOf
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeLabel(request)
    if (route !== null) seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  return seconds
}
