import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium, findHeadlessShell } from '../../../deploy/machine/chromium'
import { copyDatabase, startPostgres } from '../../../deploy/machine/postgres'
import {
  FILLED_SITE_DATA,
  FILLED_SITE_DATABASE,
  fillSiteData,
  startTemporarySite,
} from '../../../deploy/site/temporary-site'

/**
 * Before all tests, unless SITE_URL names a running site: the browsers, and one site for all tests, from what is built, with
 * free ports, a data folder of its own, a PostgreSQL where the machine has one, and no rate limits. Tests learn of them from the
 * environment. Sites that tests start for themselves begin with the same data. Returns what stops it.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const shell = await findHeadlessShell()
  const full = await findChromium()
  for (const { file, from } of [shell, full]) console.log(`Browser: ${file ?? 'of Playwright'} (${from})`)
  if (shell.file) process.env.TEST_BROWSER = shell.file
  if (full.file) process.env.TEST_FULL_BROWSER = full.file
  const filled = mkdtempSync(path.join(tmpdir(), 'site-filled-'))
  const postgres = await startPostgres()
  const database = postgres && (await copyDatabase(postgres.url, 'filled'))
  await fillSiteData(filled, database)
  process.env[FILLED_SITE_DATA] = filled
  if (database) process.env[FILLED_SITE_DATABASE] = database
  const site = await startTemporarySite()
  process.env.SITE_URL = site.url
  process.env.SITE_IS_TEMPORARY = '1'
  process.env.SITE_DATA_DIR = site.settings.dataDir
  return async () => {
    await site.stop()
    await postgres?.stop()
    rmSync(filled, { recursive: true, force: true })
  }
}
