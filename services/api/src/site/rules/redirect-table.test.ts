import { describe, expect, test } from '@jest/globals'
import { resolveRedirect } from './redirect-table'

describe('resolveRedirect', () => {
  const table = new Map([
    ['/old', '/new'],
    ['/gone', null],
    ['/section', '/new-section'],
  ])
  test.each([
    ['/OLD/', { kind: 'moved', to: '/new' }],
    ['/gone', { kind: 'gone' }],
    ['/s/undefined/3', { kind: 'moved', to: '/s' }],
    ['/section/undefined', { kind: 'moved', to: '/new-section' }],
    ['/undefined', { kind: 'moved', to: '/' }],
    ['/undefinedness', { kind: 'none' }],
    ['nowhere', { kind: 'none' }],
  ])('%s: %j', (path, expected) => {
    expect(resolveRedirect(table, path)).toEqual(expected)
  })
})

/** Times one round of look-ups. The least of the rounds counts: what else runs on the machine only makes them longer. */
function timeRound(table: ReadonlyMap<string, string | null>, paths: readonly string[], rounds: number[]): void {
  const start = performance.now()
  for (const path of paths) resolveRedirect(table, path)
  rounds.push(performance.now() - start)
}

test('10 000 redirects are looked up as fast as none', () => {
  const full = new Map(Array.from({ length: 10_000 }, (_, index) => [`/blog/${index}-bai-cu`, '/so-tay-cua-me']))
  const none: ReadonlyMap<string, string | null> = new Map()
  const paths = Array.from({ length: 5_000 }, (_, index) => `/blog/${index * 2}-bai-${index % 2 === 0 ? 'cu' : 'khac'}`)
  const withRows: number[] = []
  const without: number[] = []
  for (let round = 0; round < 60; round += 1) {
    timeRound(full, paths, withRows)
    timeRound(none, paths, without)
  }
  expect(Math.min(...withRows) / Math.min(...without)).toBeLessThan(1.5)
})
