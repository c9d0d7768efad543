import { expect, test } from '@jest/globals'
import { Secret } from 'otpauth'
import { newTotpSecret, stepOfCode, totpAddress } from './totp'

/** RFC 6238, appendix B: the secret of SHA-1; the last six of the eight digits there. */
const SECRET = Secret.fromLatin1('12345678901234567890').base32
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at %i seconds the code is %s', (seconds, code, step) => {
  expect(stepOfCode(SECRET, code, at(seconds))).toBe(step)
  expect(stepOfCode(SECRET, `${code.slice(0, 3)} ${code.slice(3)} `, at(seconds))).toBe(step)
  // A step before and after, no more.
  expect([stepOfCode(SECRET, code, at(seconds + 30)), stepOfCode(SECRET, code, at(seconds - 30))]).toEqual([step, step])
  expect([stepOfCode(SECRET, code, at(seconds + 61)), stepOfCode(SECRET, code, at(seconds - 61))]).toEqual([null, null])
})

test.each(['', '28708', '2870821', '28708x', '２８７０８２'])('%j is no code', (code) => {
  expect(stepOfCode(SECRET, code, at(59))).toBeNull()
})

test('a new secret has 160 bits and makes an address that apps read', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(secret)
  const address = new URL(totpAddress(secret, 'lan@example.vn'))
  expect(address.protocol + address.host).toBe('otpauth:totp')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret,
    digits: '6',
    period: '30',
    algorithm: 'SHA1',
  })
})
