import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseRegistry } from './parse-registry'
import type { Registry, RegistryEntry } from './registry'

const hash = `sha384-${'A'.repeat(64)}`

function entry(name: string, changes: object = {}): object {
  return {
    name,
    version: '1.2.0-ab12cd',
    previousVersion: null,
    enabled: true,
    contracts: '^1.0.0',
    base: `/assets/${name}/1.2.0-ab12cd/`,
    entry: 'remoteEntry.0a1b2c3d.js',
    routes: [
      { id: 'list', pattern: '/so-tay-cua-me', visibility: 'public', pageName: 'Notebook' },
      { id: 'article', pattern: '/so-tay-cua-me/:code/:id#', visibility: 'public' },
    ],
    widgets: [{ id: `${name}/home-articles` }],
    chunks: { 'page-list': { js: ['js/12.0a.js'], css: [] } },
    integrity: { 'remoteEntry.0a1b2c3d.js': hash, 'js/12.0a.js': hash },
    ...changes,
  }
}

function registry(...units: unknown[]): object {
  return { revision: 'r1', units }
}

const namesOf = (parsed: { registry: Registry }) => parsed.registry.units.map(({ name }: RegistryEntry) => name)

test('a good registry is read whole', () => {
  const value = registry(entry('notebook'), entry('menus', { enabled: false, previousVersion: '1.1.0' }))
  expect(parseRegistry(value)).toEqual({ registry: value, problems: [] })
})

test('unknown fields are left behind', () => {
  const [unit] = parseRegistry(registry(entry('notebook', { extra: 1 }))).registry.units
  expect(unit).toEqual(entry('notebook'))
})

describe('one bad entry is dropped, with its reason, and no other', () => {
  const route = { id: 'a', pattern: '/a', visibility: 'public' }
  test.each<[string, object, RegExp]>([
    ['no version', { version: undefined }, /version is no text/],
    ['a version that is a path', { version: '../x' }, /version is malformed/],
    ['no previous version', { previousVersion: undefined }, /previousVersion/],
    ['enabled as text', { enabled: 'true' }, /enabled/],
    ['an older contract', { contracts: '^0.9.0' }, /built for contract \^0\.9\.0/],
    ['a newer contract', { contracts: '^2.0.0' }, /built for contract \^2\.0\.0, but this is 1\.0\.0/],
    ['a contract that is no range', { contracts: 'latest' }, /contracts is no range/],
    ['a base on another host', { base: '//evil.example/' }, /base is malformed/],
    ['a base with a scheme', { base: 'https://evil.example/' }, /base is malformed/],
    ['a base that climbs', { base: '/assets/../secret/' }, /dot segment/],
    ['a base without trailing slash', { base: '/assets/x' }, /base is malformed/],
    ['an entry on another host', { entry: 'https://evil.example/x.js' }, /entry is malformed/],
    ['an entry that climbs', { entry: '../x.js' }, /leaves its folder/],
    ['an absolute entry', { entry: '/x.js' }, /entry is malformed/],
    ['routes that are no list', { routes: {} }, /routes is no list/],
    ['a route without slash', { routes: [{ ...route, pattern: 'a' }] }, /pattern is malformed/],
    ['a route with a query', { routes: [{ ...route, pattern: '/a?b=c' }] }, /pattern is malformed/],
    ['a parameter left out in the middle', { routes: [{ ...route, pattern: '/:a?/b' }] }, /pattern is malformed/],
    ['an unknown visibility', { routes: [{ ...route, visibility: 'secret' }] }, /visibility/],
    ['two routes of one id', { routes: [route, { ...route, pattern: '/b' }] }, /two routes/],
    ['an empty page name', { routes: [{ ...route, pageName: '' }] }, /pageName/],
    ['a hole in the routes', { routes: new Array(1) }, /route is no object/],
    ['a widget of another unit', { widgets: [{ id: 'menus/x' }] }, /widget of another unit/],
    ['a chunk without styles', { chunks: { a: { js: [] } } }, /css is no list/],
    ['a chunk file on another host', { chunks: { a: { js: ['//evil.example/x.js'], css: [] } } }, /js is malformed/],
    ['a weak hash', { integrity: { 'a.js': `sha256-${'A'.repeat(43)}=` } }, /integrity of a.js/],
  ])('%s', (_, changes, reason) => {
    const parsed = parseRegistry(registry(entry('menus'), entry('notebook', changes), entry('health')))
    expect(namesOf(parsed)).toEqual(['menus', 'health'])
    expect(parsed.problems).toEqual([{ unit: 'notebook', reason: expect.stringMatching(reason) }])
  })

  test('a name that is no identifier', () => {
    const parsed = parseRegistry(registry(entry('mfe-menus'), entry('health')))
    expect(namesOf(parsed)).toEqual(['health'])
    expect(parsed.problems).toEqual([{ unit: 'mfe-menus', reason: expect.stringMatching(/name is malformed/) }])
  })

  test('a name that is taken: the first stays', () => {
    const parsed = parseRegistry(registry(entry('menus'), entry('menus', { version: '9.0.0' })))
    expect(parsed.registry.units.map(({ version }) => version)).toEqual(['1.2.0-ab12cd'])
    expect(parsed.problems).toEqual([{ unit: 'menus', reason: 'name is taken' }])
  })
})

test.each([
  '/',
  '/a',
  '/theo-doi-dinh-duong-&-van-dong/nhu-cau-dinh-duong-khuyen-nghi',
  '/trang-ca-nhan-cua-ban/:id?',
  '/a/:code/:id#',
  '/a/:id#?',
])('the pattern %s is good', (pattern) => {
  const parsed = parseRegistry(registry(entry('menus', { routes: [{ id: 'a', pattern, visibility: 'public' }] })))
  expect(parsed.problems).toEqual([])
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'registry'],
  ['a list', []],
])('%s is an empty registry', (_, value) => {
  expect(parseRegistry(value).registry).toEqual({ revision: '', units: [] })
  expect(parseRegistry(value).problems).toHaveLength(1)
})

test('without a revision the units still count', () => {
  const parsed = parseRegistry({ units: [entry('menus')] })
  expect(namesOf(parsed)).toEqual(['menus'])
  expect(parsed.problems).toEqual([{ unit: null, reason: 'revision is no text' }])
})

describe('whatever it is given', () => {
  test('it never throws and names every entry that it drops', () => {
    fc.assert(
      fc.property(fc.array(fc.anything({ withSparseArray: true, withNullPrototype: true })), (units) => {
        const parsed = parseRegistry({ revision: 'r1', units })
        expect(parsed.registry.units.length + parsed.problems.length).toBe(units.length)
      }),
    )
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseRegistry(value).registry.units).toEqual([])
      }),
    )
  })

  test('a good entry with one field spoilt leaves its neighbours alone and never points off the host', () => {
    const fields = Object.keys(entry('notebook'))
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.oneof(fc.anything(), fc.webUrl(), fc.string()), (field, junk) => {
        const parsed = parseRegistry(registry(entry('menus'), entry('notebook', { [field]: junk }), entry('health')))
        const names = namesOf(parsed)
        expect(names[0]).toBe('menus')
        expect(names.at(-1)).toBe('health')
        for (const { base, entry: file } of parsed.registry.units) {
          const address = new URL(base + file, 'https://site.example')
          expect(address.origin).toBe('https://site.example')
          expect(address.pathname).toBe(base + file)
        }
      }),
      { numRuns: 500 },
    )
  })
})
