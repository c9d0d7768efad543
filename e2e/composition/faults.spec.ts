import type { Locator, Page } from '@playwright/test'
import { pairings } from 'shared-contracts/testing'
import { expectFrame, followLink, untilAlive } from '../support/navigate'
import { neighbourOf, type SectionPage, sectionPages } from '../support/sections'
import {
  badPage,
  corruptEntry,
  type Fault,
  latePageChunk,
  missingChunk,
  missingEntry,
  slowEntry,
} from '../support/site/faults'
import { expect, test } from '../support/test'

/*
 * Faults of a section's files, each fault and each section once, in pairs that the commit turns; every pair runs in jsdom
 * (shell/src/composition/section-faults.test.tsx). What the shell waits for passes on the page's own clock.
 */

/** So long the shell is patient with the next page, and with a section's entry. */
const PREPARE_LIMIT_MS = 5_000
/** So long the shell answers everyone who asks with the failure that it has just seen. */
const SHARE_FAILURE_MS = 1_000

/** Of `shell/src/services/reload`: a document that was loaded anew a moment ago, as another reload would hide what is looked at. */
const CHUNK_RELOAD_KEY = 'chunk-reload-at'
const reloadedForChunk = (key: string) => window.sessionStorage.setItem(key, String(Date.now()))

type Check = (page: Page, section: SectionPage) => Promise<void>
type Cause = (page: Page, section: SectionPage) => Promise<Fault>

const panel = (page: Page): Locator => page.locator('main [data-fault-panel]')
const heading = (page: Page, { unit }: SectionPage): Locator => page.locator(`#outlet [data-unit="${unit}"] h1`)

async function openNeighbour(page: Page, section: SectionPage): Promise<void> {
  await page.clock.install()
  await page.goto(neighbourOf(section).path)
  await untilAlive(page)
}

async function expectPage(page: Page, section: SectionPage): Promise<void> {
  await expect(heading(page, section)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
}

/** Follows the link to a page that the shell gives up waiting for. */
async function followInVain(page: Page, { path }: SectionPage): Promise<void> {
  const arrived = followLink(page, path)
  await page.clock.fastForward(PREPARE_LIMIT_MS)
  await arrived
}

async function expectPanel(page: Page): Promise<void> {
  await expect(panel(page)).toBeVisible()
  await expectFrame(page)
}

/** A panel that comes after some seconds. */
async function expectPanelInTime(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1_000)
    await expect(panel(page)).toBeVisible({ timeout: 200 })
  }).toPass()
  await expectFrame(page)
}

async function goToNeighbour(page: Page, section: SectionPage): Promise<void> {
  await followLink(page, neighbourOf(section).path)
  await expectPage(page, neighbourOf(section))
}

async function mend(page: Page, fault: Fault): Promise<void> {
  fault.mend()
  await page.clock.fastForward(SHARE_FAILURE_MS)
}

const retry = (page: Page) => panel(page).getByRole('button', { name: 'Thử lại' }).click()

const atOnce =
  (cause: Cause): Check =>
  async (page, section) => {
    const fault = await cause(page, section)
    await openNeighbour(page, section)
    await followLink(page, section.path)
    await expectPanel(page)
    await goToNeighbour(page, section)
    await followLink(page, section.path)
    await expectPanel(page)
    await mend(page, fault)
    await retry(page)
    await expectPage(page, section)
  }

const slowly =
  (cause: Cause): Check =>
  async (page, section) => {
    const fault = await cause(page, section)
    await openNeighbour(page, section)
    await followInVain(page, section)
    await expectPanelInTime(page)
    await mend(page, fault)
    await retry(page)
    await expectPage(page, section)
    await goToNeighbour(page, section)
  }

const withoutPageFile: Cause = async (page, { unit, routeId }) => {
  await page.addInitScript(reloadedForChunk, CHUNK_RELOAD_KEY)
  return missingChunk(page, unit, `page-${routeId}`)
}

const checks: Readonly<Record<string, Check>> = {
  'its entry is missing: all else works meanwhile, and "Thử lại" recovers': atOnce((page, { unit }) =>
    missingEntry(page, unit),
  ),
  'its entry is corrupt: all else works meanwhile, and "Thử lại" recovers': atOnce((page, { unit }) =>
    corruptEntry(page, unit),
  ),
  'its page throws at load: all else works meanwhile, and "Thử lại" recovers': atOnce((page, { unit, routeId }) =>
    badPage(page, unit, routeId, 'load'),
  ),
  'its page throws at render: all else works meanwhile, and "Thử lại" recovers': atOnce((page, { unit, routeId }) =>
    badPage(page, unit, routeId, 'render'),
  ),
  'its entry does not come: a panel stands in its place, "Thử lại" recovers and all else works': slowly(
    (page, { unit }) => slowEntry(page, unit),
  ),
  'its page suspends permanently: a panel stands in its place, "Thử lại" recovers and all else works': slowly(
    (page, { unit, routeId }) => badPage(page, unit, routeId, 'suspend'),
  ),
  'its page\'s file can not be had: a panel each time, and "Thử lại" recovers': async (page, section) => {
    const fault = await withoutPageFile(page, section)
    await openNeighbour(page, section)
    await followLink(page, section.path)
    await expectPanel(page)
    for (const round of [1, 2]) {
      await goToNeighbour(page, section)
      await followLink(page, section.path)
      await expect(panel(page), `round ${round}`).toBeVisible()
      await expectFrame(page)
    }
    await mend(page, fault)
    await retry(page)
    await expectPage(page, section)
  },
  "its page's file can be had again: who comes back sees the page": async (page, section) => {
    const fault = await withoutPageFile(page, section)
    await openNeighbour(page, section)
    await followLink(page, section.path)
    await expectPanel(page)
    await goToNeighbour(page, section)
    fault.mend()
    await followLink(page, section.path)
    await expectPage(page, section)
  },
  'its page arrives late: the visitor who waited sees it': async (page, section) => {
    const late = await latePageChunk(page, section.unit, section.routeId)
    await openNeighbour(page, section)
    await followInVain(page, section)
    await expectFrame(page)
    late.mend()
    await expect(heading(page, section)).toBeVisible()
  },
  'its page arrives late: the visitor who went on does not': async (page, section) => {
    const late = await latePageChunk(page, section.unit, section.routeId)
    await openNeighbour(page, section)
    await followInVain(page, section)
    await followLink(page, neighbourOf(section).path)
    late.mend()
    await late.arrived
    await page.waitForLoadState('networkidle')
    await expect(heading(page, neighbourOf(section))).toBeVisible()
    await expect(page.locator(`#outlet [data-unit="${section.unit}"]`)).toHaveCount(0)
  },
}

for (const [[name, check], section] of pairings(Object.entries(checks), sectionPages)) {
  test(`section ${section.unit}: when ${name}`, ({ page }) => check(page, section))
}

test('a document whose section cannot come alive still shows its text', async ({ page }) => {
  const [section] = sectionPages
  await missingEntry(page, section.unit)
  await page.goto(section.path)
  await expect(page.locator('html[data-alive]')).toBeAttached()
  await expect(panel(page)).toBeVisible()
  await expect(heading(page, section)).toBeVisible()
})
