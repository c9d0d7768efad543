import { expect, test } from '@jest/globals'
import { newToken, tokenHash } from './secret-token'

test('a token is 256 random bits, and what is kept of it is their SHA-256', () => {
  const tokens = Array.from({ length: 200 }, newToken)
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true)
  expect(new Set(tokens).size).toBe(tokens.length)
  // Each of the 256 bits differs between them: none is fixed.
  const bytes = tokens.map((token) => Buffer.from(token, 'base64url'))
  for (let place = 0; place < 32; place += 1) {
    const [all, any] = bytes.reduce(([and, or], each) => [and & (each[place] ?? 0), or | (each[place] ?? 0)], [255, 0])
    expect([place, all, any]).toEqual([place, 0, 255])
  }
  // FIPS 180-4, the example of one block.
  expect(tokenHash('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
