import { runSize } from 'shared-contracts/testing'
import { followLink, untilAlive } from '../support/navigate'
import { sectionPages } from '../support/sections'
import { expect, test } from '../support/test'

// What is fetched ahead comes too.
test.use({ savesData: false })

const ROUNDS = runSize(6, 20)

test(`${ROUNDS} rounds through all sections leave nothing behind`, async ({ page }) => {
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
        // Less than one a round, and less than a tenth of the page in twenty.
        listeners: after.jsEventListeners - before.jsEventListeners < ROUNDS,
        nodes: after.nodes - before.nodes < (before.nodes * ROUNDS) / 200,
      }
    })
    .toEqual({ documents: true, listeners: true, nodes: true })
})
