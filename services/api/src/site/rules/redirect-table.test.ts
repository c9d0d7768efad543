import { describe, expect, test } from '@jest/globals'
import { resolveRedirect } from './redirect-table'

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
