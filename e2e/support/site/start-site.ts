import { findChromium, findHeadlessShell } from '../../../deploy/machine/chromium'
import { startTemporarySite } from '../../../deploy/site/temporary-site'

/**
 * Before all tests, unless SITE_URL names a running site: the browsers, and one site for all tests, from what is built, with
 * free ports, a data folder of its own and no rate limits. Tests learn of them from the environment. Returns what stops it.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const shell = await findHeadlessShell()
  const full = await findChromium()
  for (const { file, from } of [shell, full]) console.log(`Browser: ${file ?? 'of Playwright'} (${from})`)
  if (shell.file) process.env.TEST_BROWSER = shell.file
  if (full.file) process.env.TEST_FULL_BROWSER = full.file
  const site = await startTemporarySite()
  process.env.SITE_URL = site.url
  process.env.SITE_IS_TEMPORARY = '1'
  process.env.SITE_DATA_DIR = site.settings.dataDir
  return site.stop
}
