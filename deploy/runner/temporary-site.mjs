import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runContentImporter } from './content-import.mjs'
import { readableLogLine } from './log-line.mjs'
import { freePorts } from './ports.mjs'
import { step } from './progress.mjs'
import { releaseWhatWasBuilt } from './releases.mjs'
import { siteEnvironment, startSite } from './site.mjs'

/**
 * A whole site of its own, from what is built: free ports, a data folder that goes with it, no rate limits.
 *
 * @param {Record<string, string>} [env] more settings of the services
 * @returns {Promise<{ url: string, settings: object, crashed: Promise<never>, stop: () => Promise<void> }>}
 */
export async function startTemporarySite(env = {}) {
  const [port, apiPort, menuBuilderPort] = await freePorts(3)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'))
  const settings = { port, apiPort, menuBuilderPort, dataDir, databaseUrl: null }
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    await releaseWhatWasBuilt(dataDir)
    await step('Filling a database', () => runContentImporter(['import'], siteEnvironment(settings), false))
    const site = await startSite(settings, {
      env: { RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...env },
      show: readableLogLine,
    })
    const stop = async () => {
      await site.stop()
      remove()
    }
    return { url: `http://127.0.0.1:${port}`, settings, crashed: site.crashed, stop }
  } catch (error) {
    remove()
    throw error
  }
}
