import { startTemporarySite } from '../../../deploy/site/temporary-site'
import { test as base } from '../test'

/**
 * Tests that release versions have a site of their own: what they put on it would disturb the tests beside them. With
 * SITE_URL set by hand they use that site.
 */
export const test = base.extend<object, { readonly ownSite: string | undefined }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern.
    async ({}, use) => {
      if (!process.env.SITE_IS_TEMPORARY) return use(process.env.SITE_URL)
      const site = await startTemporarySite()
      // Of this worker alone: it runs no other tests.
      process.env.SITE_DATA_DIR = site.settings.dataDir
      await use(site.url)
      await site.stop()
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  baseURL: async ({ ownSite, baseURL }, use) => use(ownSite ?? baseURL),
})
