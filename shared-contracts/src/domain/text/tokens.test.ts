import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anyCharacter } from '../../testing/any-character'
import { tokens } from './tokens'

describe('tokens', () => {
  test.each<[string, [string, string][]]>([
    ['', []],
    [' …, – ', []],
    ['Đường', [['đường', 'duong']]],
    [
      'Cháo cá hồi (bí đỏ), 6–8 tháng',
      [
        ['cháo', 'chao'],
        ['cá', 'ca'],
        ['hồi', 'hoi'],
        ['bí', 'bi'],
        ['đỏ', 'do'],
        ['6', '6'],
        ['8', '8'],
        ['tháng', 'thang'],
      ],
    ],
    [
      'hoà-hòa',
      [
        ['hòa', 'hoa'],
        ['hòa', 'hoa'],
      ],
    ],
  ])('%j', (text, expected) => {
    expect(tokens(text).map(({ word, folded }) => [word, folded])).toEqual(expected)
    expect(tokens(text.normalize('NFD'))).toEqual(tokens(text))
  })

  test('words hold no space or punctuation, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        for (const { word } of tokens(text)) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u)
      }),
    )
  })
})
