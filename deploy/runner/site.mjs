import { CommandFailed } from './command-failed.mjs'
import { describeCrash, waitUntilReady } from './ready.mjs'
import { serviceMode } from './service-mode.mjs'
import { startService } from './service-process.mjs'

/** The environment in which a site's services find each other and their data. */
export function siteEnvironment({ port, apiPort, menuBuilderPort, dataDir, databaseUrl }) {
  return {
    PORT: String(port),
    API_PORT: String(apiPort),
    MENU_BUILDER_PORT: String(menuBuilderPort),
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  }
}

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href

/** Groups in the order in which they need each other: the document host asks the other two. */
const SERVICES = [
  [
    { name: 'api', script: 'services/api/dist/main.mjs', port: 'apiPort' },
    { name: 'menu-builder', script: 'services/menu-builder/dist/main.mjs', port: 'menuBuilderPort' },
  ],
  [{ name: 'web', script: 'services/web/dist/main.mjs', port: 'port' }],
]

/**
 * Starts the three services and waits until each is ready. When one fails to, the others are stopped.
 *
 * @param settings as `readSettings` returns them
 * @param {{ env?: Record<string, string>, show?: (line: string) => string | null }} [options]
 * @returns {Promise<{ services: object[], crashed: Promise<never>, stop: () => Promise<void> }>} `crashed` rejects with
 *   the log's tail as soon as a service ends without being asked to
 */
export async function startSite(settings, { env = {}, show } = {}) {
  const services = []
  const stop = async () => {
    // The document host first, so that it can end what it was asked while the others still answer.
    for (const service of [...services].reverse()) await service.stop()
  }
  try {
    for (const group of SERVICES) {
      const started = group.map(({ name, script, port }) => {
        const own = { ...siteEnvironment(settings), ...env }
        const service = startService({
          name,
          args: ['--import', END_WITH_PARENT, script],
          env: { ...own, NODE_ENV: serviceMode(name, { ...process.env, ...own }) },
          show,
        })
        services.push(service)
        return waitUntilReady(service, settings[port])
      })
      await Promise.all(started)
    }
  } catch (error) {
    await stop()
    throw error
  }
  const crashed = Promise.race(
    services.map(async (service) => {
      const how = await service.ended
      if (service.isStopping()) return new Promise(() => {})
      throw new CommandFailed(describeCrash(service, how))
    }),
  )
  // Whoever stops a site may not be listening any more.
  crashed.catch(() => {})
  return { services, crashed, stop }
}

/** Resolves with the signal that asks this process to end. A second one ends it at once. */
export function untilAskedToStop() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      let asked = false
      process.on(signal, () => {
        if (asked) process.exit(1)
        asked = true
        resolve(signal)
      })
    }
  })
}
