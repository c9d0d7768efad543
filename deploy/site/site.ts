import { setTimeout as pause } from 'node:timers/promises'
import { CommandFailed } from '../runner/command-failed'
import type { SiteSettings } from '../runner/settings'
import { describeCrash } from './ready'
import { serviceSecretOf } from './service-secret'
import { type SiteService, startBuiltService } from './site-service'

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
export const serviceNames = ['api', 'menu-builder', 'web'] as const

export type ServiceName = (typeof serviceNames)[number]

export interface RunningServices {
  /** Rejects with the log's tail as soon as a service ends without being asked to. */
  readonly crashed: Promise<never>
  /**
   * Replaces a service by a new process from what is built now, without a failed request: the new one takes over the port before the old
   * one lets go of it. Rejects when the new one does not become ready.
   */
  restart(name: ServiceName): Promise<void>
  /** The last lines of the services' logs. */
  tail(): string
  stop(): Promise<void>
}

export interface StartOptions {
  /** More settings of the services. */
  readonly env?: Readonly<Record<string, string>>
  readonly show?: (line: string) => string | null
}

/** So long a service that is replaced goes on answering: longer than a visitor's device or connection stands still between two requests. */
export const HANDOVER_MS = 1_500
const START_LIMIT_MS = 300_000
const RESTART_LIMIT_MS = 60_000

/** Starts the three services and waits until each is ready. When one fails to, the others are stopped. */
export async function startSite(
  settings: SiteSettings,
  { env: given = {}, show }: StartOptions = {},
): Promise<RunningServices> {
  const environment = { ...siteEnvironment(settings), SERVICE_SECRET: serviceSecretOf(settings.dataDir), ...given }
  const running = new Map<ServiceName, SiteService>()
  let tellCrash = (_: CommandFailed) => {}
  const crashed = new Promise<never>((_, reject) => {
    tellCrash = reject
  })
  // Whoever stops a site may not be listening any more.
  crashed.catch(() => {})

  function start(name: ServiceName, more: Readonly<Record<string, string>> = {}): SiteService {
    return startBuiltService(name, { ...environment, ...more }, show)
  }
  function adopt(name: ServiceName, service: SiteService): void {
    running.set(name, service)
    service.ended.then((how) => {
      if (!service.isStopping()) tellCrash(new CommandFailed(describeCrash(service, how)))
    })
  }
  async function stop(): Promise<void> {
    // The document host first, so that it can finish requests while the others still answer.
    for (const name of [...serviceNames].reverse()) await running.get(name)?.stop()
  }

  /** The new process gets visitors once it has come so far; when it never does, the old one stays. */
  async function startBeside(name: ServiceName, until: 'listening' | 'ready', env: Readonly<Record<string, string>>) {
    const next = start(name, env)
    try {
      await orFailure(next, next[until])
    } catch (error) {
      await next.stop()
      throw error
    }
    adopt(name, next)
    return next
  }

  let restarting: Promise<unknown> = Promise.resolve()
  async function restart(name: ServiceName): Promise<void> {
    const old = running.get(name)
    if (!old) throw new CommandFailed(`${name} does not run`)
    if (name !== 'api' || settings.databaseUrl !== null) {
      await startBeside(name, 'ready', { LISTEN_WHEN_READY: '1' })
      return old.leave(HANDOVER_MS)
    }
    // Nobody can share the embedded database: the new process waits for the old one to leave it, and visitors for the new one.
    const next = await startBeside(name, 'listening', { DATABASE_FOLDER_WAIT_MS: String(RESTART_LIMIT_MS) })
    await Promise.all([old.leave(HANDOVER_MS), orFailure(next, next.ready)])
  }

  try {
    for (const name of serviceNames) {
      const service = start(name)
      adopt(name, service)
      await orFailure(service, service.ready, START_LIMIT_MS)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    crashed,
    stop,
    tail: () => [...running].map(([name, service]) => `${name}:\n${service.tail()}`).join('\n'),
    restart(name) {
      const done = restarting.then(() => restart(name))
      restarting = done.catch(() => {})
      return done
    },
  }
}

/** @throws CommandFailed with the end of its log when the service ends before, or takes too long */
async function orFailure(service: SiteService, reached: Promise<void>, limitMs = RESTART_LIMIT_MS): Promise<void> {
  const late = pause(limitMs, null, { ref: false }).then(() => {
    throw new CommandFailed(`${service.name} was not ready within ${limitMs / 1000} s:\n${service.tail()}`)
  })
  const failed = service.ended.then((how) => {
    throw new CommandFailed(describeCrash(service, how))
  })
  await Promise.race([reached, failed, late])
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
