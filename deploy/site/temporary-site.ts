import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freeSitePorts } from '../machine/ports'
import { copyDatabase } from '../machine/postgres'
import { step } from '../runner/progress'
import { OWN_RELEASES, releaseWhatWasBuilt } from '../runner/releases'
import { root } from '../runner/root'
import type { SiteSettings } from '../runner/settings'
import { runContentImporter } from './content-import'
import { demonstrationEnvironment } from './demo'
import { readableLogLine } from './log-line'
import { type ServiceName, startSite } from './site'

export interface TemporarySite {
  readonly url: string
  readonly settings: SiteSettings
  readonly crashed: Promise<never>
  /** See `RunningServices`. */
  restart(name: ServiceName): Promise<void>
  /** See `RunningServices`. */
  tail(): string
  stop(): Promise<void>
}

/**
 * Names of settings of who starts several sites: a folder that `fillSiteData` has filled, and the address of the PostgreSQL
 * database that it has filled, none where the folder holds it. Each site begins with copies of them.
 */
export const FILLED_SITE_DATA = 'FILLED_SITE_DATA'
export const FILLED_SITE_DATABASE = 'FILLED_SITE_DATABASE'

/** Puts into an empty data folder what a site starts with: the releases that were built, and the content with demo accounts. */
export async function fillSiteData(dataDir: string, databaseUrl: string | null = null): Promise<void> {
  const importContent = () =>
    // For trying alone: it goes with its data, and its address is this machine's own.
    runContentImporter(
      ['import', path.join(root, 'content'), '--demo-accounts'],
      { DATA_DIR: dataDir, NODE_ENV: '', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
      false,
    )
  await Promise.all([releaseWhatWasBuilt(dataDir), step('Filling a database', importContent)])
}

/**
 * What a site starts with, copied from what was filled before or, where nothing was or `anew`, filled with the embedded database.
 *
 * @returns the address of its database; null: in the folder
 */
export async function provideSiteData(dataDir: string, { anew = false } = {}): Promise<string | null> {
  const { [FILLED_SITE_DATA]: filled, [FILLED_SITE_DATABASE]: template } = process.env
  if (!filled || anew) {
    await fillSiteData(dataDir)
    return null
  }
  cpSync(filled, dataDir, { recursive: true })
  if (!template) return null
  const name = path
    .basename(dataDir)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '_')
  return copyDatabase(template.replace(/[^/]+$/, 'postgres'), name, new URL(template).pathname.slice(1))
}

/** One machine asks for everything: no limit of a visitor counts. */
export const NO_LIMITS = { RATE_LIMITS: 'off', DOCUMENT_VISITOR_SECONDS: '3600' } as const

/**
 * A whole site of its own, from what is built: free ports, a data folder that goes with it, no rate limits.
 *
 * @param env more settings of the services
 * @param data see `provideSiteData`
 */
export async function startTemporarySite(
  env: Readonly<Record<string, string>> = {},
  data: { readonly anew?: boolean } = {},
): Promise<TemporarySite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const settings = { ...(await freeSitePorts()), dataDir, databaseUrl: await provideSiteData(dataDir, data) }
    const site = await startSite(settings, {
      env: { ...OWN_RELEASES, ...demonstrationEnvironment(true), ...NO_LIMITS, LOG_LEVEL: 'warn', ...env },
      show: readableLogLine,
    })
    const stop = async () => {
      await site.stop()
      remove()
    }
    const { crashed, restart, tail } = site
    return { url: `http://127.0.0.1:${settings.port}`, settings, crashed, restart, tail, stop }
  } catch (error) {
    remove()
    throw error
  }
}
