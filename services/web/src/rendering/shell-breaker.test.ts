import { afterEach, expect, jest, test } from '@jest/globals'
import { shellBundle } from '../testing/fake-releases'
import { operator, SHORT_LIMITS, startTestHost, type TestHost } from '../testing/test-host'

jest.setTimeout(120_000)

const endless = shellBundle().replace(
  'render() {',
  `render() { if (request.owner && request.page.path === '/treo') for (;;) {}`,
)
const shell = {
  name: 'shell',
  routes: [
    { id: 'home', pattern: '/', visibility: 'public' as const },
    { id: 'endless', pattern: '/treo', visibility: 'public' as const },
  ],
  server: endless,
}

let host: TestHost | undefined
afterEach(async () => {
  await host?.close()
  host = undefined
})

async function stops(): Promise<number> {
  const body = (await host?.app.inject({ url: '/metrics', headers: operator }))?.body ?? ''
  return Number(/web_unit_failures_total\{unit="shell",[^}]*step="time-out"[^}]*\} (\d+)/.exec(body)?.[1] ?? 0)
}

test('a page that the shell hangs on costs one worker, not one for each visitor; its other pages go on', async () => {
  host = await startTestHost([shell], { limits: SHORT_LIMITS })
  for (const visitor of [1, 2, 3]) {
    const { statusCode } = await host.app.inject(`/treo?lan=${visitor}`)
    expect(statusCode).toBe(500)
  }
  expect(await stops()).toBe(1)
  expect((await host.app.inject('/')).statusCode).toBe(200)
})
