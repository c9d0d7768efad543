import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, jest, test } from '@jest/globals'
import { type FakeUnit, sectionBundle, shellBundle } from '../testing/fake-releases'
import { operator, startTestHost, type TestHost, until } from '../testing/test-host'

jest.setTimeout(60_000)

const unit = (name: string, version: string, ...patterns: string[]): FakeUnit => ({
  name,
  version,
  routes: patterns.map((pattern, index) => ({ id: `r${index}`, pattern, visibility: 'public' })),
  server: name === 'shell' ? shellBundle() : sectionBundle(name),
})
const units = [
  unit('shell', '1.0.0', '/'),
  unit('account', '1.0.0', '/tai-khoan'),
  unit('surveys', '1.0.0', '/dang-ki-lop-hoc'),
]
const thief = unit('account', '2.0.0', '/tai-khoan', '/dang-ki-lop-hoc')

let host: TestHost | undefined
afterEach(async () => {
  await host?.close()
  host = undefined
})

const bodyOf = async (url: string) => (await (host as TestHost).app.inject(url)).body

test('a release that claims an address of another section is refused, with what mends it', async () => {
  host = await startTestHost(units)
  await expect(host.release(thief)).rejects.toThrow(
    '/dang-ki-lop-hoc is claimed by account (r1) and surveys (r0): one of them has to give it up first',
  )
  await expect(host.store.startCanary('account', '2.0.0', 10)).rejects.toThrow('is claimed by')
  expect(await bodyOf('/dang-ki-lop-hoc')).toContain('<h1>surveys: /dang-ki-lop-hoc</h1>')
})

test('forced into the store it is served in its version before, and takes nothing', async () => {
  host = await startTestHost(units)
  await host.release(thief).catch(() => undefined)
  const file = path.join(host.dir, 'registry.json')
  const state = JSON.parse(await readFile(file, 'utf8'))
  Object.assign(state.units.account, { active: '2.0.0', previous: '1.0.0' })
  state.history.account.unshift({
    ...state.history.account[0],
    action: 'promote',
    version: '2.0.0',
    before: '1.0.0',
    at: new Date().toISOString(),
  })
  await writeFile(file, JSON.stringify(state))
  await until(async () => {
    const metrics = (await (host as TestHost).app.inject({ url: '/metrics', headers: operator })).body
    return metrics.includes('web_registry_left_out{unit="account",service="web"} 1')
  })
  expect(await bodyOf('/tai-khoan')).toContain('<h1>account: /tai-khoan</h1>')
  expect(await bodyOf('/registry.json')).toContain('"/assets/account/1.0.0/"')
  expect(await bodyOf('/dang-ki-lop-hoc')).toContain('<h1>surveys: /dang-ki-lop-hoc</h1>')
})

test('a section leaves an address to another one', async () => {
  host = await startTestHost(units)
  await host.release(thief).catch(() => undefined)
  await host.store.changeAddresses({ action: 'yield', unit: 'surveys', pattern: '/dang-ki-lop-hoc', to: 'account' })
  await expect(host.release(unit('surveys', '2.0.0', '/khao-sat'))).resolves.toBeUndefined()
  await host.store.promote('account', '2.0.0')
  await until(async () => (await bodyOf('/dang-ki-lop-hoc')).includes('<h1>account: /dang-ki-lop-hoc</h1>'))
})
