import { followLink, untilAlive } from '../support/navigate'
import { sectionPages } from '../support/sections'
import { expect, test } from '../support/test'

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
  // Several collections: what is only waiting for one is no leak.
  await expect
    .poll(async () => {
      const after = await counts()
      return {
        documents: after.documents - before.documents <= 1,
        listeners: after.jsEventListeners - before.jsEventListeners < 20,
        nodes: after.nodes - before.nodes < before.nodes * 0.1,
      }
    })
    .toEqual({ documents: true, listeners: true, nodes: true })
})
