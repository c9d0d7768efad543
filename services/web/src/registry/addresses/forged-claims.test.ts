import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { type FakeUnit, sectionBundle, shellBundle, writeBuild } from '../../testing/fake-releases'
import { operator, startTestHost, type TestHost, until } from '../../testing/test-host'

jest.setTimeout(60_000)

const claims = (...patterns: readonly string[]) =>
  patterns.map((pattern, index) => ({ id: `r${index}`, pattern, visibility: 'public' as const }))
const widget = `'menus/home-menus': async () => ({ prefetch: async () => {}, Component: () => '<p>Thực đơn hôm nay</p>' })`
const account = (version: string, ...patterns: readonly string[]): FakeUnit => ({
  name: 'account',
  version,
  routes: claims(...patterns),
  server: sectionBundle('account'),
})
const menus = (version: string, widgets: readonly string[]): FakeUnit => ({
  name: 'menus',
  version,
  routes: claims('/thuc-don'),
  widgets,
  server: sectionBundle('menus', widgets.length > 0 ? { widgets: widget } : {}),
})

let host: TestHost
let good: string
const stateFile = () => path.join(host.dir, 'registry.json')

beforeAll(async () => {
  host = await startTestHost([
    { name: 'shell', routes: claims('/'), server: shellBundle() },
    account('1.0.0', '/tai-khoan', '/dang-nhap'),
    menus('1.0.0', ['menus/home-menus']),
    {
      name: 'notebook',
      routes: claims('/so-tay', '/so-tay/:code', '/so-tay/:code/:id#'),
      server: sectionBundle('notebook'),
    },
  ])
  await promotePlacingShell()
  good = await readFile(stateFile(), 'utf8')
})
afterEach(() => writeFile(stateFile(), good))
afterAll(() => host.close())

/** A shell that says which widget of others its home page places. */
async function promotePlacingShell(): Promise<void> {
  const build = path.join(host.dir, 'placing-shell')
  const unit = { name: 'shell', version: '1.1.0', routes: claims('/'), server: shellBundle('1.1.0') }
  const manifest = await writeBuild(build, unit)
  const uses = { ...manifest.uses, widgets: ['menus/home-menus'] }
  await writeFile(path.join(build, 'release.json'), JSON.stringify({ ...manifest, uses }))
  await host.store.publish(build)
  await host.store.promote('shell', '1.1.0')
}

const get = async (url: string) => {
  const { statusCode, body } = await host.app.inject(url)
  return statusCode === 200 ? (/<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? body) : statusCode
}

/** Writes a version into the state file as the active one, as no command would. */
async function force(unit: string, version: string, previous: string | null): Promise<void> {
  const state = JSON.parse(good)
  Object.assign(state.units[unit], { active: version, previous })
  await writeFile(stateFile(), JSON.stringify(state))
}

const versionOf = async (unit: string) =>
  (await host.app.inject('/registry.json'))
    .json<{ units: { name: string; version: string }[] }>()
    .units.find(({ name }) => name === unit)?.version

const isLeftOut = async (unit: string) =>
  (await host.app.inject({ url: '/metrics', headers: operator })).body.includes(`web_registry_left_out{unit="${unit}"`)

async function expectNeighbours(): Promise<void> {
  expect(await get('/so-tay/cham-soc/12-chao')).toBe('notebook: /so-tay/cham-soc/12-chao')
  expect(await get('/so-tay/cham-soc')).toBe('notebook: /so-tay/cham-soc')
  expect(await get('/thuc-don')).toBe('menus: /thuc-don')
  expect(await get('/')).toContain('Thực đơn hôm nay')
  expect(await get('/khong-co')).toBe(404)
}

describe.each([
  ["another team's articles by a more specific pattern", '/so-tay/cham-soc/:id#', 'which belongs to notebook'],
  ["one article's exact address", '/so-tay/cham-soc/12-chao', 'which belongs to notebook'],
  ['a catch-all', '/:a', 'would answer for the addresses of all'],
  ['a longer catch-all', '/:a/:b', 'would answer for the addresses of all'],
  ['an address of the document host', '/api/x', 'which the document host answers by itself'],
])('a release that claims %s', (name, pattern, message) => {
  const version = `2.0.0-${name.replace(/\W/g, '').slice(0, 24)}`

  test('is refused', async () => {
    await expect(host.release(account(version, '/tai-khoan', '/dang-nhap', pattern))).rejects.toThrow(message)
    await expect(host.store.startCanary('account', version, 10)).rejects.toThrow(message)
    expect(await readFile(stateFile(), 'utf8')).toContain('"active": "1.0.0"')
  })

  test('and forced into the state takes nothing: the version before is served, or it is left out', async () => {
    await force('account', version, '1.0.0')
    await until(() => isLeftOut('account'))
    expect(await get('/tai-khoan')).toBe('account: /tai-khoan')
    expect(await versionOf('account')).toBe('1.0.0')
    await expectNeighbours()

    await force('account', version, null)
    await until(async () => (await versionOf('account')) === undefined)
    expect(await get('/tai-khoan')).toBe(404)
    await expectNeighbours()
    expect(await host.store.check()).toEqual([expect.stringContaining(message)])
  })
})

describe('a release without a page of its own', () => {
  test('is refused until that is given up by name; forced into the state it has the rest of its pages', async () => {
    const message =
      'account 3.0.0 lacks /dang-nhap, which account 1.0.0 has: put the route back, or give it up with: npm run release -- yield account "/dang-nhap"'
    await expect(host.release(account('3.0.0', '/tai-khoan'))).rejects.toThrow(message)
    await expect(host.store.startCanary('account', '3.0.0', 10)).rejects.toThrow(message)

    await force('account', '3.0.0', '1.0.0')
    await until(async () => (await get('/dang-nhap')) === 404)
    expect(await get('/tai-khoan')).toBe('account: /tai-khoan')
    await expectNeighbours()

    await writeFile(stateFile(), good)
    const why = { who: 'Lan', why: 'passkeys alone' }
    await host.store.changeAddresses({ action: 'yield', unit: 'account', pattern: '/dang-nhap', to: null }, why)
    expect((await host.store.promote('account', '3.0.0')).active).toBe('3.0.0')
    const [unit] = await host.store.list()
    expect(unit?.history[1]).toMatchObject({ ...why, action: 'yield', version: '1.0.0', address: '/dang-nhap' })
    // Forward again it had a page more: going back must not wait for anybody.
    await host.store.rollback('account')
    await host.store.changeAddresses({ action: 'unyield', unit: 'account', pattern: '/dang-nhap' })
    expect((await host.store.rollback('account')).active).toBe('3.0.0')
  })
})

describe('a release without a widget of the home page', () => {
  test('is refused; forced into the state home stands without it', async () => {
    await expect(host.release(menus('2.0.0', []))).rejects.toThrow(
      'menus 2.0.0 lacks the widget menus/home-menus, which shell 1.1.0 places: put it back, or promote a shell without it first',
    )
    await force('menus', '2.0.0', '1.0.0')
    await until(async () => (await versionOf('menus')) === '2.0.0')
    const home = await host.app.inject('/')
    expect([home.statusCode, home.body.includes('Khung 1.1.0'), home.body.includes('Thực đơn hôm nay')]).toEqual([
      200,
      true,
      false,
    ])
    expect(await get('/thuc-don')).toBe('menus: /thuc-don')
    expect(await get('/so-tay/cham-soc/12-chao')).toBe('notebook: /so-tay/cham-soc/12-chao')
  })
})

test('a shell that claims what belongs to others is served without it: there is no site without a shell', async () => {
  const shell = { name: 'shell', version: '4.0.0', routes: claims('/', '/so-tay/:code'), server: shellBundle('4.0.0') }
  await expect(host.release(shell)).rejects.toThrow('which belongs to notebook')
  await force('shell', '4.0.0', null)
  await until(async () => (await versionOf('shell')) === '4.0.0')
  expect(await get('/so-tay/cham-soc')).toBe('notebook: /so-tay/cham-soc')
  expect((await host.app.inject('/')).body).toContain('Khung 4.0.0')
})

test('a unit that is switched off keeps its addresses', async () => {
  await host.store.setEnabled('notebook', false)
  await expect(host.release(account('6.0.0', '/tai-khoan', '/dang-nhap', '/so-tay'))).rejects.toThrow(
    '/so-tay (account, r2) lies within /so-tay, which belongs to notebook',
  )
})

test('what is yielded may be claimed, and an address moves when its owner has left it', async () => {
  const order = { action: 'yield', unit: 'notebook', pattern: '/so-tay/moi/:so#', to: 'account' } as const
  await host.store.changeAddresses(order, { who: 'Lan', why: 'a trial' })
  await host.release(account('5.0.0', '/tai-khoan', '/dang-nhap', '/so-tay/moi/:id#'))
  await until(async () => (await get('/so-tay/moi/7')) === 'account: /so-tay/moi/7')
  await expectNeighbours()
  await host.store.changeAddresses({ action: 'own', unit: 'account', prefix: '/so-tay/moi' })
  await host.store.changeAddresses({ action: 'unyield', unit: 'notebook', pattern: '/so-tay/moi/:id#' })
  expect((await host.store.addresses()).owners).toMatchObject({ '/so-tay': 'notebook', '/so-tay/moi': 'account' })
  await expect(host.store.changeAddresses({ action: 'own', unit: 'menus', prefix: '/so-tay/moi' })).rejects.toThrow(
    'Active releases have pages there',
  )
  expect(await get('/so-tay/moi/7')).toBe('account: /so-tay/moi/7')
})
