import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anyCharacter, runSize } from 'shared-contracts/testing'
import type { ReleaseManifest } from '../remotes/registry'
import { BadManifest, parseReleaseManifest } from './release-manifest'

const hash = `sha384-${'A'.repeat(64)}`

const good: ReleaseManifest = {
  name: 'notebook',
  version: '1.2.0-ab12cd',
  frame: '^14.0.0',
  entry: 'remoteEntry.0a1b2c3d.js',
  routes: [
    { id: 'list', pattern: '/so-tay-cua-me', visibility: 'public', pageName: 'Notebook', query: ['page'] },
    { id: 'article', pattern: '/so-tay-cua-me/:code/:id#', visibility: 'public' },
  ],
  widgets: [{ id: 'notebook/home-articles' }],
  chunks: { 'page-list': { js: ['js/12.0a.js'], css: [] } },
  integrity: { 'remoteEntry.0a1b2c3d.js': hash, 'js/12.0a.js': hash },
  server: 'server/server.cjs',
  serverIntegrity: { 'server/server.cjs': hash },
  uses: {
    parts: { 'shared-frame': ['Button'] },
    calls: { 'Article/GetById': '0123456789ab' },
    topics: ['cart/changed'],
    widgets: ['menus/home-menus'],
  },
  offers: { frames: {}, calls: [], topics: [] },
}

function problemsOf(changes: object): readonly string[] {
  try {
    parseReleaseManifest({ ...good, ...changes })
    return []
  } catch (error) {
    if (error instanceof BadManifest) return error.problems
    throw error
  }
}

test('a good manifest is read whole', () => {
  expect(parseReleaseManifest(good)).toEqual(good)
})

describe('a release that was built before', () => {
  const { frame: _, uses: __, offers: ___, ...rest } = good
  const nothing = { calls: {}, topics: [], widgets: [] }

  test('a section that says which parts it uses', () => {
    expect(
      parseReleaseManifest({ ...rest, contracts: '^13.0.0', uses: { 'shared-frame': ['Button'] }, offers: {} }),
    ).toEqual({
      ...rest,
      frame: '^13.0.0',
      uses: { parts: { 'shared-frame': ['Button'] }, ...nothing },
      offers: { frames: {}, calls: [], topics: [] },
    })
  })

  test('a section that says nothing of it', () => {
    expect(parseReleaseManifest({ ...rest, contracts: '^13.0.0' })).toMatchObject({
      frame: '^13.0.0',
      uses: { parts: {} },
    })
  })

  test('a shell that says what it offers, and one that does not', () => {
    const offers = {
      'shared-contracts': { version: '13.2.0', names: [] },
      'shared-frame': { version: '13.2.0', names: ['Button'] },
    }
    const shell = { ...rest, name: 'shell', widgets: [], contracts: '^13.2.0', uses: {} }
    expect(parseReleaseManifest({ ...shell, offers }).offers.frames).toEqual({
      13: { version: '13.2.0', parts: { 'shared-frame': ['Button'] } },
    })
    expect(parseReleaseManifest(shell).offers.frames).toEqual({ 13: { version: '13.2.0', parts: {} } })
  })
})

describe('a bad manifest says which field is wrong and how to mend it', () => {
  const route = { id: 'a', pattern: '/a', visibility: 'public' }
  test.each<[string, object, RegExp]>([
    ['no version', { version: undefined }, /^version is missing$/],
    ['a version that is a path', { version: '../x' }, /^version "\.\.\/x" is not a version: use/],
    ['a name that is no identifier', { name: 'mfe-menus', widgets: [] }, /^name "mfe-menus" is not the name of a unit/],
    ['a free range of the frame', { frame: '>=1 <2' }, /^frame ">=1 <2" is not a range .+ as in \^14\.0\.0$/],
    ['a tag of the frame', { frame: 'latest' }, /^frame "latest" is not a range/],
    [
      'a shape that is no hash',
      { uses: { ...good.uses, calls: { 'A/B': 'x' } } },
      /^uses\.calls\.A\/B "x" is not the hash/,
    ],
    ['nothing about what it uses', { uses: undefined }, /^uses is missing$/],
    [
      'a frame of another major version than it says',
      { offers: { ...good.offers, frames: { 14: { version: '15.0.0', parts: {} } } } },
      /^offers\.frames\.14\.version 15\.0\.0 is of another major version$/,
    ],
    [
      "another unit's topic",
      { offers: { ...good.offers, topics: ['notebook/article-read', 'health/measured'] } },
      /^offers\.topics\[1\] "health\/measured" is named after another unit: begin it with notebook\/$/,
    ],
    ['an entry on another host', { entry: 'https://evil.example/x.js' }, /^entry .+ is not a plain relative path/],
    ['an entry that climbs', { entry: '../x.js' }, /^entry "\.\.\/x\.js" is not a plain relative path/],
    ['a server bundle outside', { server: '../../etc/passwd' }, /^server .+ is not a plain relative path/],
    [
      'server files without hashes',
      { serverIntegrity: undefined },
      /^serverIntegrity is missing: build the unit again$/,
    ],
    [
      'a server bundle without a hash',
      { serverIntegrity: {} },
      /^serverIntegrity has no entry for server\/server\.cjs/,
    ],
    ['routes that are no list', { routes: {} }, /^routes must be a list$/],
    [
      'an empty segment',
      { routes: [{ ...route, pattern: '/a//b' }] },
      /^routes\[0\]\.pattern "\/a\/\/b" is not a route/,
    ],
    ['a route without slash', { routes: [{ ...route, pattern: 'a' }] }, /^routes\[0\]\.pattern "a"/],
    ['a route with a query', { routes: [{ ...route, pattern: '/a?b=c' }] }, /^routes\[0\]\.pattern/],
    ['a parameter left out in the middle', { routes: [{ ...route, pattern: '/:a?/b' }] }, /^routes\[0\]\.pattern/],
    [
      'an id with capitals',
      { routes: [{ ...route, id: 'Home Page' }] },
      /^routes\[0\]\.id "Home Page" is not an id: use/,
    ],
    [
      'an unknown visibility',
      { routes: [{ ...route, visibility: 'secret' }] },
      /^routes\[0\]\.visibility must be public/,
    ],
    ['two routes of one id', { routes: [route, { ...route, pattern: '/b' }] }, /^routes\[1\]\.id "a" is the id of two/],
    ['an empty page name', { routes: [{ ...route, pageName: '' }] }, /^routes\[0\]\.pageName "" is an empty page name/],
    [
      'a malformed widget id',
      { widgets: [{ id: 'notebook' }] },
      /^widgets\[0\]\.id "notebook" is not a widget id: write/,
    ],
    [
      'a widget of another unit',
      { widgets: [{ id: 'menus/x' }] },
      /^widgets\[0\]\.id "menus\/x" is named after another/,
    ],
    ['a chunk without styles', { chunks: { a: { js: [] } } }, /^chunks\.a\.css is missing$/],
    ['a chunk file on another host', { chunks: { a: { js: ['//evil.example/x'], css: [] } } }, /^chunks\.a\.js\[0\]/],
    [
      'a weak hash',
      { integrity: { ...good.integrity, 'a.js': `sha256-${'A'.repeat(43)}=` } },
      /^integrity\.a\.js "sha256/,
    ],
    ['a file without hash', { integrity: { 'js/12.0a.js': hash } }, /^integrity has no entry for remoteEntry/],
    ['an unknown field', { colour: 'green' }, /^has the unknown field colour: remove it/],
    ['an unknown field of a route', { routes: [{ ...route, title: 'x' }] }, /^routes\[0\] has the unknown field title/],
  ])('%s', (_, changes, message) => {
    expect(problemsOf(changes)).toEqual([expect.stringMatching(message)])
  })

  test('all problems at once', () => {
    expect(problemsOf({ version: '', entry: '/x.js', routes: [{ ...route, pattern: '' }] })).toHaveLength(3)
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
  expect(problemsOf({ routes: [{ id: 'a', pattern, visibility: 'public' }] })).toEqual([])
})

describe('whatever it is given', () => {
  test('it reads the manifest or refuses it', () => {
    fc.assert(
      fc.property(fc.anything({ withSparseArray: true, withNullPrototype: true }), (value) => {
        expect(() => parseReleaseManifest(value)).toThrow(BadManifest)
      }),
    )
  })

  test('a file of a manifest never points off the host', () => {
    const field = fc.constantFrom(...Object.keys(good))
    const segment = fc.string({ unit: anyCharacter }).map(encodeURIComponent)
    const address = fc
      .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), fc.array(segment))
      .map(([scheme, host, segments]) => [`${scheme}://${host}`, ...segments].join('/'))
    fc.assert(
      fc.property(field, fc.oneof(fc.anything(), address, fc.string()), (name, junk) => {
        if (problemsOf({ [name]: junk }).length > 0) return
        const { version, entry } = parseReleaseManifest({ ...good, [name]: junk })
        const address = new URL(`/assets/notebook/${version}/${entry}`, 'https://site.example')
        expect(address.origin).toBe('https://site.example')
        expect(address.pathname).toBe(`/assets/notebook/${version}/${entry}`)
      }),
      { numRuns: runSize(150, 500) },
    )
  })
})
