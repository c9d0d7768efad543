import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGUMENTS } from '../deploy/machine/chromium-arguments'

/** Release versions, one at a time, into a site of their own (support/site/own-site.ts). First, so that others run beside them. */
const RELEASES = 'releases/**'
/** A site of their own too, and minutes of waiting for limits: early, as nobody would be left to run beside them. */
const OUTAGES = 'account/limits-and-outages.spec.ts'
/** Tests of what the headless shell lacks: downloads, sharing, the voice; and one of each section, as people's browsers show it. */
const FULL_BROWSER = /@full-browser/

/** Colours and places are looked at with less motion, and a phone's page drawn at one pixel for one: a third of the work. */
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 }
const executable = (file: string | undefined) => (file ? { executablePath: file } : {})

/** The tests start a site of their own, from what is built; with SITE_URL they run against that one. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  ...(process.env.SITE_URL ? {} : { globalSetup: './support/site/start-site.ts' }),
  fullyParallel: true,
  // Two for each processor of the smallest machine: a test often waits for an answer or for the page's own time.
  workers: 4,
  forbidOnly: true,
  // Limits are for what hangs, not for what is slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: process.env.REPORT_FILE ?? '../test-results/report.json' }]],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:8080',
    // What is to be pressed and never comes need not wait for the limit of the test.
    actionTimeout: 60_000,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    contextOptions: { reducedMotion: 'reduce' },
    // Its start costs as much as half a page; tests of what it does allow it.
    serviceWorkers: 'block',
    // A test gets the context of the one before, emptied.
    reuseContext: true,
    launchOptions: { ...executable(process.env.TEST_BROWSER), args: [...CHROMIUM_ARGUMENTS] },
  },
  // A project of few tests has one worker: each costs as much as four pages before its first test.
  projects: [
    { name: 'releases', testMatch: RELEASES, fullyParallel: false, workers: 1, use: phone },
    { name: 'outages', testMatch: OUTAGES, fullyParallel: false, use: phone },
    {
      name: 'full-browser',
      testIgnore: RELEASES,
      grep: FULL_BROWSER,
      workers: 1,
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: { ...executable(process.env.TEST_FULL_BROWSER), args: [...CHROMIUM_ARGUMENTS] },
      },
    },
    { name: 'phone', testIgnore: [RELEASES, OUTAGES], grepInvert: FULL_BROWSER, use: phone },
  ],
})
