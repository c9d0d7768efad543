import { availableParallelism } from 'node:os'
import { MENU_SNAPSHOT_PATH } from 'content/planning'
import { z } from 'zod'

const environment = z.object({
  MENU_BUILDER_PORT: z.coerce.number().int().min(0).max(65_535).default(8082),
  HOST: z.string().default('0.0.0.0'),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
  /** The API, which hands out the content that menus are built from. */
  API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How often the API is asked whether content was imported. */
  CONTENT_POLL_MS: z.coerce.number().int().positive().default(1000),
  MENU_BUILDER_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  MENU_BUILDER_QUEUE: z.coerce.number().int().min(1).default(500),
  MENU_BUILDER_LIMIT_MS: z.coerce.number().int().positive().default(10_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly snapshotUrl: string
  readonly pollMs: number
  readonly threads: number
  readonly queueLength: number
  readonly limitMs: number
  readonly logLevel: string
}

/** More threads than this only wait for each other's caches; a balancer in front adds processes. */
const MOST_THREADS = 4

/** The settings of the menu-builder host. Throws with every wrong one named. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const result = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (!result.success) throw new Error(`Wrong settings:\n${z.prettifyError(result.error)}`)
  const values = result.data
  const apiUrl = values.API_URL ?? `http://127.0.0.1:${values.API_PORT}`
  return {
    port: values.MENU_BUILDER_PORT,
    host: values.HOST,
    snapshotUrl: `${apiUrl.replace(/\/+$/, '')}${MENU_SNAPSHOT_PATH}`,
    pollMs: values.CONTENT_POLL_MS,
    threads: values.MENU_BUILDER_THREADS ?? Math.min(MOST_THREADS, availableParallelism()),
    queueLength: values.MENU_BUILDER_QUEUE,
    limitMs: values.MENU_BUILDER_LIMIT_MS,
    logLevel: values.LOG_LEVEL,
  }
}
