import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  allowedMistakes,
  compareMatchRank,
  isWithinDistance,
  MATCH_RANKS,
  type MatchRank,
  matchRank,
} from './match-rank'
import { tokens } from './tokens'

function rankOf(sought: string, found: string): MatchRank | null {
  const [a] = tokens(sought)
  const [b] = tokens(found)
  if (!a || !b) throw new Error('one word each')
  return matchRank(a, b)
}

describe('matchRank', () => {
  test.each<[string, string, MatchRank | null]>([
    ['đường', 'đường', 'exact'],
    ['đường', 'Đường', 'exact'],
    ['đường', 'dương', 'folded'],
    ['duong', 'đường', 'folded'],
    ['duogn', 'đường', 'near'],
    ['dinhh', 'dinh', 'near'],
    ['ca', 'cá', 'folded'],
    ['ca', 'cua', null],
    ['canh', 'banh', 'near'],
    ['cháo', 'thịt', null],
  ])('%s finds %s: %s', (sought, found, rank) => {
    expect(rankOf(sought, found)).toBe(rank)
  })

  test('ranks sort from exact to near', () => {
    const shuffled: MatchRank[] = ['near', 'exact', 'folded']
    expect(shuffled.sort(compareMatchRank)).toEqual([...MATCH_RANKS])
  })

  test.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
  ])('a word of %i letters may have %i mistakes', (length, mistakes) => {
    expect(allowedMistakes(length)).toBe(mistakes)
  })
})

describe('isWithinDistance', () => {
  test.each([
    ['', '', 0, true],
    ['a', '', 0, false],
    ['a', '', 1, true],
    ['ab', 'ba', 1, true],
    ['abc', 'cab', 1, false],
    ['abc', 'cab', 2, true],
    ['suachua', 'sauchau', 2, true],
  ])('%j to %j within %i: %s', (a, b, limit, expected) => {
    expect(isWithinDistance(a, b, limit)).toBe(expected)
  })

  test('is the same in both directions', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, fc.nat(3), (a, b, limit) => {
        expect(isWithinDistance(a, b, limit)).toBe(isWithinDistance(b, a, limit))
      }),
    )
  })
})
