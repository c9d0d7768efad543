import { expect } from '@playwright/test'
import { isDue, runSize } from 'shared-contracts/testing'
import { test } from '../support/site/own-site'
import { visitorLoad } from '../support/site/visitor-load'

/** Answers on either side of a restart. */
const ANSWERS = runSize(30, 100)

/* For one commit of two: it has a site of its own. Each service's own tests stop and start it every time. */
if (isDue(0, 2)) {
  test('each service is replaced under visitors, and none of them notices', async ({ ownSite }) => {
    test.setTimeout(600_000)
    const site = await ownSite()
    const load = await visitorLoad(site.url, { kept: runSize(4, 8), fresh: runSize(2, 4) })
    for (const service of ['menu-builder', 'web', 'api'] as const) {
      const before = load.answers()
      await expect.poll(() => load.answers() - before).toBeGreaterThan(ANSWERS)
      const started = Date.now()
      await site.restart(service)
      console.log(`${service} was replaced within ${Date.now() - started} ms`)
      const replaced = load.answers()
      await expect.poll(() => load.answers() - replaced).toBeGreaterThan(ANSWERS)
    }
    expect(await load.stop()).toEqual([])
    console.log(`${load.answers()} answers`)
  })
}
