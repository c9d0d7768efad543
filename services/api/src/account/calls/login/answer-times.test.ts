/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { runSize } from 'shared-contracts/testing'
import type { Database } from '../../../platform/database/open-database'
import type { Courier } from '../../../platform/messages/courier'
import { folderOutbox } from '../../../platform/messages/outbox'
import { type AccountSite, openAccountSite } from '../../../testing/account-site'
import { openTestDatabase } from '../../../testing/test-database'
import { hashPassword } from '../../rules/password'

jest.setTimeout(300_000)

/** Of each kind in a round. */
const REQUESTS = runSize(25, 200)
/** No more are asked for: 800 of each kind, whatever the size of a round. */
const ROUNDS = runSize(32, 4)
const NAMES = REQUESTS * ROUNDS
/** A visitor's address may cause 60 messages an hour; a later hour is another allowance. */
const REQUESTS_AN_HOUR = 50

/** Cheaper than in production, and still much longer than all else that differs between names. */
const COST = { memoryCost: 1024, timeCost: 1, parallelism: 1 }

let site: AccountSite
let url: string
let outbox: string
let sent = 0

beforeAll(async () => {
  outbox = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  site = await openAccountSite(
    { courier: countingOutbox(), passwordCost: COST },
    await openTestDatabase({ filled: false }),
  )
  await fill(site.database)
  url = await site.server.app.listen({ port: 0, host: '127.0.0.1' })
}, 300_000)

afterAll(async () => {
  await site.close()
  rmSync(outbox, { recursive: true, force: true })
})

function countingOutbox(): Courier {
  const { sendMail, sendSms } = folderOutbox(outbox)
  const count = () => {
    sent += 1
  }
  return {
    sendMail: (mail) => sendMail(mail).then(count),
    sendSms: (sms) => sendSms(sms).then(count),
  }
}

/** Accounts that may get each kind of message: confirmed ones, and ones that never were. */
async function fill({ pool }: Database): Promise<void> {
  const hash = await hashPassword('Mat-khau-thu-1', COST)
  await pool.query(
    `insert into users (full_name, user_type, password_hash, email, phone_number, email_confirmed_at, phone_confirmed_at, created_at)
    select 'Lan', 1, case when n % 2 = 0 then $1 end, 'da' || n || '@example.vn', '09' || lpad(n::text, 8, '0'), now(), now(), now()
    from generate_series(0, ${NAMES - 1}) n`,
    [hash],
  )
  await pool.query(
    `insert into users (full_name, user_type, password_hash, email, phone_number, created_at)
    select 'Lan', 1, $1, 'chua' || n || '@example.vn', '08' || lpad(n::text, 8, '0'), now()
    from generate_series(0, ${NAMES - 1}) n`,
    [hash],
  )
  await pool.query(
    `insert into users (full_name, user_type, password_hash, email, email_confirmed_at, disabled, created_at)
    select 'Lan', 1, $1, 'khoa' || n || '@example.vn', now(), true, now() from generate_series(0, ${NAMES - 1}) n`,
    [hash],
  )
}

const phone = (prefix: string, index: number) => `${prefix}${String(index).padStart(8, '0')}`
const post = (call: string, body: object): [string, RequestInit] => [
  `/api/User/${call}`,
  { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
]
const query = (call: string, method: string, userName: string): [string, RequestInit] => [
  `/api/User/${call}?${new URLSearchParams({ userName })}`,
  { method },
]

/** Each call with a known name and with one that nobody has. */
const calls: readonly [string, (known: boolean, index: number) => [string, RequestInit]][] = [
  ['ForgotPassword', (known, n) => query('ForgotPassword', 'POST', `${known ? 'da' : 'khong'}${n}@example.vn`)],
  [
    'GetResetPasswordCodeByOtp',
    (known, n) => post('GetResetPasswordCodeByOtp', { username: phone(known ? '09' : '07', n), response: '' }),
  ],
  [
    'ResendConfirmEmail',
    (known, n) => query('ResendConfirmEmail', 'GET', `${known ? 'chua' : 'khong'}${n}@example.vn`),
  ],
  [
    'GetVerifyPhoneNumberCode',
    (known, n) => post('GetVerifyPhoneNumberCode', { username: phone(known ? '08' : '03', n), response: '' }),
  ],
  [
    'RequestLoginCode',
    (known, n) => post('RequestLoginCode', { username: `${known ? 'da' : 'ai'}${n}@example.vn`, response: '' }),
  ],
]

interface Answer {
  readonly ms: number
  /** All that can be read, but for what differs between any two answers. */
  readonly said: string
}

async function ask([address, init]: [string, RequestInit]): Promise<Answer> {
  const start = performance.now()
  const response = await fetch(url + address, init)
  const text = await response.text()
  const ms = performance.now() - start
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return { ms, said: JSON.stringify([response.status, headers, text.replace(/"request":"[\w-]{43}"/, '"request"')]) }
}

/** How likely a known name takes longer than an unknown one: 0.5 says nothing. */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  let sum = 0
  for (const a of known) for (const b of unknown) sum += a > b ? 1 : a === b ? 0.5 : 0
  return sum / (known.length * unknown.length)
}

/** Asks for known and unknown names until their times tell nothing; gives up after all names. */
async function compare(requestOf: (known: boolean, index: number) => [string, RequestInit]) {
  await site.server.postman.idle()
  site.later(24 * 60)
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const said = new Set<string>()
  let area = 1
  // Chance alone moves 400 requests by more than 0.05 one time in twelve, fewer more often; a difference that is there stays with
  // more of them.
  for (let round = 0; round < ROUNDS && Math.abs(area - 0.5) > 0.05; round += 1) {
    for (let index = round * REQUESTS; index < (round + 1) * REQUESTS; index += 1) {
      if ((index * 2) % REQUESTS_AN_HOUR === 0) {
        // What waits has left by then: a code that is an hour old is not sent any more.
        await site.server.postman.idle()
        site.later(61)
      }
      for (const known of Math.random() < 0.5 ? [true, false] : [false, true]) {
        const answer = await ask(requestOf(known, index))
        times[known ? 'known' : 'unknown'].push(answer.ms)
        said.add(answer.said)
      }
    }
    area = areaUnderCurve(times.known, times.unknown)
  }
  await site.server.postman.idle()
  return { area, said: [...said], known: times.known.length }
}

test.each(calls)('%s: who is known is answered alike, and as fast, as who is not', async (_, requestOf) => {
  const before = sent
  const { area, said, known } = await compare(requestOf)
  expect([said.length, said[0]]).toEqual([1, expect.stringMatching(/^\[200,/)])
  expect(Math.abs(area - 0.5)).toBeLessThanOrEqual(0.05)
  expect(sent - before).toBe(known)
})

test('Login: a wrong password takes as long for every kind of account and for none', async () => {
  const kinds = ['da', 'chua', 'khoa']
  const { area, said } = await compare((known, n) =>
    post('Login', { UserName: `${known ? kinds[n % 3] : 'ai'}${n}@example.vn`, Password: 'sai' }),
  )
  // Their words differ on purpose: 1000 and invalid_grant.
  expect(said).toHaveLength(2)
  expect(Math.abs(area - 0.5)).toBeLessThanOrEqual(0.05)
})
