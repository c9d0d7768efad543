import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { Registry } from 'shared-frame/remotes'
import { registryEntry } from '../testing/registry-entry'
import { publishIntegrity } from './integrity'
import { wholeRegistry } from './whole-registry'

const OF_PAGE: Registry = {
  revision: 'r1',
  units: [registryEntry('shell', { integrity: { 'main.js': 'sha384-page' } })],
}
const WHOLE: Registry = {
  revision: 'r1',
  units: [
    registryEntry('health', { integrity: { 'remoteEntry.js': 'sha384-health' } }),
    registryEntry('shell', { integrity: { 'main.js': 'sha384-other' } }),
  ],
}
const fetched = jest.fn<typeof fetch>()
const answer = (status: number, body: unknown) => ({ ok: status === 200, status, json: async () => body }) as Response

beforeAll(() => publishIntegrity(OF_PAGE, { overridesAllowed: false }))

beforeEach(() => {
  fetched.mockReset()
  window.fetch = fetched
})

test('a document that carries all of it asks nobody', async () => {
  const { whole, units } = wholeRegistry({ registry: WHOLE, wholeRegistry: null })
  expect(await whole()).toBe(WHOLE)
  expect(units()).toBe(WHOLE.units)
  expect(fetched).not.toHaveBeenCalled()
})

test('asked for once; a failure is forgotten', async () => {
  const { whole } = wholeRegistry({ registry: OF_PAGE, wholeRegistry: '/assets/registry/r1.json' })
  fetched.mockResolvedValueOnce(answer(503, null)).mockResolvedValueOnce(answer(200, { units: 7 }))
  await expect(whole()).rejects.toThrow('503')
  await expect(whole()).rejects.toThrow('malformed')
  fetched.mockResolvedValue(answer(200, WHOLE))
  expect(await Promise.all([whole(), whole()])).toEqual([WHOLE, WHOLE])
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(Array(3).fill('/assets/registry/r1.json'))
})

test('it vouches for the files of the other units; of a file that is known, and by others, nothing changes', async () => {
  const known = () => window.releaseIntegrity ?? {}
  expect(known()['/assets/menus/1.0.0/remoteEntry.js']).toBeUndefined()
  expect(() => window.releasedScripts?.createScriptURL('/assets/menus/1.0.0/remoteEntry.js')).toThrow('Not a released')
  const menus = registryEntry('menus', { integrity: { 'remoteEntry.js': 'sha384-menus' } })
  fetched.mockResolvedValue(answer(200, { ...WHOLE, units: [menus, ...WHOLE.units] }))
  await wholeRegistry({ registry: OF_PAGE, wholeRegistry: '/assets/registry/r1.json' }).whole()
  expect(known()['/assets/menus/1.0.0/remoteEntry.js']).toBe('sha384-menus')
  expect(known()['/assets/shell/1.0.0/main.js']).toBe('sha384-page')
  expect(window.releasedScripts?.createScriptURL('/assets/menus/1.0.0/remoteEntry.js')).toContain('menus')

  expect(() => Object.assign(known(), { '/assets/evil.js': 'sha384-evil' })).toThrow(TypeError)
  expect(Reflect.deleteProperty(known(), '/assets/shell/1.0.0/main.js')).toBe(false)
  expect(Reflect.defineProperty(known(), '/assets/evil.js', { value: 'sha384-evil' })).toBe(false)
  expect(Object.keys(known())).not.toContain('/assets/evil.js')
})

test('what is told of units is what runs here: the document’s own, and of the others what the visitor’s group has', async () => {
  const ofGroup = [registryEntry('shell', { version: '2.0.0' }), registryEntry('menus', { version: '2.0.0' })]
  fetched.mockResolvedValue(answer(200, { ...WHOLE, units: ofGroup }))
  const named = registryEntry('menus', { entry: '' })
  const registry = { ...OF_PAGE, units: [...OF_PAGE.units, named] }
  const { whole, units } = wholeRegistry({ registry, wholeRegistry: '/assets/registry/own/s1.json' })
  const versions = () => units().map(({ name, version }) => `${name} ${version}`)
  expect(versions()).toEqual(['shell 1.0.0', 'menus 1.0.0'])
  await whole()
  expect(versions()).toEqual(['shell 1.0.0', 'menus 2.0.0'])
})
