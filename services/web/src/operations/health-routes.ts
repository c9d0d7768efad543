import type { FastifyInstance } from 'fastify'
import type { RegistryWatch } from '../registry/registry-watch'
import type { Metrics } from './metrics'

/** `/healthz`: the process answers. `/readyz`: it can serve documents. `/metrics`: for Prometheus. */
export function healthRoutes(
  app: FastifyInstance,
  options: { readonly registry: Pick<RegistryWatch, 'current'>; readonly metrics: Metrics },
): void {
  app.addHook('onRoute', (route) => {
    if (['/healthz', '/readyz', '/metrics'].includes(route.url)) route.logLevel = 'warn'
  })
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', (_request, reply) => {
    const { bundles, registry } = options.registry.current()
    const ready = bundles.has('shell')
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'no shell', revision: registry.revision, units: registry.units.length })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(options.metrics.register.contentType).send(await options.metrics.register.metrics()),
  )
}
