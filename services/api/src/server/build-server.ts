import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import {
  createCallServer,
  createLimiter,
  generalFailure,
  type LimitStore,
  type LogStream,
  type Operations,
  type Readiness,
  registerOperations,
  type Trust,
} from 'service-host'
import { API_BODY_LIMIT_BYTES } from 'shared-contracts/constants'
import type { AccountOptions } from '../account'
import { accountHealthAccess, accountSurveyAccess, authenticateBySession, registerAvatars } from '../account'
import { registerClassCalendar } from '../classes'
import { registerContentRoute } from '../content-import/content-route'
import { registerMenuSnapshot } from '../content-import/menu-snapshot'
import { registerSitePictures } from '../desk'
import type { HealthAccess } from '../health'
import { createAnswerStore } from '../platform/calls/answer-store'
import type { Authenticate } from '../platform/calls/caller'
import { registerContract } from '../platform/calls/contract-route'
import { registerDocs } from '../platform/calls/docs-page'
import { registerCalls } from '../platform/calls/register-calls'
import { altchaCaptcha } from '../platform/captcha/altcha'
import { createRevisionWatch } from '../platform/content-revision/revision.store'
import type { Database } from '../platform/database/open-database'
import type { Preparation } from '../platform/database/prepare-database'
import { setSecurityHeaders } from '../platform/http/security-headers'
import { limitRequests } from '../platform/limits/limit-requests'
import { requestCountsOf } from '../platform/limits/request-counts.store'
import { createPostman, type Postman } from '../platform/messages/postman'
import { usedShareOfSms, usualSmsLimits } from '../platform/messages/sms-ceiling'
import { measureSms } from '../platform/messages/sms-metrics'
import { createServices } from '../platform/services'
import { registerStaffFiles } from '../staff'
import { droppedVisits } from '../vitals'
import { createHandlers } from './create-handlers'

export interface ServerOptions {
  readonly database: Database
  /** Calls wait for it for a while; absent where the database is ready. */
  readonly preparation?: Preparation
  /** `silent` for tests. */
  readonly logLevel: string
  /** Where lines of the log go; the standard output unless a test wants to read them. */
  readonly logTo?: LogStream
  /** Nobody is believed unless said. */
  readonly trust?: Trust
  /** See `registerOperations`. */
  readonly operatorToken?: string | null
  /** Of one visitor; null: without limit. */
  readonly requestsPerMinute: number | null
  /** Where requests are counted: with the database unless said. */
  readonly limitStore?: LimitStore
  /** Measure the process, and refuse work when it is late with it, unless there are no limits: off in tests, which share theirs. */
  readonly watchProcess: boolean
  readonly checkAnswers: boolean
  /** Absent in tests of other things: messages go nowhere then. */
  readonly account?: AccountOptions
  /** By the sessions of the database unless tests know better. */
  readonly authenticate?: Authenticate
  /** Whose children are whose, and who consented. */
  readonly health?: HealthAccess
  readonly now?: () => Date
  /** A site for trying: stand-ins are shown for what is not set. */
  readonly demonstration?: boolean
  /** How long a change of content may stay unseen. */
  readonly revisionFreshMs?: number
}

export interface ApiServer {
  readonly app: FastifyInstance
  readonly operations: Operations
  readonly postman: Postman
}

export const REQUESTS_PER_MINUTE = 600

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers before the database is ready. */
    withoutDatabase?: boolean
  }
}

/** The whole API over a migrated database, or one that is being prepared; listens nowhere yet. */
export async function buildServer(options: ServerOptions): Promise<ApiServer> {
  const { database, preparation } = options
  const app = createCallServer({
    logLevel: options.logLevel,
    logTo: options.logTo,
    trust: options.trust ?? { trustedHops: 0, serviceSecret: null },
    bodyLimit: API_BODY_LIMIT_BYTES,
  })
  await setSecurityHeaders(app)
  if (options.requestsPerMinute !== null) {
    const limiter = createLimiter({
      store: options.limitStore ?? requestCountsOf(database),
      name: 'requests',
      points: options.requestsPerMinute,
      windowSeconds: 60,
      onStoreFailure: (err) => app.log.warn({ err }, 'The store of limits fails: this process counts for itself'),
    })
    limitRequests(app, limiter)
  }
  if (options.watchProcess && options.requestsPerMinute !== null) {
    // Tests and benchmarks share their machine: they switch this off with the limits.
    await app.register(underPressure, {
      maxEventLoopDelay: 2000,
      pressureHandler: () => {
        if (preparation && !preparation.isSettled()) return
        throw generalFailure('unavailable')
      },
    })
  }

  const operations = registerOperations(app, {
    service: 'api',
    operatorToken: options.operatorToken ?? null,
    processMetrics: options.watchProcess,
    routeConfig: { unlimited: true, withoutDatabase: true },
    readiness: () => databaseReadiness(options),
  })
  database.onChange((reason) => {
    if (reason === null) app.log.info('the database is back')
    else app.log.error({ err: reason }, 'the database is away')
  })
  if (preparation) {
    app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
      if (preparation.isDone() || routeOptions.config.withoutDatabase) done()
      else preparation.wait().then(() => done(), done)
    })
  }
  const revision = createRevisionWatch(database, options.revisionFreshMs)
  const answers = createAnswerStore()
  const now = options.now ?? (() => new Date())
  const { courier, signInPage, ...account } = options.account ?? silentAccounts(database)
  const postman = createPostman({
    query: database.query,
    courier,
    now,
    ready: () => preparation?.isDone() ?? true,
    logFailure: (error) => app.log.error({ err: error }, 'a message could not be sent'),
  })
  // Errands need their server, and what was just written leaves now rather than with the next start.
  app.addHook('onClose', () => postman.stop())
  measureSms(operations.metrics, () => usedShareOfSms(database.query, account.smsLimits ?? usualSmsLimits, null, now()))
  const services = createServices(database, revision, now, options.demonstration)
  const handlers = createHandlers({
    ...services,
    health: options.health ?? accountHealthAccess(database),
    surveys: accountSurveyAccess,
    account: { ...account, postman },
    visitDropped: droppedVisits(operations.metrics),
  })
  registerCalls(app, {
    handlers,
    authenticate: options.authenticate ?? authenticateBySession(services, { siteUrl: account.siteUrl }),
    answers,
    revision,
    now,
    checkAnswers: options.checkAnswers,
  })
  registerAvatars(app, database)
  registerSitePictures(app, database)
  registerClassCalendar(app, database, account.siteUrl)
  registerStaffFiles(app, services)
  registerMenuSnapshot(app, database)
  registerContentRoute(app, database)
  signInPage?.(app)
  registerContract(app)
  await registerDocs(app)
  return { app, operations, postman }
}

async function databaseReadiness({ database, preparation }: ServerOptions): Promise<Readiness> {
  const { kind, pool } = database
  if (preparation && !preparation.isDone()) {
    return { ready: false, status: database.unavailable() === null ? 'starting' : 'no database' }
  }
  try {
    await pool.query('select 1')
    return { ready: true, status: 'ready', details: { database: kind } }
  } catch {
    return { ready: false, status: 'no database' }
  }
}

function silentAccounts(database: Database): AccountOptions {
  return {
    courier: { sendMail: async () => undefined, sendSms: async () => undefined },
    readOutbox: null,
    forgetMessages: async () => undefined,
    captcha: altchaCaptcha(database.query),
    socialProviders: [],
    siteUrl: '',
    limitAttempts: true,
  }
}
