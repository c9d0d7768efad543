import path from 'node:path'
import {
  type Environment,
  hostSetting,
  limitsUrlSetting,
  logLevelSetting,
  portSetting,
  readSettings as readBySchema,
  readTrust,
  THIS_MACHINE,
  type Trust,
  WrongSettings,
} from 'service-host'
import { z } from 'zod'
import { addressProblem } from './database/connection/hosts'
import type { DatabasePlace } from './database/open-database'

export interface Settings {
  readonly port: number
  readonly host: string
  readonly database: DatabasePlace
  readonly production: boolean
  readonly trust: Trust
  readonly operatorToken: string | null
  readonly rateLimits: boolean
  /** Redis or Valkey; undefined: limits are counted in the database. */
  readonly limitsUrl: string | undefined
  readonly logLevel: string
}

const schema = z.object({
  API_PORT: portSetting(8081),
  API_HOST: hostSetting(THIS_MACHINE),
  LOG_LEVEL: logLevelSetting(),
  LIMITS_URL: limitsUrlSetting(),
  RATE_LIMITS: z.string().optional(),
  NODE_ENV: z.string().optional(),
})

const folderSchema = z.object({
  /** How long the process that has the embedded database may take to leave it: set by `npm run restart`. */
  DATABASE_FOLDER_WAIT_MS: z.coerce.number().int().nonnegative().default(0),
})

/** Settings from the environment (docs/operations.md). Throws `WrongSettings` with the variable's name. */
export function readSettings(environment: Environment, workingFolder: string): Settings {
  const values = readBySchema(schema, environment)
  const production = values.NODE_ENV === 'production'
  const rateLimitsOff = values.RATE_LIMITS === 'off'
  if (rateLimitsOff && production) {
    throw new WrongSettings(['RATE_LIMITS=off is refused when NODE_ENV is production'])
  }
  return {
    port: values.API_PORT,
    host: values.API_HOST,
    database: databaseOf(environment, workingFolder),
    production,
    ...readTrust(environment),
    rateLimits: !rateLimitsOff,
    limitsUrl: values.LIMITS_URL,
    logLevel: values.LOG_LEVEL,
  }
}

/** PostgreSQL when `DATABASE_URL` is set, else the embedded database in `DATA_DIR`. */
export function databaseOf(environment: Environment, workingFolder: string): DatabasePlace {
  const url = environment.DATABASE_URL
  if (url) {
    const problem = addressProblem(url)
    if (problem !== null) throw new WrongSettings([`DATABASE_URL ${problem}`])
    return { kind: 'postgresql', url }
  }
  const { DATABASE_FOLDER_WAIT_MS: waitMs } = readBySchema(folderSchema, environment)
  return { kind: 'embedded', waitMs, folder: path.resolve(workingFolder, environment.DATA_DIR ?? '.data') }
}
