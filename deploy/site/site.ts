import { CommandFailed } from '../runner/command-failed'
import type { SiteSettings } from '../runner/settings'
import { describeCrash, waitUntilReady } from './ready'
import { serviceMode } from './service-mode'
import { type ServiceProcess, startService } from './service-process'
import { serviceSecretOf } from './service-secret'

/** The environment in which a site's services find each other and their data. */
export function siteEnvironment(settings: SiteSettings): Record<string, string> {
  const { port, apiPort, menuBuilderPort, dataDir, databaseUrl } = settings
  return {
    PORT: String(port),
    API_PORT: String(apiPort),
    MENU_BUILDER_PORT: String(menuBuilderPort),
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  }
}

/** In the order in which they need each other: the menu builder works from content that the API gives out. */
const SERVICES = [
  { name: 'api', port: 'apiPort' },
  { name: 'menu-builder', port: 'menuBuilderPort' },
  { name: 'web', port: 'port' },
] as const

export interface RunningServices {
  /** Rejects with the log's tail as soon as a service ends without being asked to. */
  readonly crashed: Promise<never>
  stop(): Promise<void>
}

export interface StartOptions {
  /** More settings of the services. */
  readonly env?: Readonly<Record<string, string>>
  readonly show?: (line: string) => string | null
}

/** One built service; it ends with this process. */
export function startBuiltService(
  name: string,
  env: Readonly<Record<string, string>>,
  show?: (line: string) => string | null,
): ServiceProcess {
  return startService({
    name,
    args: [`services/${name}/dist/main.mjs`],
    env: { ...env, END_WITH_STDIN: '1', NODE_ENV: serviceMode(name, { ...process.env, ...env }) },
    ...(show ? { show } : {}),
  })
}

/** Starts the three services and waits until each is ready. When one fails to, the others are stopped. */
export async function startSite(
  settings: SiteSettings,
  { env = {}, show }: StartOptions = {},
): Promise<RunningServices> {
  const SERVICE_SECRET = serviceSecretOf(settings.dataDir)
  const services: ServiceProcess[] = []
  const stop = async () => {
    // The document host first, so that it can finish requests while the others still answer.
    for (const service of [...services].reverse()) await service.stop()
  }
  try {
    for (const { name, port } of SERVICES) {
      const service = startBuiltService(name, { ...siteEnvironment(settings), SERVICE_SECRET, ...env }, show)
      services.push(service)
      await waitUntilReady(service, settings[port])
    }
  } catch (error) {
    await stop()
    throw error
  }
  const crashed = Promise.race(
    services.map(async (service): Promise<never> => {
      const how = await service.ended
      if (service.isStopping()) return new Promise<never>(() => {})
      throw new CommandFailed(describeCrash(service, how))
    }),
  )
  // Whoever stops a site may not be listening any more.
  crashed.catch(() => {})
  return { crashed, stop }
}

/** Resolves with the signal that asks this process to end. A second one ends it at once. */
export function untilAskedToStop(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      let asked = false
      process.on(signal, () => {
        if (asked) process.exit(1)
        asked = true
        resolve(signal)
      })
    }
  })
}
