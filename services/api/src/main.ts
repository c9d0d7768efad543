import process from 'node:process'
import { contentFolder, contentRoot } from 'content'
import { isDemonstration, openLimitStore, runService } from 'service-host'
import { calendarDayOf } from 'shared-contracts/ages'
import { tendClasses } from './classes'
import { refusePublishedPasswords } from './content-import/demo-accounts'
import { noticeBannerDay, publishDueContent } from './desk'
import { startDatabase } from './platform/database/open-database'
import { prepareDatabase } from './platform/database/prepare-database'
import { forgetExpiredCounts } from './platform/limits/request-counts.store'
import { readSettings } from './platform/settings'
import { unsetProviders } from './platform/social/social-provider'
import { readAccountOptions } from './server/account-options'
import { buildServer, REQUESTS_PER_MINUTE } from './server/build-server'
import { repeatTasks } from './server/recurring-tasks'
import { runHousekeeping } from './server/run-housekeeping'
import { findSiteConfiguration, unsetSettings } from './site'

const HOUSEKEEPING_MS = 3_600_000
/** How late a text may appear after its moment. */
const SCHEDULE_MS = 1_000
/** Banners come and go with the day: documents of the day before are made anew so soon after midnight. */
const DAY_CHECK_MS = 5_000

await runService(async () => {
  const settings = readSettings(process.env, process.cwd())
  const starting = startDatabase(settings.database)
  const { database } = starting
  const preparation = prepareDatabase(starting, settings.database, async (migrated) => {
    if (settings.production && !isDemonstration(process.env)) {
      await refusePublishedPasswords(migrated, contentFolder(contentRoot()))
    }
  })
  const limits = settings.limitsUrl === undefined ? null : openLimitStore(settings.limitsUrl)
  const account = readAccountOptions(process.env, database, process.cwd(), settings.rateLimits)
  const { app, operations, postman } = await buildServer({
    database,
    preparation,
    logLevel: settings.logLevel,
    trust: settings.trust,
    operatorToken: settings.operatorToken,
    requestsPerMinute: settings.rateLimits ? REQUESTS_PER_MINUTE : null,
    ...(limits ? { limitStore: limits.store } : {}),
    watchProcess: true,
    checkAnswers: false,
    demonstration: isDemonstration(process.env),
    account,
  })

  const cleanUp = async () => {
    const { erasedUsers } = await runHousekeeping(database, account.forgetMessages, new Date())
    await forgetExpiredCounts(database, new Date())
    await tendClasses({ database, now: () => new Date(), account: { postman, siteUrl: account.siteUrl } })
    if (erasedUsers > 0) app.log.info({ erasedUsers }, 'accounts erased as their owners asked')
  }
  const publishDue = async () => {
    const changes = await publishDueContent(database, new Date())
    if (changes) app.log.info({ published: changes.published, withdrawn: changes.withdrawn }, 'content that was due')
  }
  const onFailure = (error: unknown, task: string) => app.log.error({ err: error, task }, 'a recurring task failed')
  const stopTasks = repeatTasks(
    [
      { name: 'housekeeping', everyMs: HOUSEKEEPING_MS, run: cleanUp },
      { name: 'publishing', everyMs: SCHEDULE_MS, run: publishDue },
      {
        name: 'banners of the day',
        everyMs: DAY_CHECK_MS,
        run: () => noticeBannerDay(database, calendarDayOf(new Date())),
      },
    ],
    { isReady: () => preparation.isDone(), onFailure },
  )
  app.addHook('onClose', async () => {
    stopTasks()
    limits?.close()
  })

  async function prepare(): Promise<void> {
    const migrations = await preparation.done
    app.log.info({ database: database.kind, migrations }, 'database ready')
    if (database.kind === 'embedded' && settings.production) {
      app.log.warn('The embedded database never forces writes to the disk: use PostgreSQL (DATABASE_URL) in production')
    }
    await cleanUp().catch((error: unknown) => onFailure(error, 'housekeeping'))
    const unset = unsetSettings(await findSiteConfiguration(database), unsetProviders(account.socialProviders))
    const names = unset.map(({ setting, name }) => (name === null ? setting : `${setting} ${name}`))
    const shown = isDemonstration(process.env) ? 'a demonstration shows stand-ins' : 'not shown to visitors'
    if (unset.length > 0) app.log.warn({ unset }, `not set up (docs/operations.md), ${shown}: ${names.join(', ')}`)
    if (isDemonstration(process.env))
      app.log.warn('a demonstration: administrators and medical staff need no second step (docs/operations.md)')
    // The search indexes are made with the first search: no visitor should be the one who waits for them.
    for (const url of ['/api/Dish/Search', '/api/Article/Search'])
      await app.inject({ method: 'POST', url, payload: {} })
  }
  return {
    app,
    operations,
    port: settings.port,
    host: settings.host,
    preparation: prepare(),
    close: () => database.close(),
  }
})
