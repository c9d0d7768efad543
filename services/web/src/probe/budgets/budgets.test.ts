import { randomBytes } from 'node:crypto'
import { cp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { ReleaseManifest } from 'shared-frame/remotes'
import { integrityOf } from '../../registry/file-integrity'
import { sectionBundle, shellBundle, writeBuild } from '../../testing/fake-releases'
import { operator, startTestHost, type TestHost, until } from '../../testing/test-host'

jest.setTimeout(30_000)

let host: TestHost
let goodState: string
const stateFile = () => path.join(host.dir, 'registry.json')

beforeAll(async () => {
  host = await startTestHost([
    { name: 'shell', server: shellBundle(), routes: [{ id: 'home', pattern: '/', visibility: 'public' }] },
    {
      name: 'menus',
      server: sectionBundle('menus'),
      routes: [{ id: 'list', pattern: '/thuc-don', visibility: 'public' }],
    },
  ])
  goodState = await readFile(stateFile(), 'utf8')
})
afterAll(() => host.close())

const PAGE = 'page-one.aa11.js'

async function replacePage(build: string, manifest: ReleaseManifest, text: string): Promise<Partial<ReleaseManifest>> {
  await writeFile(path.join(build, 'browser', PAGE), text)
  return { integrity: { ...manifest.integrity, [PAGE]: integrityOf(Buffer.from(text)) } }
}

type Forge = (build: string, manifest: ReleaseManifest) => Promise<Partial<ReleaseManifest>>

const rows: readonly (readonly [string, Forge, { readonly publish?: string; readonly promote?: string }])[] = [
  [
    'a route without its page chunk',
    async (_, { chunks: { 'page-one': __, ...chunks } }) => ({ chunks }),
    { promote: 'the page one has no chunk page-one, so that browsers could not load it: name it in src/routes.tsx' },
  ],
  [
    'a widget without its chunk',
    async (_, { chunks: { 'widget-today': __, ...chunks } }) => ({ chunks }),
    { promote: 'the widget health/today has no chunk widget-today' },
  ],
  [
    '5 MB more in a page chunk',
    (build, manifest) => replacePage(build, manifest, `/*${'x'.repeat(5_000_000)}*/`),
    { publish: `browser/${PAGE} has 5001 kB, 2500 kB are allowed for one file: find what came into it` },
  ],
  [
    'a page that brings too much',
    (build, manifest) => replacePage(build, manifest, `/*${randomBytes(60_000).toString('hex')}*/`),
    { promote: `are allowed; the largest is ${PAGE} with` },
  ],
  [
    'a file of 200 MB',
    async (build) => {
      await writeFile(path.join(build, 'server/data.bin'), '')
      await truncate(path.join(build, 'server/data.bin'), 200_000_000)
      return {}
    },
    { publish: 'server/data.bin has 200000 kB, 2500 kB are allowed for one file' },
  ],
  [
    'more files than a release may have',
    async (build) => {
      for (let index = 0; index < 121; index += 1) await writeFile(path.join(build, `browser/${index}.txt`), '')
      return {}
    },
    { publish: 'files, 120 are allowed: join parts that are loaded together' },
  ],
]

describe.each(rows)('a release with %s', (_, forge, { publish, promote = publish ?? '' }) => {
  const build = () => path.join(host.dir, 'forged')
  const version = '1.0.0-forged'

  beforeAll(async () => {
    const manifest = await writeBuild(build(), {
      name: 'health',
      version,
      server: sectionBundle('health'),
      routes: [{ id: 'one', pattern: '/suc-khoe', visibility: 'public' }],
      widgets: ['health/today'],
    })
    const changes = await forge(build(), manifest)
    await writeFile(path.join(build(), 'release.json'), JSON.stringify({ ...manifest, ...changes }))
  })
  afterAll(async () => {
    await writeFile(stateFile(), goodState)
    for (const folder of [build(), path.join(host.dir, 'releases/health')])
      await rm(folder, { recursive: true, force: true })
  })

  test('is refused with what to mend, and costs its own section only when it gets in all the same', async () => {
    const publishing = host.store.publish(build(), { compress: false })
    if (publish === undefined) await publishing
    else {
      await expect(publishing).rejects.toThrow(publish)
      await cp(build(), path.join(host.dir, 'releases/health', version), { recursive: true })
    }
    await expect(host.store.promote('health', version)).rejects.toThrow(promote)

    const { units } = JSON.parse(goodState)
    const health = { active: version, previous: null, enabled: true }
    await writeFile(stateFile(), JSON.stringify({ units: { ...units, health } }))
    await until(async () => {
      const metrics = (await host.app.inject({ url: '/metrics', headers: operator })).body
      const isLeftOut = metrics.includes('web_registry_left_out{unit="health"')
      return isLeftOut || (await host.app.inject('/registry.json')).body.includes('"health"')
    })
    // Its own page is there or not; the others are whole.
    expect((await host.app.inject('/thuc-don')).body).toContain('menus: /thuc-don')
    const home = await host.app.inject('/')
    expect([home.statusCode, home.headers['cache-control']]).toEqual([200, expect.stringContaining('public')])
    expect([200, 404]).toContain((await host.app.inject('/suc-khoe')).statusCode)
  })
})

test('rollback asks for no budget: what was active may be so again', async () => {
  const manifest = await writeBuild(path.join(host.dir, 'next'), {
    name: 'menus',
    version: '2.0.0',
    server: sectionBundle('menus'),
    routes: [{ id: 'list', pattern: '/thuc-don', visibility: 'public' }],
  })
  await host.store.publish(path.join(host.dir, 'next'), { compress: false })
  await host.store.promote('menus', manifest.version)
  const old = path.join(host.dir, 'releases/menus/1.0.0')
  const release: ReleaseManifest = JSON.parse(await readFile(path.join(old, 'release.json'), 'utf8'))
  const { 'page-list': _, ...chunks } = release.chunks
  await writeFile(path.join(old, 'release.json'), JSON.stringify({ ...release, chunks }))
  await expect(host.store.promote('menus', '1.0.0')).rejects.toThrow('the page list has no chunk')
  expect(await host.store.rollback('menus')).toMatchObject({ active: '1.0.0' })
})
