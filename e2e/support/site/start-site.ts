import { findChromium } from '../../../deploy/machine/chromium'
import { startTemporarySite } from '../../../deploy/site/temporary-site'

/**
 * Before all tests, unless SITE_URL names a running site: one site for all of them, from what is built, with free ports, a
 * data folder of its own and no rate limits. Tests learn of it from the environment. Returns what stops it.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const chromium = await findChromium()
  console.log(`Chromium: ${chromium.file ?? 'of Playwright'} (${chromium.from})`)
  if (chromium.file) process.env.CHROME_PATH = chromium.file
  const site = await startTemporarySite()
  process.env.SITE_URL = site.url
  process.env.SITE_IS_TEMPORARY = '1'
  process.env.SITE_DATA_DIR = site.settings.dataDir
  return site.stop
}
