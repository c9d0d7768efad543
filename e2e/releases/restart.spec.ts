import { setTimeout as pause } from 'node:timers/promises'
import { startTemporarySite } from '../../deploy/site/temporary-site'
import { visitorLoad } from '../support/site/visitor-load'
import { expect, test } from '../support/test'

test('each service is replaced under visitors, and none of them notices', async () => {
  test.setTimeout(600_000)
  const site = await startTemporarySite()
  try {
    const load = await visitorLoad(site.url)
    await pause(1_000)
    for (const service of ['menu-builder', 'web', 'api'] as const) {
      const before = load.answers()
      const started = Date.now()
      await site.restart(service)
      console.log(`${service} was replaced within ${Date.now() - started} ms`)
      await expect.poll(() => load.answers() - before, { timeout: 60_000 }).toBeGreaterThan(100)
    }
    expect(await load.stop()).toEqual([])
    console.log(`${load.answers()} answers`)
  } finally {
    await site.stop()
  }
})
