import { expect, test } from '@jest/globals'
import { newRecoveryCodes, readRecoveryCode, shownCode } from './recovery-codes'

test('ten codes, each read as it is shown', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes.map(({ label }) => label)).size).toBe(10)
  for (const code of codes) {
    expect(shownCode(code)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    expect(readRecoveryCode(shownCode(code))).toEqual(code)
  }
})

test.each([
  ['a0b1-c2d3-e4f5', { label: 'A0B1', secret: 'C2D3E4F5' }],
  [' AOBI c2d3 e4f5 ', { label: 'A0B1', secret: 'C2D3E4F5' }],
  ['A0BLC2D3E4F5', { label: 'A0B1', secret: 'C2D3E4F5' }],
  ['A0B1-C2D3', null],
  ['A0B1-C2D3-E4F5-6', null],
  ['A0B1-C2D3-E4FU', null],
  ['123456', null],
  ['', null],
])('%j', (typed, code) => {
  expect(readRecoveryCode(typed)).toEqual(code)
})
