/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */

import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { FUZZ_NESTED, FUZZ_REQUESTS, FUZZ_SEED, fuzz } from 'service-host/testing/fuzz'
import { type UserType, userTypes } from 'shared-contracts/ages'
import { type AccountSite, openAccountSite } from '../testing/account-site'

jest.setTimeout(60_000 + (FUZZ_REQUESTS + FUZZ_NESTED) * 200)

const lines: string[] = []
let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite({ limitAttempts: false }, null, { write: (line) => void lines.push(line) })
  await site.server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())

let users = 0
/** A visitor of her own each time: the one before may have been erased by a request. */
async function newToken(userType: UserType): Promise<string> {
  users += 1
  const { userId, token } = await site.newUser(`fuzz${users}@example.vn`, {
    userType: 1,
    children: [{ fullName: 'Bé Na', dayOfBirth: '2025-11-21', gender: 1 }],
    consents: [{ purpose: 'health-data', given: true, textVersion: '1' }],
  })
  await site.database.query
    .updateTable('users')
    .set({ userType, staffApproved: userType === userTypes.medicalStaff })
    .where('id', '=', userId)
    .execute()
  return token
}

const visitors = [
  async () => null,
  () => newToken(userTypes.pregnance),
  () => newToken(userTypes.medicalStaff),
  () => newToken(userTypes.administrator),
]
const unexpectedLines = () => lines.filter((line) => line.includes('unexpected error') || line.includes('"level":60'))

test(`${FUZZ_REQUESTS} requests made from the call table are all answered as they should be`, async () => {
  const { port } = site.server.app.server.address() as AddressInfo
  const report = await fuzz({
    host: 'api',
    requests: FUZZ_REQUESTS,
    port,
    visitors,
  })
  const unexpected = unexpectedLines()
  // The seed repeats the run; each problem comes with its request.
  expect({ seed: FUZZ_SEED, problems: report.problems.slice(0, 20), unexpected: unexpected.slice(0, 5) }).toEqual({
    seed: FUZZ_SEED,
    problems: [],
    unexpected: [],
  })
  // Enough of them get past the first checks to reach the database.
  expect(report.statuses.get(200) ?? 0).toBeGreaterThan(FUZZ_REQUESTS / 20)
  expect((await site.server.app.inject('/healthz')).statusCode).toBe(200)
})

test(`${FUZZ_NESTED} bodies that are nested too deeply are all refused before a call sees them`, async () => {
  const { port } = site.server.app.server.address() as AddressInfo
  const { problems, statuses } = await fuzz({ host: 'api', requests: FUZZ_NESTED, nested: true, port, visitors })
  expect({ seed: FUZZ_SEED, problems: problems.slice(0, 20), unexpected: unexpectedLines().slice(0, 5) }).toEqual({
    seed: FUZZ_SEED,
    problems: [],
    unexpected: [],
  })
  // Some are longer than their call's body may be.
  expect((statuses.get(400) ?? 0) + (statuses.get(413) ?? 0)).toBe(FUZZ_NESTED)
  expect(statuses.get(400) ?? 0).toBeGreaterThan(FUZZ_NESTED / 2)
})
