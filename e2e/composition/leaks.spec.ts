import { expect, test } from '@playwright/test'
import { followLink, untilAlive } from '../support/navigate'
import { sectionPages } from '../support/sections'

const ROUNDS = 20

test(`${ROUNDS} rounds through all sections leave nothing behind`, async ({ page }) => {
  test.setTimeout(600_000)
  const devtools = await page.context().newCDPSession(page)
  await page.goto('/')
  await untilAlive(page)

  async function round(): Promise<void> {
    for (const section of sectionPages) {
      await followLink(page, section.path)
      await expect(page.locator(`#outlet [data-unit="${section.unit}"] h1`)).toBeVisible()
    }
  }
  async function counts() {
    await devtools.send('HeapProfiler.collectGarbage')
    return devtools.send('Memory.getDOMCounters')
  }

  await round()
  await round()
  const before = await counts()
  for (let done = 0; done < ROUNDS; done += 1) await round()
  const after = await counts()

  expect(after.documents - before.documents).toBeLessThanOrEqual(1)
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(20)
  expect(after.nodes - before.nodes).toBeLessThan(before.nodes * 0.1)
})
