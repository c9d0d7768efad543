import { pairings } from 'shared-contracts/testing'
import { expectFrame, followLink, untilAlive } from '../support/navigate'
import { neighbourOf, sectionPages } from '../support/sections'
import { badPage } from '../support/site/faults'
import { expect, test } from '../support/test'

const HARMS = {
  removed: () => document.getElementById('outlet')?.remove(),
  emptied: () => document.getElementById('outlet')?.replaceChildren(),
} as const

const pageOf = (unit: string) => `main > #outlet [data-unit="${unit}"] h1`

// Every pair of harm and section runs in jsdom (shell/src/composition/section-faults.test.tsx).
for (const [section, [harm, run]] of pairings(sectionPages, Object.entries(HARMS))) {
  const neighbour = neighbourOf(section)
  test(`an outlet ${harm} on a page of ${section.unit} stands again for the next page`, async ({ page }) => {
    await page.goto(section.path)
    await untilAlive(page)
    await expect(page.locator(pageOf(section.unit))).toBeVisible()
    await page.evaluate(run)
    await followLink(page, neighbour.path)
    await expect(page.locator(pageOf(neighbour.unit))).toBeVisible()
    await expectFrame(page)
    await followLink(page, section.path)
    await expect(page.locator(pageOf(section.unit))).toBeVisible()
  })
}

test('the document host is told that a page failed', async ({ page }) => {
  const [section] = sectionPages
  await badPage(page, section.unit, section.routeId, 'render')
  const report = async () => {
    await page.goto(neighbourOf(section).path)
    await untilAlive(page)
    const told = page.waitForResponse((response) => new URL(response.url()).pathname === '/reports')
    await followLink(page, section.path)
    return await told
  }
  let answer = await report()
  if (answer.status() === 429) {
    // Reports are limited by address and minute, and all browsers of a run have one address: others used this minute's.
    await page.waitForTimeout(Number(answer.headers()['retry-after']) * 1000)
    answer = await report()
  }
  expect(answer.status()).toBe(204)
})
