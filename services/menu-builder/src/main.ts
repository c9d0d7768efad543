import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { createLimiter, openLimitStore, runService, serviceHeaders } from 'service-host'
import { buildServer } from './service/build-server'
import { createBuilder } from './service/builder'
import { ALLOWANCE_WINDOW_SECONDS, createAllowance, unlimited } from './service/queue/allowance'
import { readMenuBuilderSettings } from './service/settings'
import { createSnapshotSource } from './service/snapshot-source'

await runService(async () => {
  const settings = readMenuBuilderSettings(process.env)
  const snapshots = createSnapshotSource({
    url: settings.snapshotUrl,
    headers: serviceHeaders(settings.trust.serviceSecret),
    pollMs: settings.pollMs,
    onError: (err) => app.log.warn({ err }, 'the API hands out no content; the last copy stays in use'),
    onChange: (revision) => app.log.info({ revision }, 'menus are built from this revision of the content'),
  })
  const builder = createBuilder({
    snapshots,
    threads: settings.threads,
    queueLength: settings.queueLength,
    workerFile: fileURLToPath(new URL('./build-worker.mjs', import.meta.url)),
  })
  const limits = openLimitStore(settings.limitsUrl)
  const { logLevel, trust, operatorToken, limitMs, visitorMsPerMinute } = settings
  const { app, operations } = buildServer({
    builder,
    allowance:
      visitorMsPerMinute === null
        ? unlimited
        : createAllowance(
            createLimiter({
              store: limits.store,
              name: 'menus',
              points: visitorMsPerMinute,
              windowSeconds: ALLOWANCE_WINDOW_SECONDS,
              onStoreFailure: (err) => app.log.warn({ err }, 'limits are counted by this process alone'),
            }),
          ),
    logLevel,
    trust,
    operatorToken,
    limitMs,
    processMetrics: true,
  })
  return { app, operations, port: settings.port, host: settings.host, close: async () => limits.close() }
})
