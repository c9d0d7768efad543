import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { Registry } from 'shared-frame/remotes'
import { sectionBundle, shellBundle, writeBuild } from '../../testing/fake-releases'
import { startTestBucket, type TestBucket } from '../../testing/test-bucket'
import { startTestHost, type TestHost, until } from '../../testing/test-host'
import type { ReleaseStore } from '../release-store'
import { openReleaseStore } from '../store/open-release-store'

jest.setTimeout(120_000)

let server: TestBucket
let dir: string
let store: ReleaseStore
const hosts: TestHost[] = []

async function publish(name: string, version: string): Promise<void> {
  const build = path.join(dir, 'builds', `${name}-${version}`)
  const routes = [{ id: 'one', pattern: name === 'shell' ? '/' : '/thuc-don', visibility: 'public' as const }]
  const bundle = name === 'shell' ? shellBundle() : sectionBundle(name)
  await writeBuild(build, { name, version, routes, server: bundle })
  await store.publish(build, { compress: false })
}

beforeAll(async () => {
  server = await startTestBucket({ conditional: true })
  dir = await mkdtemp(path.join(tmpdir(), 'command-'))
  const { endpoint, credentials } = server.settings
  const environment = {
    DATA_DIR: dir,
    RELEASES_URL: 's3://releases/site/',
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: credentials?.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey,
  }
  store = await openReleaseStore(environment, { probe: async () => [] })
  for (const name of ['shell', 'menus']) {
    await publish(name, '1.0.0')
    await store.promote(name, '1.0.0')
  }
  for (let host = 0; host < 2; host += 1) hosts.push(await startTestHost([], { bucket: server.settings }))
})
afterAll(async () => {
  for (const host of hosts) await host.close()
  await server.close()
  await rm(dir, { recursive: true, force: true })
})

async function versionOn(host: TestHost): Promise<string | undefined> {
  const { units } = (await host.app.inject('/registry.json')).json<Registry>()
  return units.find(({ name }) => name === 'menus')?.version
}

test('hosts with nothing of their own serve what the bucket holds, and follow it', async () => {
  for (const host of hosts) expect((await host.app.inject('/thuc-don')).body).toContain('menus: /thuc-don')
  await publish('menus', '1.1.0')
  await store.promote('menus', '1.1.0')
  for (const host of hosts) await until(async () => (await versionOn(host)) === '1.1.0')
})

test('without the bucket they go on', async () => {
  server.reach(false)
  try {
    const before = server.requests.length
    await until(() => server.requests.length > before + 1)
    for (const host of hosts) {
      expect(await versionOn(host)).toBe('1.1.0')
      expect((await host.app.inject('/thuc-don')).statusCode).toBe(200)
    }
  } finally {
    server.reach(true)
  }
})

test.each([
  [{ RELEASES_URL: 'https://releases/site' }, 'RELEASES_URL'],
  [{ S3_ENDPOINT: 'ftp://somewhere' }, 'S3_ENDPOINT'],
  [{ RELEASE_KEY_FILE: '/nowhere/key.pem' }, 'RELEASE_KEY_FILE'],
])('a setting that can not be used is named: %j', async (environment, name) => {
  await expect(openReleaseStore({ DATA_DIR: dir, ...environment })).rejects.toThrow(name)
})
