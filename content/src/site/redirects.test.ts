import { describe, expect, test } from '@jest/globals'
import { flattenRedirects, redirectKey } from './redirects'

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
