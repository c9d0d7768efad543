import path from 'node:path'
import type { DatabasePlace } from './database/open-database'

export interface Settings {
  readonly port: number
  readonly host: string
  readonly database: DatabasePlace
  readonly production: boolean
  readonly rateLimits: boolean
  readonly logLevel: string
}

/** A variable of the environment holds what can't be used. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting'
}

type Environment = Readonly<Record<string, string | undefined>>

/** Settings from the environment (docs/operations.md). Throws `WrongSetting` with the variable's name. */
export function readSettings(environment: Environment, workingFolder: string): Settings {
  const production = environment.NODE_ENV === 'production'
  const rateLimitsOff = environment.RATE_LIMITS === 'off'
  if (rateLimitsOff && production) throw new WrongSetting('RATE_LIMITS=off is refused when NODE_ENV is production')
  return {
    port: portOf(environment.API_PORT, 8081),
    host: environment.API_HOST ?? '0.0.0.0',
    database: databaseOf(environment, workingFolder),
    production,
    rateLimits: !rateLimitsOff,
    logLevel: environment.LOG_LEVEL ?? 'info',
  }
}

/** PostgreSQL when `DATABASE_URL` is set, else the embedded database in `DATA_DIR`. */
export function databaseOf(environment: Environment, workingFolder: string): DatabasePlace {
  const url = environment.DATABASE_URL
  if (url) {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new WrongSetting('DATABASE_URL must begin with postgresql://')
    return { kind: 'postgresql', url }
  }
  return { kind: 'embedded', folder: path.resolve(workingFolder, environment.DATA_DIR ?? '.data') }
}

function portOf(text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new WrongSetting(`API_PORT is no port: ${text}`)
  return port
}
