import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, jest, test } from '@jest/globals'
import type { ReleaseStore } from '../registry/release-store'
import { openReleaseStore } from '../registry/store/open-release-store'
import { type FakeUnit, sectionBundle, shellBundle, writeBuild } from '../testing/fake-releases'
import { startTestBucket, type TestBucket } from '../testing/test-bucket'
import { operator, startTestHost, type TestHost, until } from '../testing/test-host'

jest.setTimeout(60_000)

const section = (name: string, version: string, isBroken = false): FakeUnit => ({
  ...{ name, version },
  routes: ['one', 'two'].map((id) => ({ id, pattern: `/${name}/${id}`, visibility: 'public' as const })),
  server: sectionBundle(
    name,
    isBroken ? { render: `if (page.path.endsWith('two')) throw new Error('broken'); return page.path` } : {},
  ),
})
const shell = (version: string): FakeUnit => ({
  ...{ name: 'shell', version, server: shellBundle(version) },
  routes: [{ id: 'home', pattern: '/', visibility: 'public' }],
})
const WATCHED = { releaseWatchMs: 60_000 }

const opened: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
})

async function start(...given: Parameters<typeof startTestHost>): Promise<TestHost> {
  const host = await startTestHost(...given)
  opened.push(host)
  return host
}

const addressOf = (network: number) => `10.${network}.0.1`

async function visit({ app }: TestHost, url: string, network: number): Promise<void> {
  expect((await app.inject({ url, remoteAddress: addressOf(network) })).statusCode).toBe(200)
}

async function tell({ app }: TestHost, unit: string, network: number, more: object = {}): Promise<void> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/reports',
    remoteAddress: addressOf(network),
    headers: { 'content-type': 'application/reports+json' },
    payload: JSON.stringify([
      { type: 'fault', body: { unit, version: '1.0.0', kind: 'render', routeId: 'one', shell: '1.0.0', ...more } },
    ]),
  })
  expect(statusCode).toBe(204)
}

async function versionOn({ app }: TestHost, name: string): Promise<string | undefined> {
  const { units } = (await app.inject('/registry.json')).json<{ units: { name: string; version: string }[] }>()
  return units.find((unit) => unit.name === name)?.version
}

const isServed = (host: TestHost, name: string, version: string) =>
  until(async () => (await versionOn(host, name)) === version)

test('at ten visits a second one page that fails goes back within ten seconds', async () => {
  const host = await start([shell('1.0.0'), section('bad', '1.0.0'), section('good', '1.0.0')], WATCHED)
  await host.release(section('bad', '2.0.0', true))
  await isServed(host, 'bad', '2.0.0')
  const begun = performance.now()
  const pages = ['/bad/two', '/good/one', '/bad/one', '/good/two']
  for (let count = 0; (await versionOn(host, 'bad')) === '2.0.0'; count += 1) {
    await visit(host, pages[count % pages.length] ?? '', count % 40)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect((await host.store.list())[0]?.history[0]?.why).toContain('nhận trang thiếu phần này')
})

test('a host that was restarted goes on where it stood', async () => {
  const first = await start([shell('1.0.0'), section('bad', '1.0.0')], WATCHED)
  await first.release(section('bad', '2.0.0', true))
  await isServed(first, 'bad', '2.0.0')
  for (const network of [1, 2, 3]) await visit(first, '/bad/two', network)
  await first.app.close()
  const files = { releasesDir: path.join(first.dir, 'releases'), stateFile: path.join(first.dir, 'registry.json') }
  const second = await start([], { ...WATCHED, ...files })
  for (const network of [3, 4]) await visit(second, '/bad/two', network)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(await versionOn(second, 'bad')).toBe('2.0.0')
  await visit(second, '/bad/two', 5)
  await isServed(second, 'bad', '1.0.0')
  expect((await first.store.list())[0]?.history[0]?.why).toContain('5 trong 5 người xem')
})

test('what goes wrong in other sections since a shell came, or another section, takes that back', async () => {
  const host = await start([shell('1.0.0'), ...['one', 'two', 'three'].map((name) => section(name, '1.0.0'))], WATCHED)
  await host.release(shell('2.0.0'))
  await isServed(host, 'shell', '2.0.0')
  for (let network = 0; network < 6; network += 1) {
    const unit = network % 2 === 0 ? 'one' : 'two'
    await visit(host, `/${unit}/one`, network)
    await tell(host, unit, network, { shell: '2.0.0' })
  }
  await isServed(host, 'shell', '1.0.0')
  expect((await host.store.list()).find(({ name }) => name === 'shell')?.history[0]?.why).toContain(
    '2 trong 2 phần hỏng',
  )
  await host.close()
  opened.pop()
  const other = await start([shell('1.0.0'), ...['one', 'two'].map((name) => section(name, '1.0.0'))], WATCHED)
  await other.release(section('one', '2.0.0'))
  await isServed(other, 'one', '2.0.0')
  for (let network = 0; network < 5; network += 1) {
    await visit(other, '/two/one', network)
    await tell(other, 'two', network)
  }
  await isServed(other, 'one', '1.0.0')
})

async function bucketStore(server: TestBucket, host: TestHost): Promise<ReleaseStore> {
  const { endpoint, credentials } = server.settings
  const environment = {
    DATA_DIR: path.join(host.dir, 'command'),
    RELEASES_URL: 's3://releases/site/',
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: credentials?.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey,
  }
  return openReleaseStore(environment, { asksSite: false })
}

test('hosts that share a bucket judge on what all of them saw', async () => {
  const server = await startTestBucket({ conditional: true })
  opened.push(server)
  const hosts = [
    await start([], { ...WATCHED, bucket: server.settings }),
    await start([], { ...WATCHED, bucket: server.settings }),
  ]
  const [first, second] = hosts
  if (!first || !second) throw new Error('There are no hosts')
  const store = await bucketStore(server, first)
  for (const unit of [shell('1.0.0'), section('bad', '1.0.0'), section('bad', '2.0.0', true)]) {
    const build = path.join(first.dir, `${unit.name}-${unit.version}`)
    await writeBuild(build, unit)
    await store.publish(build, { compress: false })
    await store.promote(unit.name, unit.version ?? '')
  }
  for (const host of hosts) await isServed(host, 'bad', '2.0.0')
  const begun = performance.now()
  for (const network of [1, 2, 3]) await visit(first, '/bad/two', network)
  for (const network of [3, 4, 5]) await visit(second, '/bad/two', network)
  for (const host of hosts) await isServed(host, 'bad', '1.0.0')
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect((await store.list()).find(({ name }) => name === 'bad')?.history[0]?.why).toContain('5 trong 5')
  const rollbacks = (await store.list()).flatMap(({ history }) => history.filter(({ action }) => action === 'rollback'))
  expect(rollbacks).toHaveLength(1)
})

test('where the version before can not be had nothing is changed, and people are told', async () => {
  const lines: string[] = []
  const log = { write: (line: string) => lines.push(line) }
  const host = await start([shell('1.0.0'), section('bad', '1.0.0')], WATCHED, async () => undefined, log)
  await host.release(section('bad', '2.0.0', true))
  await isServed(host, 'bad', '2.0.0')
  await rm(path.join(host.dir, 'releases/bad/1.0.0'), { recursive: true })
  for (const network of [1, 2, 3, 4, 5]) await visit(host, '/bad/two', network)
  await until(() => lines.some((line) => line.includes('bad 2.0.0 may be broken')))
  const { body } = await host.app.inject({ url: '/metrics', headers: operator })
  expect(body).toContain('web_releases_suspected{unit="bad",version="2.0.0",service="web"} 1')
  expect(lines.join()).toContain('không tự quay lại được')
  host.answers.set('User/UserInfo', () => ({
    ...{ id: 7, userName: 'quan-tri', userType: 99, staffApproved: false, secondStep: 'none' },
    ...{ email: null, emailConfirmed: false, phoneNumber: null, phoneConfirmed: false },
  }))
  const page = await host.app.inject({ url: '/-/releases', headers: { cookie: 'token=session' } })
  expect(page.body).toContain(
    '<p class="notice bad"><b>Có thể hỏng: bản 2.0.0</b>: 5 trong 5 người xem gần đây, ở 5 mạng',
  )
  expect(await versionOn(host, 'bad')).toBe('2.0.0')
})
