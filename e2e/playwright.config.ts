import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGUMENTS } from '../deploy/machine/chromium-arguments'

/** Release versions, one at a time, into a site of their own (support/site/own-site.ts). */
const RELEASES = 'releases/**'

/** The tests start a site of their own, from what is built; with SITE_URL they run against that one. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  ...(process.env.SITE_URL ? {} : { globalSetup: './support/site/start-site.ts' }),
  fullyParallel: true,
  workers: 2,
  // `npm test` gives a failed test one more try and names it (deploy/stages/stage.ts); here each failure is one.
  retries: 0,
  forbidOnly: true,
  // Limits are for what hangs, not for what is slow.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: process.env.REPORT_FILE ?? '../test-results/report.json' }]],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:8080',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // The page at each step is kept as a document, of the second try alone: it costs processor time. By hand: `--trace on`.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [...CHROMIUM_ARGUMENTS],
    },
  },
  projects: [
    { name: 'phone', testIgnore: RELEASES, use: { ...devices['Pixel 7'] } },
    // The main ways of visitors once more, as most of them look on a large screen.
    { name: 'desktop', testIgnore: RELEASES, grep: /@main/, use: { ...devices['Desktop Chrome'] } },
    {
      name: 'releases',
      testMatch: RELEASES,
      fullyParallel: false,
      workers: 1,
      use: { ...devices['Pixel 7'] },
    },
  ],
})
