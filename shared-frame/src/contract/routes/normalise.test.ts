import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anyCharacter } from 'shared-contracts/testing'
import { normalisePath } from './normalise'

describe('normalisePath', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/a/', '/a'],
    ['/a///', '/a'],
    ['/a?x=1#y', '/a'],
    ['/a#y?x', '/a'],
    ['https://site.example/a/b?x', '/a/b'],
    ['https://site.example', '/'],
    ['/theo-doi-dinh-duong-%26-van-dong/x', '/theo-doi-dinh-duong-&-van-dong/x'],
    ['/theo-doi-dinh-duong-&-van-dong/x', '/theo-doi-dinh-duong-&-van-dong/x'],
    ['/m%C3%B3n', '/món'],
    ['/mo%CC%81n', '/món'],
    ['/%E0%A4', '/%E0%A4'],
    ['/a%', '/a%'],
  ])('%j is %j', (address, path) => {
    expect(normalisePath(address)).toBe(path)
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (address) => {
        expect(typeof normalisePath(address)).toBe('string')
      }),
    )
  })
})
