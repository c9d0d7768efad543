import { describe, expect, test } from '@jest/globals'
import { flattenRedirects, redirectKey, resolveRedirect } from './redirect-table'

describe('redirectKey', () => {
  test.each([
    ['/A/B/', '/a/b'],
    ['/a?x=1#y', '/a'],
    ['/th%E1%BB%B1c', '/thực'],
    ['/', '/'],
    ['a', null],
    ['', null],
    ['/%zz', null],
    ['/a%26b', '/a&b'],
  ])('%j is %j', (path, key) => {
    expect(redirectKey(path)).toBe(key)
  })
})

describe('flattenRedirects', () => {
  test('chains end at their end, loops are refused', () => {
    const { table, loops } = flattenRedirects([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/C' },
      { from: '/c', to: '/end?x=1' },
      { from: '/gone', to: null },
      { from: '/to-gone', to: '/gone' },
      { from: '/x', to: '/y' },
      { from: '/y', to: '/x' },
      { from: '/self', to: '/self/' },
    ])
    expect([...table]).toEqual([
      ['/a', '/end?x=1'],
      ['/b', '/end?x=1'],
      ['/c', '/end?x=1'],
      ['/gone', null],
      ['/to-gone', null],
    ])
    expect(loops).toEqual(['/x', '/y', '/self'])
  })
})

describe('resolveRedirect', () => {
  const table = new Map([
    ['/old', '/new'],
    ['/gone', null],
  ])
  test.each([
    ['/OLD/', { kind: 'moved', to: '/new' }],
    ['/gone', { kind: 'gone' }],
    ['/s/undefined/3', { kind: 'moved', to: '/s' }],
    ['/undefined', { kind: 'moved', to: '/' }],
    ['/undefinedness', { kind: 'none' }],
    ['nowhere', { kind: 'none' }],
  ])('%s: %j', (path, expected) => {
    expect(resolveRedirect(table, path)).toEqual(expected)
  })
})
