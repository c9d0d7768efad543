/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type AccountSite, openAccountSite, registration } from '../../testing/account-site'
import { openTestDatabase } from '../../testing/test-database'
import type { Database } from '../database/open-database'
import { altchaCaptcha } from './altcha'
import { recaptcha } from './recaptcha'

jest.setTimeout(120_000)

let database: Database
let site: AccountSite
let now = new Date()
beforeAll(async () => {
  database = await openTestDatabase({ filled: false })
  site = await openAccountSite({ captcha: altchaCaptcha(database.query, () => now) }, database)
}, 120_000)
afterAll(() => site.close())

/** What the form of a browser sends. */
async function solved(change: (counter: number) => number = (counter) => counter): Promise<string> {
  const { challenge } = (await site.call('Captcha/GetCaptchaCode')).data()
  if (!challenge) throw new Error('no challenge')
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix, expiresAt } = challenge.parameters
  const parameters = {
    algorithm: String(algorithm),
    nonce: String(nonce),
    salt: String(salt),
    cost: Number(cost),
    keyLength: Number(keyLength),
    keyPrefix: String(keyPrefix),
    expiresAt: Number(expiresAt),
  }
  const whole = { parameters, signature: challenge.signature }
  const solution = await solveChallenge({ challenge: whole, deriveKey })
  if (!solution) throw new Error('not solved')
  const answer = { challenge: whole, solution: { ...solution, counter: change(solution.counter) } }
  return Buffer.from(JSON.stringify(answer)).toString('base64')
}

describe('the captcha of our own', () => {
  const visits = {
    register: () => site.call('User/Register', { body: registration('captcha@example.vn') }),
    'a code': () => site.call('User/GetVerifyPhoneNumberCode', { body: { username: '0912345678', response: '' } }),
    'a reset code': () =>
      site.call('User/GetResetPasswordCodeByOtp', { body: { username: '0912345678', response: 'abc' } }),
    'a reset link': () => site.call('User/ForgotPassword', { query: { userName: 'a@example.vn' } }),
    contact: () =>
      site.call('UserContact/AddNew', { body: { fullName: 'Lan', email: 'a@example.vn', content: 'Chào' } }),
  }
  test.each(Object.entries(visits))('%s asks for it', async (_, visit) => {
    expect(await visit()).toMatchObject({ status: 422, errors: [{ field: 'response' }] })
  })

  test('a solution opens the door once', async () => {
    const response = await solved()
    const contact = () =>
      site.call('UserContact/AddNew', { body: { fullName: 'Lan', email: 'a@example.vn', content: 'Chào', response } })
    expect((await contact()).data()).toEqual({ id: expect.any(Number), status: 1 })
    expect((await contact()).status).toBe(422)
  })

  test('a wrong counter, a foreign signature and a challenge out of date do not', async () => {
    const { captcha } = site.account
    expect(await captcha.isSolved(await solved((counter) => counter + 1), '')).toBe(false)
    const other = await openTestDatabase({ filled: false })
    expect(await altchaCaptcha(other.query).isSolved(await solved(), '')).toBe(false)
    await other.close()
    now = new Date(Date.now() - 2 * 3_600_000)
    const old = await solved()
    now = new Date()
    expect(await captcha.isSolved(old, '')).toBe(false)
    for (const junk of ['', 'abc', Buffer.from('{}').toString('base64'), 'x'.repeat(4000)]) {
      expect(await captcha.isSolved(junk, '')).toBe(false)
    }
  })

  test('what one process gives out another one takes', async () => {
    expect(await altchaCaptcha(database.query).isSolved(await solved(), '')).toBe(true)
  })
})

test.each([
  [{ success: true, score: 0.9 }, true],
  [{ success: true, score: 0.4 }, false],
  [{ success: true }, false],
  [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
])('reCAPTCHA says %j: %s', async (verdict, expected) => {
  let asked = ''
  const google = createServer((request, response) => {
    request.on('data', (chunk) => {
      asked += String(chunk)
    })
    request.on('end', () => response.end(JSON.stringify(verdict)))
  })
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  const { port } = google.address() as AddressInfo
  const captcha = recaptcha({ siteKey: 'site', secret: 'key', verifyUrl: `http://127.0.0.1:${port}/` })
  expect(await captcha.isSolved('answer', '203.0.113.7')).toBe(expected)
  expect(asked).toBe('secret=key&response=answer&remoteip=203.0.113.7')
  expect(await captcha.challenge()).toMatchObject({ provider: 'recaptcha', version: 3, siteKey: 'site' })
  google.close()
})

test.each([
  ['does not answer', null],
  ['sends elsewhere', 302],
  ['answers something else', 200],
])('when reCAPTCHA %s the visitor is asked to try again', async (_, status) => {
  const google = createServer((request, response) => {
    if (status === null) request.socket.destroy()
    else response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('{}')
  })
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  const { port } = google.address() as AddressInfo
  const captcha = recaptcha({ siteKey: 'site', secret: 'key', verifyUrl: `http://127.0.0.1:${port}/` })
  await expect(captcha.isSolved('answer', '203.0.113.7')).rejects.toMatchObject({ status: 503, code: 'unavailable' })
  google.close()
})
