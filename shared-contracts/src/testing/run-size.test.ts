import { describe, expect, test } from '@jest/globals'
import { pairings } from './run-size'

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
