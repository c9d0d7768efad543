import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { createReleaseStore } from '../registry/release-store'
import { sectionBundle, shellBundle, writeBuild } from '../testing/fake-releases'
import { newKey, type TestTeam, writeKey, writeTeams } from '../testing/release-keys'
import { operator, startTestHost, type TestHost, until } from '../testing/test-host'
import { logIn, visitPage } from './testing/page-visitor'

jest.setTimeout(60_000)

const keys = { site: newKey(), host: newKey() }
const site: TestTeam = { team: 'site', units: ['*'], keys: [keys.site] }
const member = { userName: 'lan@example.vn', userType: 0 }

/** One with a key, one without, over the same releases. */
let signing: TestHost
let keyless: TestHost

const store = () =>
  createReleaseStore(
    { releasesDir: path.join(signing.dir, 'releases'), stateFile: path.join(signing.dir, 'registry.json') },
    { signingKey: keys.site },
  )

const open = async (host: TestHost) => (await visitPage(() => host).open()).document

const offered = (document: Document, unit = 'menus') =>
  [...document.querySelectorAll<HTMLInputElement>(`#${unit} [name=action]`)].map(({ value }) => value)
const notice = (document: Document) => document.querySelector('#menus .notice')?.textContent ?? ''

/** Sends what a form of menus would, whether the page has it or not. */
async function submit(host: TestHost, action: string, typed: Readonly<Record<string, string>>) {
  const { open, send } = visitPage(() => host)
  const { document } = await open()
  const token = document.querySelector<HTMLInputElement>('[name=token]')?.value ?? ''
  const expected = document.querySelector<HTMLInputElement>('#menus [name=expected]')?.value ?? ''
  return (await send({ token, unit: 'menus', action, expected, ...typed })).answer
}

async function lastDecision() {
  const state = JSON.parse(await readFile(path.join(signing.dir, 'registry.json'), 'utf8'))
  return state.history.menus[0]
}

/** What the host with the key may do. */
const trustHost = (team: Omit<TestTeam, 'team' | 'keys'>, key: TestTeam['keys'][number] = keys.host) =>
  writeTeams(signing.dir, [
    site,
    { team: 'menus', keys: [], members: ['lan@example.vn'] },
    { team: 'host', ...team, keys: [key] },
  ])

async function publish(dir: string, name: string, version: string): Promise<void> {
  const build = path.join(dir, `next-${name}-${version}`)
  const routes = [{ id: 'one', pattern: name === 'shell' ? '/' : `/${name}`, visibility: 'public' as const }]
  const server = name === 'shell' ? shellBundle() : sectionBundle(name)
  await writeBuild(build, { name, version, routes, server })
  const paths = { releasesDir: path.join(dir, 'releases'), stateFile: path.join(dir, 'registry.json') }
  const own = createReleaseStore(paths, { signingKey: keys.site })
  await own.publish(build, { compress: false })
  if (version !== '3.0.0') await own.promote(name, version)
}

beforeAll(async () => {
  const options = { signingKeyFile: '' }
  signing = await startTestHost([], options, async (dir) => {
    await writeTeams(dir, [site])
    options.signingKeyFile = await writeKey(dir, keys.host)
    for (const [name, version] of [
      ['shell', '1.0.0'],
      ['menus', '1.0.0'],
      ['menus', '2.0.0'],
      ['menus', '3.0.0'],
    ] as const)
      await publish(dir, name, version)
  })
  await trustHost({ units: ['*'] })
  keyless = await startTestHost([], {
    releasesDir: path.join(signing.dir, 'releases'),
    stateFile: path.join(signing.dir, 'registry.json'),
  })
  logIn(signing, member)
  logIn(keyless, member)
})
afterAll(async () => {
  await signing.close()
  await keyless.close()
})

describe('a host that may release signs what a member decides', () => {
  test('with her name in it, and serves it', async () => {
    await trustHost({ units: ['*'] })
    expect(offered(await open(signing))).toEqual(['promote', 'preview', 'canary', 'rollback', 'off'])
    expect((await submit(signing, 'promote', { version: '3.0.0', why: 'thẻ mới' })).statusCode).toBe(303)
    const last = await lastDecision()
    expect(last).toMatchObject({ action: 'promote', version: '3.0.0', who: 'lan@example.vn', why: 'thẻ mới' })
    expect((await store().signerOf())(last)).toBe('host')
    expect((await signing.app.inject('/registry.json')).body).toContain('"name":"menus","version":"3.0.0"')
    expect(await store().check()).toEqual([])
    await submit(signing, 'rollback', { version: '2.0.0', why: 'x' })
    // What the host decided counts on when its key may not release any more.
    await store().vouch(['menus'])
  })

  test('and nothing for a unit that is not hers', async () => {
    expect(offered(await open(signing), 'shell')).toEqual([])
    expect((await submit(signing, 'off', { unit: 'shell', why: 'x' })).statusCode).toBe(403)
  })
})

const limited: readonly (readonly [string, () => Promise<void>, readonly string[], RegExp])[] = [
  [
    'may take back alone',
    () => trustHost({ units: ['*'], may: 'take-back' }),
    ['preview', 'rollback'],
    /chỉ dùng để quay lại bản cũ.*khóa của nhóm site/,
  ],
  ['is of another unit', () => trustHost({ units: ['health'] }), ['preview'], /không dùng được cho phần này/],
  [
    'is over',
    () => trustHost({ units: ['*'] }, { key: keys.host, until: '2020-01-01' }),
    ['preview'],
    /đã hết hạn ngày 2020-01-01/,
  ],
  ['is named nowhere', () => trustHost({ units: ['*'] }, newKey()), ['preview'], /không có trong release-keys\.json/],
]

test.each(limited)(
  'a host whose key %s offers what it can sign, says why, and refuses the rest',
  async (_, trust, forms, text) => {
    await trust()
    const document = await open(signing)
    expect(offered(document)).toEqual(forms)
    expect(notice(document)).toMatch(text)
    const before = await readFile(path.join(signing.dir, 'registry.json'), 'utf8')
    const answer = await submit(signing, 'promote', { version: '3.0.0', expected: '2.0.0', why: 'x' })
    expect([answer.statusCode, answer.body.includes('RELEASE_KEY_FILE')]).toEqual([422, true])
    expect(await readFile(path.join(signing.dir, 'registry.json'), 'utf8')).toBe(before)
  },
)

test('a host that may take back alone takes back', async () => {
  await trustHost({ units: ['*'], may: 'take-back' })
  expect((await submit(signing, 'rollback', { version: '1.0.0', why: 'chậm' })).statusCode).toBe(303)
  expect((await signing.app.inject('/registry.json')).body).toContain('"name":"menus","version":"1.0.0"')
  expect(await store().check()).toEqual([])
  await submit(signing, 'rollback', { version: '2.0.0', why: 'x' })
})

test('a host without a key shows all, offers nothing that is to be signed, and says why', async () => {
  await trustHost({ units: ['*'] })
  const document = await open(keyless)
  expect(offered(document)).toEqual(['preview'])
  expect(notice(document)).toBe(
    'Máy chủ này chưa có khóa để ký quyết định (RELEASE_KEY_FILE), nên ở đây bạn chỉ xem được. Việc khác thì dùng lệnh npm run release với khóa của nhóm site hoặc host.',
  )
  expect(document.querySelector('#menus-history')).not.toBeNull()
})

test('what nobody decided is told by the host, in its figures too, and not served', async () => {
  const file = path.join(signing.dir, 'registry.json')
  const good = await readFile(file, 'utf8')
  await writeFile(file, good.replace('"active": "2.0.0"', '"active": "3.0.0"'))
  const figures = async () => (await signing.app.inject({ url: '/metrics', headers: operator })).body
  await until(async () => (await figures()).includes('web_registry_left_out{unit="menus"'))
  expect((await signing.app.inject('/registry.json')).body).toContain('"name":"menus","version":"2.0.0"')
  const alert = (await open(signing)).querySelector('[role=alert]')
  expect(alert?.textContent).toMatch(/quyết định có chữ ký.*menus: the state says 3\.0\.0 active/s)
  await writeFile(file, good)
  await until(async () => !(await figures()).includes('web_registry_left_out{unit="menus"'))
})
