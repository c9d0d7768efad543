import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { runService, serviceHeaders } from 'service-host'
import { buildServer } from './service/build-server'
import { createBuilder } from './service/builder'
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
  const { logLevel, trust, operatorToken, limitMs } = settings
  const { app, operations } = buildServer({ builder, logLevel, trust, operatorToken, limitMs, processMetrics: true })
  return { app, operations, port: settings.port, host: settings.host }
})
