import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  ALL_INTERFACES,
  addressSetting,
  type Environment,
  hostSetting,
  logLevelSetting,
  millisecondsSetting,
  portSetting,
  readSettings,
  readTrust,
  WrongSettings,
} from 'service-host'
import { SITE_NAME } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import { z } from 'zod'
import { WAITING_LIMITS } from './documents/making-turns'
import { releaseSettingsOf, releaseVariables } from './registry/store/release-settings'
import { DEFAULT_LIMITS } from './rendering/render-clock'
import type { WebOptions } from './web-options'

const schema = z.object({
  PORT: portSetting(8080),
  HOST: hostSetting(ALL_INTERFACES),
  API_PORT: portSetting(8081),
  MENU_BUILDER_PORT: portSetting(8082),
  API_URL: addressSetting().optional(),
  MENU_BUILDER_URL: addressSetting().optional(),
  ...releaseVariables,
  /** Folders of pictures, separated by `:`; in `DATA_DIR/media` the import of the content puts photographs. */
  MEDIA_DIR: z.string().optional(),
  /** The address that visitors use; named in canonical links and the sitemap. https switches HSTS on. */
  PUBLIC_URL: addressSetting().optional(),
  /** Where weaknesses are told, for security.txt: `mailto:` or `https:` addresses separated by commas. */
  SECURITY_CONTACT: z
    .string()
    .transform((list) => list.split(',').map((contact) => contact.trim()))
    .pipe(z.array(z.url({ protocol: /^(?:mailto|https)$/ })).min(1))
    .optional(),
  SITE_NAME: z.string().min(1).default(SITE_NAME),
  /** Whether a developer may load a section from another address (development only). */
  OVERRIDES: z.stringbool().default(false),
  /** Whether open pages reload when the registry changes (development only). */
  LIVE_RELOAD: z.stringbool().default(false),
  NODE_ENV: z.string().optional(),
  RENDER_THREADS: z.coerce.number().int().min(1).max(64).default(2),
  RENDER_MEMORY_MB: z.coerce.number().int().min(64).default(384),
  RENDER_LIMIT_MS: millisecondsSetting(DEFAULT_LIMITS.computeMs),
  RENDER_DATA_LIMIT_MS: millisecondsSetting(DEFAULT_LIMITS.dataMs),
  /** How long after its promotion a version that fails is taken back by itself; 0: never. */
  RELEASE_WATCH_MINUTES: z.coerce.number().min(0).max(1_440).default(30),
  /** Computing seconds that one visitor's documents may take a minute. */
  DOCUMENT_VISITOR_SECONDS: z.coerce.number().positive().max(3600).default(20),
  DOCUMENT_CACHE_MB: z.coerce.number().int().min(1).default(128),
  LOG_LEVEL: logLevelSetting(),
})

export interface WebSettings {
  readonly port: number
  readonly host: string
  readonly logLevel: string
  readonly options: WebOptions
}

/** The settings of the document host. Throws `WrongSettings` with every wrong one named. */
export function readWebSettings(environment: Environment): WebSettings {
  const values = readSettings(schema, environment)
  if (values.NODE_ENV === 'production' && (values.OVERRIDES || values.LIVE_RELOAD)) {
    throw new WrongSettings(['OVERRIDES, LIVE_RELOAD: refused when NODE_ENV is production'])
  }
  const apiUrl = values.API_URL ?? `http://127.0.0.1:${values.API_PORT}`
  const origin = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  return {
    port: values.PORT,
    host: values.HOST,
    logLevel: values.LOG_LEVEL,
    options: {
      ...releaseSettingsOf(values),
      signingKeyFile: values.RELEASE_KEY_FILE ?? null,
      mediaDirs: (
        values.MEDIA_DIR?.split(path.delimiter) ?? ['shared-drawings/assets', path.join(values.DATA_DIR, 'media')]
      ).map((dir) => path.resolve(dir)),
      apiUrl,
      menuBuilderUrl: values.MENU_BUILDER_URL ?? `http://127.0.0.1:${values.MENU_BUILDER_PORT}`,
      site: { name: values.SITE_NAME, origin },
      securityContacts: values.SECURITY_CONTACT ?? [origin + paths.contact],
      overridesAllowed: values.OVERRIDES,
      liveReload: values.LIVE_RELOAD,
      ...readTrust(environment),
      workerFile: fileURLToPath(new URL('render-worker.mjs', import.meta.url)),
      modulesFrom: null,
      renderThreads: values.RENDER_THREADS,
      renderMemoryMb: values.RENDER_MEMORY_MB,
      limits: { ...DEFAULT_LIMITS, computeMs: values.RENDER_LIMIT_MS, dataMs: values.RENDER_DATA_LIMIT_MS },
      making: {
        atOnce: values.RENDER_THREADS,
        ...WAITING_LIMITS,
        visitorMs: values.DOCUMENT_VISITOR_SECONDS * 1000,
      },
      // While developing, versions fail and follow each other all the time.
      releaseWatchMs: values.LIVE_RELOAD ? 0 : values.RELEASE_WATCH_MINUTES * 60_000,
      cacheBytes: values.DOCUMENT_CACHE_MB * 1_000_000,
    },
  }
}
