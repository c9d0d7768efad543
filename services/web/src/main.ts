import { buildServer } from './build-server'
import { readConfig } from './config'

const config = readConfig(process.env)
const app = await buildServer({ ...config.options, processMetrics: true }, { level: config.logLevel })

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
