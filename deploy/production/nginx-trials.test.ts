import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { sectionBundle, shellBundle } from '../../services/web/src/testing/fake-releases'
import { documentDataOf, startTestHost, type TestHost, until } from '../../services/web/src/testing/test-host'
import { freePort } from '../machine/ports'
import { ask } from './testing/ask'
import { startNginx, type TestNginx } from './testing/start-nginx'

jest.setTimeout(60_000)

// The unit tests' runner finds or installs it.
const program = process.env.TEST_NGINX
const suite = program ? describe : describe.skip
const section = (name: string, version = '1.0.0') => ({
  name,
  version,
  routes: [{ id: 'page', pattern: `/${name}/:id`, visibility: 'public' as const }],
  server: sectionBundle(name, { render: `return '<h1>${name} ${version}</h1>'` }),
})

suite('nginx during a trial of one section', () => {
  let host: TestHost
  let nginx: TestNginx

  beforeAll(async () => {
    host = await startTestHost([{ name: 'shell', server: shellBundle() }, section('menus'), section('health')])
    const port = await freePort()
    await host.app.listen({ port, host: '127.0.0.1' })
    nginx = await startNginx(program ?? '', { hosts: [`127.0.0.1:${port}`] })
    await host.release(section('menus', '2.0.0'))
    await host.store.rollback('menus')
    await host.store.startCanary('menus', '2.0.0', 50)
    await until(async () => (await host.app.inject('/menus/0')).headers['set-cookie'] !== undefined)
  })
  afterAll(async () => {
    await nginx?.stop()
    await host?.close()
  })

  async function get(path: string, cookie = '') {
    const { headers, body } = await ask(nginx.url + path, { headers: { cookie } })
    return { cache: String(headers['x-cache']), text: body.toString(), set: headers['set-cookie']?.[0] ?? '' }
  }
  /** New visitors, and those of groups. */
  const cookies = Array.from({ length: 60 }, (_, at) => (at % 3 === 0 ? '' : `releaseGroup=${at * 16}`))

  test('other pages, their data and nothing else come from the cache, for new visitors and for all groups', async () => {
    const seen: string[] = []
    for (const cookie of cookies)
      for (const path of ['/health/1', '/_data/health/1']) seen.push((await get(path, cookie)).cache)
    expect([seen.slice(0, 2), new Set(seen.slice(2))]).toEqual([['MISS', 'MISS'], new Set(['HIT'])])

    const versions = new Map<string, string>()
    for (const cookie of cookies) {
      const { cache, text, set } = await get('/menus/1', cookie)
      const version = /<h1>menus ([\d.]+)/.exec(text)?.[1] ?? ''
      expect([cache, set !== '']).toEqual(['MISS', cookie === ''])
      const group = cookie || (set.split(';')[0] ?? '')
      expect(versions.get(group) ?? version).toBe(version)
      versions.set(group, version)
    }
    expect(new Set(versions.values())).toEqual(new Set(['1.0.0', '2.0.0']))
    // The registry that the common page names is each group's own.
    const named = documentDataOf((await get('/health/1')).text).wholeRegistry ?? ''
    for (const [group, version] of [...versions].slice(0, 10)) {
      const { cache, text } = await get(named, group)
      expect([cache, text.includes(`/assets/menus/${version}/`)]).toEqual(['MISS', true])
    }
  })

  test('nobody waits for another at a page that is not kept', async () => {
    const started = performance.now()
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => get('/menus/2', `releaseGroup=${at}`)))
    expect(answers.every(({ text }) => text.includes('<h1>menus'))).toBe(true)
    expect(performance.now() - started).toBeLessThan(2_500)
  })
})
