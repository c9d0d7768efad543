import { describe, expect, test } from '@jest/globals'
import { isDue, pairings } from './run-size'

describe('pairings', () => {
  const rows = ['missing', 'late', 'corrupt', 'throws']
  const columns = ['menus', 'health', 'staff']

  test('a whole run takes the cross product', () => {
    expect(pairings(rows, columns, { whole: true })).toHaveLength(12)
  })

  test.each([0, 1, 2, 7])('a usual run takes every row and every column, turn %i', (turn) => {
    for (const [longer, shorter] of [
      [rows, columns],
      [columns, rows],
    ] as const) {
      const pairs = pairings(longer, shorter, { whole: false, turn })
      expect(pairs).toHaveLength(4)
      expect(new Set(pairs.map(([row]) => row))).toEqual(new Set(longer))
      expect(new Set(pairs.map(([, column]) => column))).toEqual(new Set(shorter))
    }
  })

  test('another turn pairs otherwise', () => {
    const pairsOf = (turn: number) => pairings(rows, columns, { whole: false, turn })
    expect(pairsOf(0)).not.toEqual(pairsOf(1))
    expect(pairsOf(0)).toEqual(pairsOf(3))
  })

  test('nothing to pair with gives no pairs', () => {
    expect(pairings(rows, [], { whole: false })).toEqual([])
    expect(pairings([], columns, { whole: true })).toEqual([])
  })
})

describe('isDue', () => {
  test('a case is due in one of so many pairs of turns, and so meets both columns that it is paired with', () => {
    for (const name of ['cart', 'a word is explained', 'số đo']) {
      const due = [0, 1, 2, 3, 4, 5].filter((turn) => isDue(name, 3, { whole: false, turn }))
      expect(due).toHaveLength(2)
      const schemes = due.map((turn) => pairings([name, 'other'], ['light', 'dark'], { whole: false, turn })[0]?.[1])
      expect(schemes.sort()).toEqual(['dark', 'light'])
    }
  })

  test('not all cases are due at once', () => {
    const names = Array.from({ length: 30 }, (_, index) => `case ${index}`)
    const due = names.filter((name) => isDue(name, 3, { whole: false, turn: 1 }))
    expect(due.length).toBeGreaterThan(5)
    expect(due.length).toBeLessThan(15)
  })

  test('by their numbers in a list the shares are of one size', () => {
    const shares = [0, 2, 4].map((turn) => [0, 1, 2, 3, 4, 5].filter((n) => isDue(n, 3, { whole: false, turn })))
    expect(shares.map(({ length }) => length)).toEqual([2, 2, 2])
    expect(shares.flat().sort()).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('all are due in a whole run', () => {
    expect([0, 1, 2].map((turn) => isDue('cart', 3, { whole: true, turn }))).toEqual([true, true, true])
  })
})
