import { isWholeRun } from 'shared-contracts/testing'
import { startTemporarySite, type TemporarySite } from '../../../deploy/site/temporary-site'
import { test as base } from '../test'

interface OwnSite {
  /** The site that all tests of releases share: started for the first of them, stopped after the last. */
  readonly ownSite: () => Promise<TemporarySite>
}

/**
 * Tests that release versions have a site of their own: what they put on it would disturb the tests beside them; in a whole
 * run with the embedded database. With
 * SITE_URL set by hand they use that site, and only what needs the site's folder or services asks for `ownSite`. No file may
 * set an option of workers (trace, launchOptions): its tests would get another worker, and that another site.
 */
export const test = base.extend<object, OwnSite>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern.
    async ({}, use) => {
      let starting: Promise<TemporarySite> | undefined
      const ownSite = () => {
        starting ??= startTemporarySite({}, { anew: isWholeRun })
        return starting
      }
      // Of this worker alone: it runs no other tests.
      if (process.env.SITE_IS_TEMPORARY) process.env.SITE_DATA_DIR = (await ownSite()).settings.dataDir
      await use(ownSite)
      await (await starting)?.stop()
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  baseURL: async ({ ownSite, baseURL }, use) => use(process.env.SITE_IS_TEMPORARY ? (await ownSite()).url : baseURL),
})
