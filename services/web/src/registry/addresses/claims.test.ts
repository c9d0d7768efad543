import { expect, test } from '@jest/globals'
import { includes, isPattern, isPrefix, isSamePattern, prefixesOf, prefixOf, reaches } from './claims'

test.each([
  ['/', ''],
  ['/a', '/a'],
  ['/a/:id?', '/a'],
  ['/a/b/:code/c', '/a/b'],
  ['/:a/b', ''],
  ['/A-b/:Id', '/a-b'],
])('of %s the prefix is %j', (pattern, prefix) => {
  expect(prefixOf(pattern)).toBe(prefix)
})

test('a path lies within each of its beginnings', () => {
  expect(prefixesOf('/a/b-&-c/d')).toEqual(['/a/b-&-c/d', '/a/b-&-c', '/a'])
})

test.each([
  ['/a/:id#', '/a/:code#', true],
  ['/a/:id#', '/a/:id', false],
  ['/a/:id?', '/a/:id', false],
  ['/a', '/a/b', false],
])('%s and %s mean the same: %s', (one, other, same) => {
  expect(isSamePattern(one, other)).toBe(same)
})

test.each([
  ['/a/:x', '/a/b', true],
  ['/a/:x', '/a/b/c', false],
  ['/a/:x/:y', '/a/b', true],
  ['/a/:x?', '/a/b', true],
  ['/a/:x#', '/a/b', false],
  ['/a/:x#', '/a/12-b', true],
  ['/a/b/:x', '/a/c', false],
  ['/:x/B', '/a/b', true],
])('%s has addresses within %s: %s', (pattern, prefix, reached) => {
  expect(reaches(pattern, prefix)).toBe(reached)
})

test.each([
  ['/a/:id', '/a/:#', true],
  ['/a/:id#', '/a/:', false],
  ['/a/:id#', '/a/12', true],
  ['/a/:id', '/a/b', true],
  ['/a/b', '/a/:', false],
  ['/a/:id?', '/a', true],
])('%s has all pages at %s: %s', (pattern, address, included) => {
  expect(includes(pattern, address)).toBe(included)
})

test.each(['/a', '/a/b-&-c'])('%s is a prefix', (text) => expect(isPrefix(text)).toBe(true))
test.each(['/', '', 'a', '/a/', '/a//b', '/a/:id', '/a?b', '/A'])('%j is no prefix', (text) => {
  expect(isPrefix(text)).toBe(false)
})
test.each(['/a', '/a/:id#', '/a/:id#?'])('%s is a pattern', (text) => expect(isPattern(text)).toBe(true))
test.each(['/', '', 'a', '/a/', '/:a?/b', '/a?b'])('%j is no pattern that can be yielded', (text) => {
  expect(isPattern(text)).toBe(false)
})
