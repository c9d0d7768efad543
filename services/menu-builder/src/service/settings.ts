import { availableParallelism } from 'node:os'
import { MENU_SNAPSHOT_PATH } from 'content/planning'
import {
  addressSetting,
  type Environment,
  hostSetting,
  limitsUrlSetting,
  logLevelSetting,
  millisecondsSetting,
  portSetting,
  readSettings,
  readTrust,
  THIS_MACHINE,
  type Trust,
  WrongSettings,
} from 'service-host'
import { z } from 'zod'

const schema = z.object({
  MENU_BUILDER_PORT: portSetting(8082),
  MENU_BUILDER_HOST: hostSetting(THIS_MACHINE),
  API_PORT: portSetting(8081),
  /** The API, which hands out the content that menus are built from. */
  API_URL: addressSetting().optional(),
  /** How often the API is asked whether content was imported. */
  CONTENT_POLL_MS: millisecondsSetting(1000),
  MENU_BUILDER_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  MENU_BUILDER_QUEUE: z.coerce.number().int().min(1).default(500),
  MENU_BUILDER_LIMIT_MS: millisecondsSetting(10_000),
  /** Processor seconds that one visitor may use a minute. */
  MENU_BUILDER_VISITOR_SECONDS: z.coerce.number().positive().max(3600).default(20),
  LIMITS_URL: limitsUrlSetting(),
  RATE_LIMITS: z.string().optional(),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: logLevelSetting(),
})

export interface MenuBuilderSettings {
  readonly port: number
  readonly host: string
  readonly snapshotUrl: string
  readonly pollMs: number
  readonly threads: number
  readonly queueLength: number
  readonly limitMs: number
  /** Where visitors' processor time is counted for several processes; unset: each counts for itself. */
  readonly limitsUrl: string | undefined
  /** Processor time of a visitor a minute; null: not limited. */
  readonly visitorMsPerMinute: number | null
  readonly logLevel: string
  readonly trust: Trust
  readonly operatorToken: string | null
}

/** More threads than this only wait for each other's caches; a balancer in front adds processes. */
const MOST_THREADS = 4

/** The settings of the menu builder. Throws `WrongSettings` with every wrong one named. */
export function readMenuBuilderSettings(environment: Environment): MenuBuilderSettings {
  const values = readSettings(schema, environment)
  const limitsOff = values.RATE_LIMITS === 'off'
  if (limitsOff && values.NODE_ENV === 'production')
    throw new WrongSettings(['RATE_LIMITS=off is refused when NODE_ENV is production'])
  const apiUrl = values.API_URL ?? `http://127.0.0.1:${values.API_PORT}`
  return {
    port: values.MENU_BUILDER_PORT,
    host: values.MENU_BUILDER_HOST,
    snapshotUrl: `${apiUrl}${MENU_SNAPSHOT_PATH}`,
    pollMs: values.CONTENT_POLL_MS,
    threads: values.MENU_BUILDER_THREADS ?? Math.min(MOST_THREADS, availableParallelism()),
    queueLength: values.MENU_BUILDER_QUEUE,
    limitMs: values.MENU_BUILDER_LIMIT_MS,
    limitsUrl: values.LIMITS_URL,
    visitorMsPerMinute: limitsOff ? null : Math.ceil(values.MENU_BUILDER_VISITOR_SECONDS * 1000),
    logLevel: values.LOG_LEVEL,
    ...readTrust(environment),
  }
}
