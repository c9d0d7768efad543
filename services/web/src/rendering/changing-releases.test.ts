import { afterEach, expect, jest, test } from '@jest/globals'
import { type FakeUnit, sectionBundle, shellBundle } from '../testing/fake-releases'
import { documentDataOf, operator, startTestHost, type TestHost } from '../testing/test-host'

jest.setTimeout(60_000)

let host: TestHost | undefined
afterEach(async () => {
  await host?.close()
  host = undefined
})

test('documents asked for while versions come and go are whole', async () => {
  const section = (version: string): FakeUnit => ({
    name: 'menus',
    version,
    routes: [{ id: 'page', pattern: '/menus/:id', visibility: 'public' }],
    server: sectionBundle('menus'),
  })
  const shell: FakeUnit = {
    name: 'shell',
    routes: [{ id: 'home', pattern: '/', visibility: 'public' }],
    server: shellBundle(),
  }
  host = await startTestHost([shell, section('1.0.0'), section('2.0.0')])
  const { app, store } = host
  let asking = true
  let changes = 0
  const changing = (async () => {
    for (; asking; changes += 1) {
      await (changes % 2 ? store.rollback('menus') : store.promote('menus', '2.0.0'))
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })()
  for (let lap = 0; lap < 15 || changes < 10; lap += 1) {
    const answers = await Promise.all([1, 2, 3].map((one) => app.inject(`/menus/${lap * 3 + one}`)))
    for (const { statusCode, body } of answers) {
      expect([statusCode, documentDataOf(body).rendered]).toEqual([200, true])
    }
  }
  asking = false
  await changing
  expect((await app.inject({ url: '/metrics', headers: operator })).body).not.toContain('web_unit_failures_total{')
})
