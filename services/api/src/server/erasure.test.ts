/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type CallAddress, callAddresses } from 'shared-contracts/calls'
import { type ErasureSite, openErasureSite } from '../testing/erasure/erasure-site'
import { impersonalTables } from '../testing/erasure/impersonal-tables'
import { EMAIL, IP, NEXT_EMAIL, NEXT_PHONE, PHONE, traces } from '../testing/erasure/person'
import { live, liveAsStaff } from '../testing/erasure/person-life'
import { dumpTables } from '../testing/erasure/stored-texts'
import { runHousekeeping } from './run-housekeeping'

jest.setTimeout(240_000)

const DAY = 24 * 60

let house: ErasureSite
beforeAll(async () => {
  house = await openErasureSite()
}, 240_000)
afterAll(() => house.close())

function hashes(text: string): string[] {
  const hash = createHash('sha256').update(text).digest('hex')
  return [hash, hash.slice(0, 32)]
}

test('after an erasure nothing in the house tells of the person', async () => {
  const { site, called } = house
  const { database } = site
  const before = await dumpTables(database)
  const tokenOfSen = await live(house)
  const onTheirWay = await database.query.selectFrom('outgoingMessages').selectAll().execute()
  expect(onTheirWay).toMatchObject([{ recipient: EMAIL }])
  const filledBefore = (await dumpTables(database)).get('outgoing_messages')
  house.setCourierDown(false)
  await liveAsStaff(house)
  const filled = await dumpTables(database)
  filled.set('outgoing_messages', filledBefore ?? '')

  // A new table is either filled above or stated to hold nothing of people; so is a new call called.
  const touched = [...filled].flatMap(([table, text]) => (text === before.get(table) ? [] : [table]))
  const known = [...new Set<string>([...touched, ...impersonalTables])].sort()
  expect([...filled.keys()].filter((table) => !known.includes(table))).toEqual([])
  const writes = Object.entries<CallAddress>(callAddresses).filter(
    ([name, { host, access, method }]) =>
      host === 'api' &&
      (access === 'user' || (access === 'public' && /^(User|UserContact)\//.test(name))) &&
      (method !== 'GET' || /\/Reset/.test(name)),
  )
  expect(writes.map(([name]) => name).filter((name) => ![...called].some((each) => each === name))).toEqual([])

  const everything = [[...filled.values()].join('\n'), await house.storedElsewhere()].join('\n')
  for (const trace of traces.filter((each) => each !== IP)) expect(everything).toContain(trace)

  // Strangers try her name in the last minute before, and the mail about it can't leave.
  house.setCourierDown(true)
  site.later(7 * DAY - 1)
  await site.login(EMAIL, 'sai-mat-khau', '198.51.100.9')
  await site.call('User/ForgotPassword', { query: { userName: EMAIL }, ip: '198.51.100.9' })
  await site.server.postman.idle()
  site.later(1)
  expect((await site.call('User/UserInfo', { token: tokenOfSen })).status).toBe(401)
  const { erasedUsers } = await runHousekeeping(database, site.account.forgetMessages, site.clock.now)
  expect(erasedUsers).toBe(2)

  const after = await dumpTables(database)
  const changed = [...after].flatMap(([table, text]) => (text === before.get(table) ? [] : [table]))
  // Counts of reads without names; hashes of the stranger's address, for a day.
  expect(changed.sort()).toEqual(expect.arrayContaining(['article_daily_reads', 'menu_daily_looks']))
  const mayStay = [
    'article_daily_reads',
    'menu_daily_looks',
    'attempts',
    'login_failures',
    'message_requests',
    'server_secrets',
    'sent_sms',
  ]
  expect(changed.filter((table) => !mayStay.includes(table))).toEqual([])
  const left = [[...after.values()].join('\n'), await house.storedElsewhere()].join('\n')
  for (const trace of [...traces, ...[EMAIL, NEXT_EMAIL, PHONE, NEXT_PHONE].flatMap(hashes)]) {
    expect(left).not.toContain(trace)
  }
  expect(house.delivered()).toEqual([])
  const lines = house.log.join('')
  for (const trace of traces.filter((each) => each !== IP)) expect(lines).not.toContain(trace)
})
