import { createServer, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { sectionBundle, shellBundle } from '../../services/web/src/testing/fake-releases'
import { startTestHost, type TestHost, until } from '../../services/web/src/testing/test-host'
import { freePort } from '../machine/ports'
import { ask } from './testing/ask'
import { startNginx, type TestNginx } from './testing/start-nginx'

// The unit tests' runner finds or installs it.
const program = process.env.TEST_NGINX
const suite = program ? describe : describe.skip
const units = [
  { name: 'shell', server: shellBundle() },
  {
    name: 'news',
    routes: [{ id: 'page', pattern: '/tin', visibility: 'public' as const }],
    server: sectionBundle('news', { render: `return '<h1>Tin</h1>' + '<p>dinh dưỡng</p>'.repeat(200)` }),
  },
]

suite('the shipped configuration of nginx', () => {
  const hosts: { host: TestHost; port: number }[] = []
  const opened: { stop(): Promise<void> }[] = []
  let nginx: TestNginx

  async function startHost(port: number) {
    const host = await startTestHost(units)
    host.answers.set('Site/Count', () => 'counted')
    await host.app.listen({ port, host: '127.0.0.1' })
    return { host, port }
  }
  async function open(options: Parameters<typeof startNginx>[1]) {
    const started = await startNginx(program ?? '', options)
    opened.push(started)
    return started
  }

  beforeAll(async () => {
    for (let count = 0; count < 2; count += 1) hosts.push(await startHost(await freePort()))
    nginx = await startNginx(program ?? '', { hosts: hosts.map(({ port }) => `127.0.0.1:${port}`) })
  })
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.stop()
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const { host } of hosts) await host.close()
  })

  test('keeps documents, each in the encoding that was asked for', async () => {
    const first = await ask(`${nginx.url}/tin`, { headers: { 'accept-encoding': 'br' } })
    const second = await ask(`${nginx.url}/tin`, { headers: { 'accept-encoding': 'br' } })
    expect([first.status, first.headers['x-cache'], second.headers['x-cache']]).toEqual([200, 'MISS', 'HIT'])
    expect(second.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(second.body).toString()).toContain('<h1>Tin</h1>')
    const plain = await ask(`${nginx.url}/tin`)
    expect([plain.headers['x-cache'], plain.headers['content-encoding']]).toEqual(['MISS', undefined])
    expect(plain.body.toString()).toContain('<h1>Tin</h1>')
  })

  test('keeps no call', async () => {
    const count = () => hosts.flatMap(({ host }) => host.calls).filter((name) => name === 'Site/Count').length
    const before = count()
    for (let time = 0; time < 2; time += 1) expect((await ask(`${nginx.url}/api/Site/Count`)).status).toBe(200)
    expect(count() - before).toBe(2)
  })

  test('refuses a body that is too large in the envelope of calls', async () => {
    const answer = await ask(`${nginx.url}/api/Survey/Send`, { body: Buffer.alloc(46 * 1024 * 1024) })
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.body.toString())).toMatchObject({ success: false, code: 'payload_too_large' })
  })

  test('refuses what one visitor asks at the same time beyond the limit', async () => {
    const one = hosts[0]
    if (!one) throw new Error('No host')
    let waiting = 0
    let go = () => {}
    const gate = new Promise<void>((resolve) => {
      go = resolve
    })
    one.host.answers.set('Site/Slow', async () => {
      waiting += 1
      await gate
      return 'late'
    })
    const limited = await open({ hosts: [`127.0.0.1:${one.port}`], atOnce: 2 })
    const slow = [1, 2].map(() => ask(`${limited.url}/api/Site/Slow`))
    await until(() => waiting === 2)
    expect((await ask(`${limited.url}/tin`)).status).toBe(429)
    go()
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200])
    await until(async () => (await ask(`${limited.url}/tin`)).status === 200)
  })

  test('appends the visitor to what the visitor claims, and takes the words of our services away', async () => {
    let seen: IncomingHttpHeaders = {}
    const echo = createServer((asked, answer) => {
      seen = asked.headers
      answer.end('{}')
    })
    const port = await freePort()
    await new Promise<void>((resolve) => echo.listen(port, '127.0.0.1', resolve))
    try {
      const forging = await open({ hosts: [`127.0.0.1:${port}`] })
      const headers = {
        'x-forwarded-for': '198.51.100.1',
        'x-service-secret': 'guessed',
        'x-visitor-address': '198.51.100.2',
      }
      await ask(`${forging.url}/api/Site/Count`, { headers })
      expect(seen['x-forwarded-for']).toBe('198.51.100.1, 127.0.0.1')
      expect([seen['x-service-secret'], seen['x-visitor-address']]).toEqual([undefined, undefined])
    } finally {
      echo.closeAllConnections()
      echo.close()
    }
  })

  test('fails no request while document hosts restart one after the other', async () => {
    const statuses: number[] = []
    let loading = true
    let asked = 0
    const visitors = Array.from({ length: 4 }, async () => {
      while (loading) {
        asked += 1
        statuses.push((await ask(`${nginx.url}/tin?n=${asked}`)).status)
        // Each address is a document of its own: without a pause the visitors take all of the machine.
        await pause(10)
      }
    })
    for (const [index, { host, port }] of [...hosts.entries()]) {
      const before = statuses.length
      await until(() => statuses.length > before + 20)
      await host.close()
      const without = statuses.length
      await until(() => statuses.length > without + 20)
      hosts[index] = await startHost(port)
    }
    loading = false
    await Promise.all(visitors)
    expect(statuses.length).toBeGreaterThan(80)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })
})
