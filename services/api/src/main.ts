import process from 'node:process'
import { keepHouse } from './account/store/housekeeping'
import { migrate } from './platform/database/migrate'
import { FolderInUse, openDatabase } from './platform/database/open-database'
import { readSettings, WrongSetting } from './platform/settings'
import { readAccountOptions } from './server/account-options'
import { buildServer, REQUESTS_PER_MINUTE } from './server/build-server'

/** Waiting longer than this for open answers would only delay a restart. */
const LEAVE_WITHIN_MS = 10_000
const HOUSEKEEPING_MS = 3_600_000

async function main(): Promise<void> {
  const settings = readSettings(process.env, process.cwd())
  const database = await openDatabase(settings.database)
  const applied = await migrate(database)
  const { app, health } = await buildServer({
    database,
    logLevel: settings.logLevel,
    requestsPerMinute: settings.rateLimits ? REQUESTS_PER_MINUTE : null,
    watchProcess: true,
    checkAnswers: false,
    account: readAccountOptions(process.env, database, process.cwd(), settings.rateLimits),
  })
  app.log.info({ database: database.kind, migrations: applied }, 'database ready')
  if (database.kind === 'embedded' && settings.production) {
    app.log.warn('The embedded database never forces writes to the disk: use PostgreSQL (DATABASE_URL) in production')
  }

  const keepingHouse = setInterval(() => void keepHouseQuietly(), HOUSEKEEPING_MS)
  const keepHouseQuietly = async () => {
    try {
      const { erasedUsers } = await keepHouse(database, new Date())
      if (erasedUsers > 0) app.log.info({ erasedUsers }, 'accounts erased as their owners asked')
    } catch (error) {
      app.log.error({ err: error }, 'housekeeping failed')
    }
  }
  await keepHouseQuietly()

  let leaving = false
  const leave = async (signal: string) => {
    if (leaving) return
    leaving = true
    app.log.info({ signal }, 'leaving')
    health.startLeaving()
    clearInterval(keepingHouse)
    setTimeout(() => process.exit(1), LEAVE_WITHIN_MS).unref()
    await app.close()
    await database.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void leave(signal))
  // The search indexes are made with the first search: no visitor should be the one who waits for them.
  for (const url of ['/api/Dish/Search', '/api/Article/Search']) await app.inject({ method: 'POST', url, payload: {} })
  await app.listen({ port: settings.port, host: settings.host })
}

main().catch((error: unknown) => {
  const expected = error instanceof WrongSetting || error instanceof FolderInUse
  console.error(expected ? error.message : error)
  process.exit(1)
})
