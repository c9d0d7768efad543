import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anyCharacter } from 'shared-contracts/testing'
import { compareSpecificity, matchPattern } from './pattern'

describe('matchPattern', () => {
  test.each<[string, string, Record<string, string> | null]>([
    ['/', '/', {}],
    ['/', '/a', null],
    ['/a', '/a', {}],
    ['/a', '/A', null],
    ['/a', '/a/b', null],
    ['/a/b', '/a', null],
    ['/a-&-b/c', '/a-&-b/c', {}],
    ['/a/:id', '/a/x', { id: 'x' }],
    ['/a/:id', '/a', null],
    ['/a/:id?', '/a', {}],
    ['/a/:id?', '/a/x', { id: 'x' }],
    ['/a/:id?', '/a/x/y', null],
    ['/a/:id#', '/a/12', { id: '12' }],
    ['/a/:id#', '/a/12-chao-ca', { id: '12-chao-ca' }],
    ['/a/:id#', '/a/chao-ca', null],
    ['/a/:id#', '/a/12-', null],
    ['/a/:id#', '/a/12-Chao', null],
    ['/a/:id#', '/a/-12', null],
    ['/a/:id#?', '/a', {}],
    ['/a/:id#?', '/a/12', { id: '12' }],
    ['/a/:id#?', '/a/x', null],
    ['/:code/:id#', '/van-ban/3', { code: 'van-ban', id: '3' }],
  ])('%s on %s: %j', (pattern, path, params) => {
    expect(matchPattern(pattern, path)).toEqual(params)
  })
})

const segment = fc.oneof(fc.constantFrom('a', 'b', 'thuc-don', 'x-&-y'), fc.constantFrom(':id', ':code', ':id#'))
const pattern = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/:last?', '/:last#?'))
  .map(([segments, last]) => `/${segments.join('/')}${last}`.replace('//', '/'))

/** A path that fits the pattern. */
function pathOf(text: string): string {
  return text.replace(/:\w+#\??/g, '7-vi-du').replace(/:\w+\??/g, 'vi-du')
}

describe('the order of patterns', () => {
  test.each([
    ['/a/b', '/a/:id'],
    ['/a/b', '/:x/b'],
    ['/a/:id#', '/a/:id'],
    ['/a/:id', '/a/:id?'],
    ['/a/:x/c', '/:x/b/c'],
    ['/a/:id?', '/a'],
    ['/gioi-thieu/lien-he', '/gioi-thieu/:id'],
    ['/so-tay-cua-me/:code/:id#', '/so-tay-cua-me/:code/:id'],
  ])('%s is more specific than %s', (specific, general) => {
    expect(compareSpecificity(specific, general)).toBeLessThan(0)
    expect(compareSpecificity(general, specific)).toBeGreaterThan(0)
  })

  test('is total: the same whatever the order of the claims', () => {
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 8 }), (patterns) => {
        const sorted = [...patterns].sort(compareSpecificity)
        expect([...patterns].reverse().sort(compareSpecificity)).toEqual(sorted)
      }),
    )
  })

  test('is antisymmetric and transitive', () => {
    fc.assert(
      fc.property(pattern, pattern, pattern, (a, b, c) => {
        expect(Math.sign(compareSpecificity(a, b)) + Math.sign(compareSpecificity(b, a))).toBe(0)
        if (compareSpecificity(a, b) <= 0 && compareSpecificity(b, c) <= 0) {
          expect(compareSpecificity(a, c)).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
})

test('a pattern matches the paths made from it, with and without its optional last segment', () => {
  fc.assert(
    fc.property(pattern, (text) => {
      expect(matchPattern(text, pathOf(text))).not.toBeNull()
      if (text.endsWith('?')) expect(matchPattern(text, pathOf(text).replace(/\/[^/]*$/, '') || '/')).not.toBeNull()
    }),
  )
})

test('no path makes matching throw', () => {
  fc.assert(
    fc.property(pattern, fc.string({ unit: anyCharacter }), (text, path) => {
      const params = matchPattern(text, path)
      for (const value of Object.values(params ?? {})) expect(path).toContain(value)
    }),
  )
})
