import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freeSitePorts } from '../../../deploy/machine/ports'
import { demonstrationEnvironment } from '../../../deploy/site/demo'
import { readableLogLine } from '../../../deploy/site/log-line'
import { waitUntilReady } from '../../../deploy/site/ready'
import type { ServiceProcess } from '../../../deploy/site/service-process'
import { serviceSecretOf } from '../../../deploy/site/service-secret'
import { siteEnvironment } from '../../../deploy/site/site'
import { startBuiltService } from '../../../deploy/site/site-service'
import { NO_LIMITS, provideSiteData } from '../../../deploy/site/temporary-site'

/** A site whose API can be taken away and brought back while the document host goes on. */
export interface StoppableSite {
  readonly url: string
  readonly dataDir: string
  stopApi(): Promise<void>
  startApi(): Promise<void>
  stop(): Promise<void>
}

/**
 * From what is built, with free ports and a data folder that goes with it. Without the menu builder.
 *
 * @param env more settings of the services
 */
export async function startStoppableSite(env: Readonly<Record<string, string>> = {}): Promise<StoppableSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'))
  const ports = await freeSitePorts()
  const running = new Map<string, ServiceProcess>()

  let databaseUrl: string | null = null

  async function start(name: 'api' | 'web', port: number): Promise<void> {
    const environment = siteEnvironment({ ...ports, dataDir, databaseUrl })
    const SERVICE_SECRET = serviceSecretOf(dataDir)
    const own = { ...demonstrationEnvironment(true), SERVICE_SECRET, ...NO_LIMITS, LOG_LEVEL: 'warn', ...env }
    const service = startBuiltService(name, { ...environment, ...own }, readableLogLine)
    running.set(name, service)
    await waitUntilReady(service, port)
  }

  async function stop(): Promise<void> {
    for (const service of [...running.values()].reverse()) await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }

  try {
    databaseUrl = await provideSiteData(dataDir)
    await start('api', ports.apiPort)
    await start('web', ports.port)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `http://127.0.0.1:${ports.port}`,
    dataDir,
    stopApi: async () => running.get('api')?.stop(),
    startApi: () => start('api', ports.apiPort),
    stop,
  }
}
