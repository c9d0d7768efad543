import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { safeReturnPath } from './return-path'

describe('safeReturnPath', () => {
  test.each<[string | null | undefined, string | null]>([
    ['/', '/'],
    ['/danh-sach-thuc-don-di-cho?x=1#y', '/danh-sach-thuc-don-di-cho?x=1#y'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/\n/evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    [' /dang-ky', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j → %j', (address, expected) => {
    expect(safeReturnPath(address)).toBe(expected)
  })

  test('never leaves the site', () => {
    const piece = fc.constantFrom('/', '\\', '\t', '\r', '.', '@', ':', '?', 'evil.example', 'a')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const path = safeReturnPath(pieces.join(''))
        if (path !== null) expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
      }),
    )
  })
})
