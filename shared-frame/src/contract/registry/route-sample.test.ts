import { expect, test } from '@jest/globals'
import type { RouteClaim } from '../remotes/remote-info'
import { samplePath } from './route-sample'

test.each<[string, Partial<RouteClaim>, string | null]>([
  ['a pattern without parameters is its own address', { pattern: '/a/b' }, '/a/b'],
  ['so is one whose parameter may be left out', { pattern: '/a/:id#?' }, '/a'],
  ['the home page', { pattern: '/' }, '/'],
  ['a stated sample', { pattern: '/a/:id#?', sample: '/a/5' }, '/a/5'],
  ['parameters without a sample', { pattern: '/a/:code/:id#' }, null],
  ['a parameter in the middle', { pattern: '/a/:id#/frame', visibility: 'unlisted' }, null],
  [
    'a private page, whatever its parameters',
    { pattern: '/a/:kind/:id#/frame', visibility: 'private' },
    '/a/1/1/frame',
  ],
])('%s', (_, route, expected) => {
  expect(samplePath({ id: 'a', pattern: '/', visibility: 'public', ...route })).toBe(expected)
})
