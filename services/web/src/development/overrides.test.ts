import { describe, expect, test } from '@jest/globals'
import type { ReleaseManifest } from 'shared-frame/remotes'
import type { LoadedRegistry } from '../registry/read-registry'
import { allowOverrides, formatOverrides, parseOverrides, withOverrides } from './overrides'

const manifest = (name: string): ReleaseManifest => ({
  name,
  version: '1.0.0-dev',
  contracts: '^1.0.0',
  entry: 'remoteEntry.js',
  routes: [{ id: 'one', pattern: `/${name}`, visibility: 'public' }],
  widgets: [],
  chunks: {},
  integrity: { 'remoteEntry.js': 'sha384-old' },
  server: 'server/server.cjs',
  serverIntegrity: {},
  uses: {},
  offers: {},
})

const loaded: LoadedRegistry = {
  registry: {
    revision: 'r1',
    units: ['health', 'menus'].map((name) => {
      const { server: _, serverIntegrity: __, uses: ___, offers: ____, ...entry } = manifest(name)
      return { ...entry, base: `/assets/${name}/1/`, previousVersion: null, enabled: true }
    }),
  },
  isShared: true,
  bundles: new Map(
    ['health', 'menus'].map((unit) => [unit, { unit, version: '1', folder: '/x', file: 'server.cjs', integrity: {} }]),
  ),
  trials: [],
  problems: [],
}

describe('parseOverrides', () => {
  test.each([
    ['health@http://localhost:9000', 'health@http://localhost:9000/'],
    ['health@http://localhost:9000/a/', 'health@http://localhost:9000/a/'],
    ['health@http://a,menus@https://b', 'health@http://a/,menus@https://b/'],
    ['', ''],
    ['health', ''],
    ['@http://a', ''],
    ['Health@http://a', ''],
    ['shell@http://a', ''],
    ['health@javascript:alert(1)', ''],
    ['health@not an address', ''],
  ])('%s → %s', (text, kept) => {
    expect(formatOverrides(parseOverrides(text))).toBe(kept)
  })
})

describe('withOverrides', () => {
  test('replaces the unit, without integrity and without a server bundle', async () => {
    const seen = await withOverrides(loaded, parseOverrides('health@http://localhost:9000'), async () =>
      manifest('health'),
    )
    const unit = seen.registry.units.find(({ name }) => name === 'health')
    expect(unit).toMatchObject({ base: 'http://localhost:9000/', version: '1.0.0-dev', integrity: {} })
    expect(seen.registry.units).toHaveLength(2)
    expect([...seen.bundles.keys()]).toEqual(['menus'])
    expect(seen.registry.revision).not.toBe('r1')
    expect(seen.isShared).toBe(false)
  })

  test('refuses an address that serves another unit', async () => {
    const seen = withOverrides(loaded, parseOverrides('health@http://a'), async () => manifest('menus'))
    await expect(seen).rejects.toThrow('http://a/ serves menus, not health')
  })
})

test('the policy lets in the servers of overridden units, and nothing more', () => {
  const policy = "default-src 'self'; script-src 'self'; style-src 'self' 'sha256-x'; object-src 'none'"
  expect(allowOverrides(policy, parseOverrides('health@http://a:1/x,menus@http://a:1/y'))).toBe(
    "default-src 'self'; script-src 'self' http://a:1; style-src 'self' http://a:1 'sha256-x'; object-src 'none'",
  )
})
