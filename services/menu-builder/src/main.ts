import { fileURLToPath } from 'node:url'
import { buildServer } from './service/build-server'
import { createBuilder } from './service/builder'
import { readConfig } from './service/config'
import { createSnapshotSource } from './service/snapshot-source'

const config = readConfig(process.env)
const snapshots = createSnapshotSource({
  url: config.snapshotUrl,
  pollMs: config.pollMs,
  onError: (err) => app.log.warn({ err }, 'the API hands out no content; the last copy stays in use'),
  onChange: (revision) => app.log.info({ revision }, 'menus are built from this revision of the content'),
})
const builder = createBuilder({
  ...config,
  snapshots,
  workerFile: fileURLToPath(new URL('./build-worker.mjs', import.meta.url)),
})
const app = buildServer({ builder, logLevel: config.logLevel, limitMs: config.limitMs, processMetrics: true })

let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    app.log.info({ signal }, 'closing')
    app.close().then(
      () => process.exit(0),
      (err: unknown) => {
        app.log.error({ err }, 'could not close cleanly')
        process.exit(1)
      },
    )
  })
}

await app.listen({ port: config.port, host: config.host })
