import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type ConnectionOptions, connect } from 'node:tls'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { OVERRIDES_COOKIE } from '../../services/web/src/development/overrides'
import { preferredEncoding } from '../../services/web/src/files/compression'
import { sectionBundle, shellBundle } from '../../services/web/src/testing/fake-releases'
import { startTestHost, type TestHost, until } from '../../services/web/src/testing/test-host'
import { GROUP_COOKIE, PREVIEW_COOKIE } from '../../services/web/src/variants/release-variants'
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

  test('leads pages from http to https, and refuses calls there', async () => {
    const plain = async (path: string, host = 'example.vn') => {
      const [status, headers, body] = await new Promise<[number, IncomingHttpHeaders, string]>((resolve, reject) => {
        const asked = request(`${nginx.plainUrl}${path}`, { headers: { host }, agent: false }, (answer) => {
          let text = ''
          answer.on('data', (part) => {
            text += part
          })
          answer.once('end', () => resolve([answer.statusCode ?? 0, answer.headers, text]))
        })
        asked.once('error', reject)
        asked.end()
      })
      return { status, location: headers.location, body }
    }
    expect(await plain('/tin?x=1')).toMatchObject({ status: 301, location: 'https://example.vn/tin?x=1' })
    for (const path of ['/api/Site/Count', '/API/Site/Count', '/menu-builder/api/x']) {
      const { status, location, body } = await plain(path)
      expect([status, location, JSON.parse(body).code]).toEqual([400, undefined, 'bad_request'])
    }
    await expect(plain('/tin', 'evil.example')).rejects.toThrow(/hang up|ECONNRESET/)
  })

  test.each<[string, ConnectionOptions, string | RegExp]>([
    ['TLS 1.3', { minVersion: 'TLSv1.3' }, 'TLSv1.3'],
    ['TLS 1.2', { maxVersion: 'TLSv1.2' }, 'TLSv1.2'],
    [
      'TLS 1.1',
      { maxVersion: 'TLSv1.1', minVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' },
      /alert|unsupported|reset|hang/i,
    ],
    [
      'keys that are kept',
      { maxVersion: 'TLSv1.2', ciphers: 'AES256-GCM-SHA384' },
      /alert|no ciphers|reset|handshake/i,
    ],
    [
      'encryption that does not authenticate',
      { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-SHA' },
      /alert|reset|handshake/i,
    ],
  ])('speaks, or does not speak, %s', async (_, options, expected) => {
    const spoken = new Promise<string>((resolve, reject) => {
      const port = Number(new URL(nginx.url).port)
      const socket = connect(
        { host: '127.0.0.1', port, servername: 'example.vn', rejectUnauthorized: false, ...options },
        () => {
          resolve(socket.getProtocol() ?? '')
          socket.destroy()
        },
      )
      socket.once('error', reject)
    })
    if (typeof expected === 'string') expect(await spoken).toBe(expected)
    else await expect(spoken).rejects.toThrow(expected)
  })

  describe('before a host that counts what it is asked', () => {
    let counter: Server
    let before: TestNginx
    const asked: string[] = []
    const COMMON = { 'cache-control': 'public, max-age=0, s-maxage=60', vary: 'Accept-Encoding' }
    /** By path; all others are common. */
    const answers = new Map<string, Readonly<Record<string, string>>>()

    beforeAll(async () => {
      counter = createServer((request, answer) => {
        const path = request.url?.split('?')[0] ?? ''
        asked.push(`${path} ${request.headers['accept-encoding']}`)
        answer.writeHead(200, answers.get(path) ?? COMMON)
        answer.end(`run ${asked.length}`)
      })
      await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve))
      before = await startNginx(program ?? '', { hosts: [`127.0.0.1:${(counter.address() as AddressInfo).port}`] })
    })
    afterAll(async () => {
      await before.stop()
      counter.closeAllConnections()
      counter.close()
    })
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await ask(before.url + path, { headers })
      return { cache: answer.headers['x-cache'], text: answer.body.toString() }
    }

    test.each([PREVIEW_COOKIE, OVERRIDES_COOKIE])(
      'neither reads nor fills the cache for a visitor with the cookie %s',
      async (name) => {
        const path = `/cookie-${name}`
        const own = await get(path, { cookie: `a=1; ${name}=x` })
        expect(own.cache).toBe('BYPASS')
        const common = await get(path)
        expect([common.cache, common.text === own.text]).toEqual(['MISS', false])
        const again = await get(path, { cookie: `${name}=x` })
        expect([again.cache, again.text === common.text]).toEqual(['BYPASS', false])
        expect(await get(path, { cookie: `not${name}=x; b=${name}` })).toEqual({ cache: 'HIT', text: common.text })
      },
    )

    test('gives a group of a trial what it keeps for everybody', async () => {
      const common = await get('/group')
      expect(await get('/group', { cookie: `${GROUP_COOKIE}=7` })).toEqual({ cache: 'HIT', text: common.text })
    })

    test('keeps a document once for each encoding, whatever the header says', async () => {
      const headers = [
        [
          'br',
          'gzip, deflate, br',
          'gzip, deflate, br, zstd',
          'br;q=1.0, *;q=0.1',
          'BR, br;q=0.5',
          'gzip;q=1, br ; q=0.2',
          'x, br;q=0.001',
        ],
        [
          'gzip',
          'gzip, deflate, xyz1',
          'gzip,xyz2',
          'gzip, br;q=0',
          'br; q=0.000 , gzip',
          'gzip;q=0.5;x=1',
          'brotli, gzip',
        ],
        [
          'identity',
          '',
          'xyz3',
          'gzip;q=0',
          'br;q=0, gzip;q=0.0',
          'xbr, gzipx',
          '*',
          'gzip, deflate'.replace('gzip', 'x-gzip'),
        ],
      ]
      const [first, ...others] = [...new Set(headers.flat())]
      for (const header of [first ?? '', ...others]) await get('/encodings', { 'accept-encoding': header })
      expect(asked.filter((each) => each.startsWith('/encodings ')).sort()).toEqual(
        ['br', 'gzip', 'identity'].map((encoding) => `/encodings ${encoding}`),
      )
      // As the document host would choose.
      for (const [encoding = '', ...rest] of headers)
        for (const header of rest) expect([header, preferredEncoding(header) ?? 'identity']).toEqual([header, encoding])
    })

    test.each([
      ['private', { 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' }],
      ['in Southern words', { 'cache-control': 'public, no-cache', vary: 'Accept-Encoding, Cookie' }],
      ['not to be stored', { 'cache-control': 'private, no-store' }],
      ['with a cookie', { ...COMMON, 'set-cookie': 'releaseGroup=7; Path=/' }],
      ['without a word on caches', {}],
    ])('keeps no page that is %s', async (name, headers) => {
      const path = `/private-${name.length}`
      answers.set(path, headers)
      const texts = [await get(path), await get(path)]
      expect(texts.map(({ cache }) => cache)).toEqual(['MISS', 'MISS'])
      expect(texts[0]?.text).not.toBe(texts[1]?.text)
    })

    test('shows a page that has become private no longer than it was allowed to', async () => {
      answers.set('/becoming', { 'cache-control': 'public, max-age=0, s-maxage=1' })
      await get('/becoming')
      answers.set('/becoming', { 'cache-control': 'private, no-store' })
      await pause(2_100)
      const texts = [await get('/becoming'), await get('/becoming')].map(({ text }) => text)
      expect(new Set(texts).size).toBe(2)
    })

    test('answers nobody who asks for another site, and asks no document host for it', async () => {
      const count = asked.length
      for (const [site, host] of [
        ['evil.example', 'evil.example'],
        ['example.vn', 'evil.example'],
        ['example.vn', 'example.vn.evil.example'],
      ] as const) {
        const answer = ask(`${before.url}/other-site`, { site, headers: { host } })
        await expect(answer).rejects.toThrow(/hang up|alert|ECONNRESET|unrecognized/i)
      }
      expect(asked).toHaveLength(count)
    })
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
