import { defineConfig, devices } from '@playwright/test'

/** `npm test` starts the site and names it in SITE_URL; alone, the tests run against `npm start`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Most of the time tests wait: for a limit to pass, or for the site. Three keep two processors busy.
  workers: 3,
  // A test that needs a second try has found something; it is kept visible as such.
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:8080',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      // Containers run as root and with a small /dev/shm.
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    { name: 'phone', testIgnore: 'releases/**', use: { ...devices['Pixel 7'] } },
    // These release versions into the site that all tests share: after the others, one at a time.
    {
      name: 'releases',
      testMatch: 'releases/**',
      dependencies: ['phone'],
      fullyParallel: false,
      workers: 1,
      use: { ...devices['Pixel 7'] },
    },
  ],
})
