import type { Page } from '@playwright/test'
import { expectFrame, followLink, untilAlive } from '../support/navigate'
import { neighbourOf, sectionPages } from '../support/sections'
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

test.use({ serviceWorkers: 'block' })

/** Of `shell/src/services/reload`: a document that was loaded anew a moment ago, as another reload would hide what is looked at. */
const CHUNK_RELOAD_KEY = 'chunk-reload-at'
const reloadedForChunk = (key: string) => window.sessionStorage.setItem(key, String(Date.now()))

for (const section of sectionPages) {
  const neighbour = neighbourOf(section)
  const panel = 'main [data-fault-panel]'

  type Cause = (page: Page) => Promise<Fault>
  const atOnce: Record<string, Cause> = {
    'its entry is missing': (page) => missingEntry(page, section.unit),
    'its entry is corrupt': (page) => corruptEntry(page, section.unit),
    'its page throws at load': (page) => badPage(page, section.unit, section.routeId, 'load'),
    'its page throws at render': (page) => badPage(page, section.unit, section.routeId, 'render'),
  }
  const slowly: Record<string, Cause> = {
    'its entry takes 30 s': (page) => slowEntry(page, section.unit),
    'its page suspends permanently': (page) => badPage(page, section.unit, section.routeId, 'suspend'),
  }
  const ownPage = `#outlet [data-unit="${section.unit}"] h1`
  const neighbourPage = `#outlet [data-unit="${neighbour.unit}"] h1`

  async function openFaulty(page: Page, cause: Cause): Promise<Fault> {
    const fault = await cause(page)
    await page.goto(neighbour.path)
    await untilAlive(page)
    await followLink(page, section.path)
    await expect(page.locator(panel)).toBeVisible()
    await expectFrame(page)
    return fault
  }

  async function goToNeighbour(page: Page): Promise<void> {
    await followLink(page, neighbour.path)
    await expect(page.locator(neighbourPage)).toBeVisible()
    await expect(page.locator(panel)).toHaveCount(0)
  }

  async function retry(page: Page, fault: Fault): Promise<void> {
    fault.mend()
    // At least a second: so long the shell answers everyone who asks with the failure that it has just seen.
    await page.waitForTimeout(1_100)
    await page.locator(panel).getByRole('button', { name: 'Thử lại' }).click()
  }

  test.describe(`section ${section.unit}`, () => {
    for (const [name, cause] of Object.entries(atOnce)) {
      test(`when ${name}: all else works meanwhile, and "Thử lại" recovers`, async ({ page }) => {
        const fault = await openFaulty(page, cause)
        await goToNeighbour(page)
        await followLink(page, section.path)
        await expect(page.locator(panel)).toBeVisible()
        await retry(page, fault)
        await expect(page.locator(ownPage)).toBeVisible()
        await expect(page.locator(panel)).toHaveCount(0)
      })
    }

    for (const [name, cause] of Object.entries(slowly)) {
      test(`when ${name}: a panel stands in its place, "Thử lại" recovers and all else works`, async ({ page }) => {
        const fault = await openFaulty(page, cause)
        await retry(page, fault)
        await expect(page.locator(ownPage)).toBeVisible()
        await goToNeighbour(page)
      })
    }

    test('when its page\'s file cannot be had: a panel each time, and "Thử lại" recovers', async ({ page }) => {
      await page.addInitScript(reloadedForChunk, CHUNK_RELOAD_KEY)
      const fault = await openFaulty(page, (faulty) => missingChunk(faulty, section.unit, `page-${section.routeId}`))
      for (const round of [1, 2]) {
        await goToNeighbour(page)
        await followLink(page, section.path)
        await expect(page.locator(panel), `round ${round}`).toBeVisible()
        await expectFrame(page)
      }
      await retry(page, fault)
      await expect(page.locator(ownPage)).toBeVisible()
      await expect(page.locator(panel)).toHaveCount(0)
    })

    test("when its page's file can be had again: who comes back sees the page", async ({ page }) => {
      await page.addInitScript(reloadedForChunk, CHUNK_RELOAD_KEY)
      const fault = await openFaulty(page, (faulty) => missingChunk(faulty, section.unit, `page-${section.routeId}`))
      await goToNeighbour(page)
      fault.mend()
      await followLink(page, section.path)
      await expect(page.locator(ownPage)).toBeVisible()
      await expect(page.locator(panel)).toHaveCount(0)
    })

    test('when its page arrives late: the visitor who waited sees it', async ({ page }) => {
      await latePageChunk(page, section.unit, section.routeId, 6_500)
      await page.goto(neighbour.path)
      await untilAlive(page)
      await followLink(page, section.path)
      await expectFrame(page)
      await expect(page.locator(`#outlet [data-unit="${section.unit}"] h1`)).toBeVisible()
    })

    test('when its page arrives late: the visitor who went on does not', async ({ page }) => {
      const late = await latePageChunk(page, section.unit, section.routeId, 6_500)
      await page.goto(neighbour.path)
      await untilAlive(page)
      await followLink(page, section.path)
      await followLink(page, neighbour.path)
      await late.arrived
      await page.waitForLoadState('networkidle')
      await expect(page.locator(`#outlet [data-unit="${neighbour.unit}"] h1`)).toBeVisible()
      await expect(page.locator(`#outlet [data-unit="${section.unit}"]`)).toHaveCount(0)
    })
  })
}

test('a document whose section cannot come alive still shows its text', async ({ page }) => {
  const [section] = sectionPages
  await missingEntry(page, section.unit)
  await page.goto(section.path)
  await untilAlive(page)
  await expect(page.locator(`#outlet [data-unit="${section.unit}"] h1`)).toBeVisible()
  await expect(page.locator('main [data-fault-panel]')).toBeVisible()
})
