import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseDocumentData } from './parse-document-data'

function entry(name: string, changes: object = {}): object {
  return {
    name,
    version: '1.2.0-ab12cd',
    previousVersion: null,
    enabled: true,
    contracts: '^1.0.0',
    base: `/assets/${name}/1.2.0-ab12cd/`,
    entry: 'remoteEntry.0a1b2c3d.js',
    routes: [{ id: 'list', pattern: '/so-tay-cua-me', visibility: 'public' }],
    widgets: [{ id: `${name}/home` }],
    chunks: { 'page-list': { js: ['js/12.0a.js'], css: [] } },
    integrity: {},
    ...changes,
  }
}

function documentData(units: readonly unknown[], changes: object = {}): object {
  return {
    registry: { revision: 'r1', units },
    wholeRegistry: '/assets/registry/r1.json',
    path: '/',
    search: '',
    today: '2026-01-01',
    status: 200,
    owner: { unit: 'shell', routeId: 'home' },
    head: null,
    rendered: false,
    state: {},
    build: { overridesAllowed: false },
    ...changes,
  }
}

test('good data is handed on as it is', () => {
  const value = documentData([entry('menus'), entry('health')])
  const parsed = parseDocumentData(value)
  expect(parsed.data).toBe(value)
  expect(parsed.dropped).toEqual([])
})

describe('a unit that the shell could not work with is dropped alone', () => {
  test.each<[string, object]>([
    ['no base', { base: undefined }],
    ['an entry that is not text', { entry: 7 }],
    ['routes that are no list', { routes: {} }],
    ['a route without pattern', { routes: [{ id: 'a' }] }],
    ['a hole in the routes', { routes: [null] }],
    ['a widget without id', { widgets: [{}] }],
    ['a chunk without styles', { chunks: { a: { js: [] } } }],
    ['no chunks', { chunks: null }],
    ['no integrity', { integrity: undefined }],
  ])('%s', (_, changes) => {
    const { data, dropped } = parseDocumentData(
      documentData([entry('menus'), entry('notebook', changes), entry('health')]),
    )
    expect(data.registry.units.map(({ name }) => name)).toEqual(['menus', 'health'])
    expect(dropped).toEqual([expect.stringContaining('notebook')])
  })
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['no registry', documentData([], { registry: undefined })],
  ['units that are no list', documentData([], { registry: { revision: 'r1', units: {} } })],
  ['no path', documentData([], { path: null })],
  ['an owner without route', documentData([], { owner: { unit: 'menus' } })],
])('%s is refused', (_, value) => {
  expect(() => parseDocumentData(value)).toThrow('malformed')
})

test('whatever the units are, each is kept or dropped', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (units) => {
      const { data, dropped } = parseDocumentData(documentData(units))
      expect(data.registry.units.length + dropped.length).toBe(units.length)
    }),
  )
})
