import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { drawComposition } from 'shared-drawings'
import sharp from 'sharp'
import { shellBundle } from '../testing/fake-releases'
import { startTestHost, type TestHost } from '../testing/test-host'
import { createSharePictures, TooManyPictures } from './share-picture'

const SCRIPT = 'console.log("xin chào"); '.repeat(50)
let host: TestHost
let port = 0

/** Sends the path as it stands; clients that parse addresses take the dots out before. */
function getRaw(rawPath: string): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path: rawPath, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    request.on('error', reject)
  })
}

beforeAll(async () => {
  host = await startTestHost([
    {
      name: 'shell',
      server: shellBundle(),
      compress: true,
      files: {
        'long.aa11.js': SCRIPT,
        'react.0a1b2c3d.js': SCRIPT,
        'batch.worker.aa11.js': SCRIPT,
        'my-sw.js': '/* worker */',
      },
    },
  ])
  await mkdir(path.join(host.dir, 'media/illustrations'), { recursive: true })
  await writeFile(path.join(host.dir, 'media/illustrations/chao.svg'), '<svg/>')
  await writeFile(
    path.join(host.dir, 'media/illustrations/com.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><path fill="#f00" d="M0 0h320v240H0z"/></svg>',
  )
  await writeFile(path.join(host.dir, 'media/key.pem'), 'secret\n')
  await writeFile(path.join(host.dir, 'secret.txt'), 'secret\n')
  await symlink(path.join(host.dir, 'secret.txt'), path.join(host.dir, 'media/link.txt'))
  port = Number(new URL(await host.app.listen({ port: 0, host: '127.0.0.1' })).port)
}, 120_000)
afterAll(() => host.close())

test('a worker of a page may ask nothing of anybody, other scripts say nothing of it', async () => {
  const policyOf = async (file: string) =>
    (await host.app.inject(`/assets/shell/1.0.0/${file}`)).headers['content-security-policy']
  expect(await policyOf('batch.worker.aa11.js')).toBe("default-src 'none'")
  expect(await policyOf('long.aa11.js')).toBeUndefined()
})

test('React and the libraries of the start lie at an address without a version, other files do not', async () => {
  const answer = await host.app.inject('/assets/lasting/react.0a1b2c3d.js')
  expect([answer.statusCode, answer.body]).toEqual([200, SCRIPT])
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  })
  for (const name of ['react.ffffffff.js', 'long.aa11.js', '..%2f..%2frelease.json'])
    expect([name, (await host.app.inject(`/assets/lasting/${name}`)).statusCode]).toEqual([name, 404])
})

test('a released file is immutable, compressed, typed and open to crossorigin scripts', async () => {
  const url = '/assets/shell/1.0.0/long.aa11.js'
  const { statusCode, headers, rawPayload } = await host.app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT)
  expect((await host.app.inject(url)).body).toBe(SCRIPT)
  const again = await host.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test.each([
  '/assets/shell/1.0.0/../release.json',
  '/assets/shell/1.0.0/%2e%2e/release.json',
  '/assets/shell/1.0.0/..%2frelease.json',
  '/assets/shell/1.0.0/..%5crelease.json',
  '/assets/shell/%2e%2e/shell/1.0.0/long.aa11.js',
  '/assets/%2e%2e/secret.txt',
  '/assets/shell/1.0.0/server/server.cjs',
  '/assets/shell/1.0.0/',
  '/assets/shell/9.9.9/long.aa11.js',
  '/media/key.pem',
  '/media/link.txt',
  '/media/..%2fsecret.txt',
  '/media/illustrations',
  '/media/none.svg',
])('%s is not served', async (url) => {
  const { status, body } = await getRaw(url)
  expect(status).toBe(404)
  expect(body).not.toContain('secret\n')
  expect(body).not.toContain('server/server.cjs"')
  expect(body).not.toContain('xin chào')
})

test('pictures are served, and changed ones at once', async () => {
  const url = '/media/illustrations/chao.svg'
  const first = await host.app.inject(url)
  expect([first.statusCode, first.body, first.headers['content-type']]).toEqual([
    200,
    '<svg/>',
    'image/svg+xml; charset=utf-8',
  ])
  await writeFile(path.join(host.dir, 'media/illustrations/chao.svg'), '<svg id="new"/>')
  expect((await host.app.inject(url)).body).toBe('<svg id="new"/>')
})

describe('dishes composed from their name', () => {
  const name = 'xao.bo.supxanh.hanhla.12'
  const url = `/media/illustrations/${name}.svg`

  test('are drawn, compressed, and told from what changed', async () => {
    const { statusCode, headers, rawPayload } = await host.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    expect(headers['cache-control']).toContain('max-age=86400')
    expect(brotliDecompressSync(rawPayload).toString()).toBe(drawComposition(name))
    const again = await host.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  test('are shared as pictures', async () => {
    const { statusCode, headers, rawPayload } = await host.app.inject(`/media/share/illustrations/${name}.png`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    const { width, height } = await sharp(rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  test.each([
    'xao.bo.supxanh.hanhla.56',
    'xao.bo.supxanh.hanhla.012',
    'xao.hanhla.bo.12',
    'xao.bo.bo.12',
    'xao.thu-khac.12',
    'xao.12',
    'xao.bo.supxanh.carot.thit.ga.12',
    'xao',
    'XAO.bo.12',
    'constructor.bo.12',
  ])('%s is no dish', async (unknown) => {
    expect((await host.app.inject(`/media/illustrations/${unknown}.svg`)).statusCode).toBe(404)
    expect((await host.app.inject(`/media/share/illustrations/${unknown}.png`)).statusCode).toBe(404)
  })

  test('no more pictures are made at once than the machine bears', async () => {
    const pictures = createSharePictures()
    const none = async () => Promise.reject(new Error('no drawing'))
    const asked = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => pictures.of(String(index), none)))
    const refused = asked.filter((one) => one.status === 'rejected' && one.reason instanceof TooManyPictures)
    expect(refused).toHaveLength(8)
    const svg = Buffer.from(drawComposition(name) ?? '')
    await expect(pictures.of('29', async () => svg)).resolves.toBeInstanceOf(Buffer)
  })
})

describe('fixed addresses', () => {
  test('the service worker comes from the shell and may have the whole site', async () => {
    const { headers, body } = await host.app.inject('/my-sw.js')
    expect(body).toBe('/* worker */')
    expect(headers).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' })
  })

  test.each([
    ['/favicon.svg', 'image/svg+xml', '<svg'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', '"lang":"vi"'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://mebe.example/sitemap.xml'],
    ['/offline', 'text/html; charset=utf-8', 'Bạn đang ngoại tuyến'],
    ['/healthz', 'application/json; charset=utf-8', 'ok'],
    ['/readyz', 'application/json; charset=utf-8', 'ok'],
  ])('%s', async (url, type, text) => {
    const { statusCode, headers, body } = await host.app.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([200, type])
    expect(body).toContain(text)
  })
})

describe('pictures for social networks', () => {
  test('a drawing is a PNG in their size, the drawing whole in its middle', async () => {
    const { statusCode, headers, rawPayload } = await host.app.inject('/media/share/illustrations/com.png')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    expect(pixel(600, 315)).toEqual([255, 0, 0])
    expect(pixel(10, 315)).not.toEqual([255, 0, 0])
  })

  test.each([
    '/media/share/illustrations/none.png',
    '/media/share/illustrations/com.svg',
    '/media/share/illustrations/chao.png',
    '/media/share/..%2fsecret.png',
    '/media/share/illustrations.png',
  ])('%s is missing', async (url) => {
    expect((await host.app.inject(url)).statusCode).toBe(404)
  })
})
