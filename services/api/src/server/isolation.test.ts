/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { CalendarDay } from 'shared-contracts/ages'
import { type CallAddress, type CallName, callAddresses, headersOfCall } from 'shared-contracts/calls'
import { isDue, pairings } from 'shared-contracts/testing'
import { type AccountSite, openAccountSite } from '../testing/account-site'
import { type Json, type Leaf, type SampleInput, sampleInput, withValue } from '../testing/isolation/sample-input'
import { type Kind, kinds, type SeededUser, seedUser } from '../testing/isolation/two-users'
import { openUserRowsOfFixture, type UserRows } from '../testing/isolation/user-tables'

jest.setTimeout(120_000)

let site: AccountSite
let rows: UserRows
let lan: SeededUser
let hoa: SeededUser

beforeAll(async () => {
  site = await openAccountSite()
  lan = await seedUser(site, {
    name: 'LAN',
    email: 'lan@example.vn',
    phoneNumber: '0912345671',
    weight: 8.73,
    height: 72.19,
    background: '#234',
  })
  hoa = await seedUser(site, {
    name: 'HOA',
    email: 'hoa@example.vn',
    phoneNumber: '0912345672',
    weight: 9.47,
    height: 74.61,
    background: '#987',
  })
  // Past the pause between two messages to one address, within the life of the codes.
  site.later(2)
  rows = await openUserRowsOfFixture(site.database)
}, 120_000)
afterAll(() => site.close())

const guarded: [CallName, CallAddress][] = Object.keys(callAddresses)
  .filter((name): name is CallName => name in callAddresses)
  .map((name): [CallName, CallAddress] => [name, callAddresses[name]])
  .filter(([, { host, access }]) => host === 'api' && access !== 'public')

interface Sent {
  readonly query?: Json
  readonly body?: Json
  readonly headers?: Readonly<Record<string, string>>
  readonly below?: string
}

async function send(address: CallAddress, token: string | null, { query, body, headers = {}, below = '' }: Sent) {
  const { method, path } = address
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(Object(query ?? {}))) {
    for (const each of [value].flat()) if (each !== undefined && each !== null) search.append(name, String(each))
  }
  const answer: { statusCode: number; body: string; headers: object } = await site.server.app.inject({
    method,
    url: `${path}${below}?${search}`,
    headers: { ...headersOfCall(address), ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(method === 'GET' || body === undefined ? {} : { payload: Object(body) }),
  })
  return answer
}

/** Everything by which a user, her data or her session may be named where no schema asks for it. */
function strayIds(user: SeededUser): Readonly<Record<string, Json>> {
  const { ids } = user
  const named = { id: ids.child, userId: ids.user, motherId: ids.user, childId: ids.child, menuId: ids.cartEntry }
  return { ...named, userName: ids.email, owner: ids.user, user: { id: ids.user }, accessToken: user.token }
}

const strayHeaders = (user: SeededUser): Readonly<Record<string, string>> => ({
  cookie: `token=${user.token}; userId=${user.ids.user}`,
  'x-user-id': String(user.ids.user),
  'x-forwarded-user': String(user.ids.email),
  'x-access-token': user.token,
})

const asFields = (json: Json): Readonly<Record<string, Json>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.fromEntries(Object.entries(json)) : {}

const ofText: readonly (Kind | null)[] = ['email', 'phoneNumber', 'code']
/** Enough for a field that names content: it must not come to mean a user's. */
const fewKinds: readonly Kind[] = ['user', 'child', 'cartEntry']

/** Each field with an id of its own kind; and with the others: all in a whole run, else every field and every kind at least once. */
function tried(leaves: readonly Leaf[]): readonly (readonly [Leaf, Kind])[] {
  const ofOwnKind = leaves.flatMap((leaf) => (leaf.kind === null ? [] : [[leaf, leaf.kind] as const]))
  const others = [
    ...pairings(
      leaves.filter(({ kind }) => kind !== null),
      kinds,
    ),
    ...pairings(
      leaves.filter(({ kind }) => kind === null),
      fewKinds,
    ),
  ]
  return [...ofOwnKind, ...others.filter(([leaf, kind]) => leaf.kind !== kind)]
}

/** Lan's own input with each id in turn, then all of them, swapped with Hoa's. */
function* swapped(own: SampleInput): Generator<[string, Sent]> {
  let all = own
  for (const [leaf, kind] of tried(own.leaves)) {
    const place = [leaf.where, ...leaf.path].join('.')
    if (ofText.includes(kind) === ofText.includes(leaf.kind))
      yield [`${place} = Hoa's ${kind}`, withValue(own, leaf, hoa.ids[kind])]
  }
  for (const leaf of own.leaves) if (leaf.kind !== null) all = withValue(all, leaf, hoa.ids[leaf.kind])
  if (own.leaves.length > 0) yield ["all of Hoa's", all]
}

/** Hoa's ids and session where nobody asks for them. */
function* astray(own: SampleInput): Generator<[string, Sent]> {
  yield ["Hoa's in the query", { ...own, query: { ...strayIds(hoa), ...asFields(own.query) } }]
  if (own.body !== undefined) yield ["Hoa's in the body", { ...own, body: { ...strayIds(hoa), ...asFields(own.body) } }]
  yield ["Hoa's in the headers", { ...own, headers: strayHeaders(hoa) }]
  for (const kind of ['user', 'child', 'cartEntry'] as const)
    yield [`Hoa's ${kind} in the path`, { ...own, below: `/${hoa.ids[kind]}` }]
}

function expectNothingOfHoa(tried: string, { statusCode, body, headers }: Awaited<ReturnType<typeof send>>): void {
  expect([tried, statusCode]).not.toEqual([tried, 500])
  const told = body + JSON.stringify(headers)
  expect([tried, hoa.marks.filter((mark) => told.includes(mark))]).toEqual([tried, []])
}

describe.each(guarded)('%s', (name, address) => {
  const inputs = () => [sampleInput(name, lan, true), sampleInput(name, lan, false)]

  test("takes what a user sends of her own, or its schema has changed and the test's values have not", async () => {
    if (address.access === 'administrator') return
    const answers: string[] = []
    for (const own of inputs()) {
      const answer = await send(address, lan.token, own)
      answers.push(`${answer.statusCode} to ${JSON.stringify(own)}: ${answer.body}`)
      expectNothingOfHoa('her own', answer)
      await rows.restore()
    }
    expect(answers).toContainEqual(expect.stringMatching(/^(200|404|409) /))
  })

  test("with another user's ids tells and changes nothing of hers", async () => {
    const before = await rows.rowsOf(Number(hoa.ids.user))
    const [whole, least] = inputs()
    if (!whole || !least) throw new Error('no inputs')
    for (const [tried, sent] of [...swapped(whole), ...swapped(least), ...astray(whole)]) {
      const answer = await send(address, lan.token, sent)
      expectNothingOfHoa(tried, answer)
      if (sent.below !== undefined) expect([tried, answer.statusCode]).toEqual([tried, 404])
      else if (address.access === 'administrator') expect([tried, answer.statusCode]).toEqual([tried, 403])
      if (answer.statusCode !== 200) continue
      // What went through may have changed something: of hers nothing, and the next try begins where this one did.
      expect([tried, await rows.rowsOf(Number(hoa.ids.user))]).toEqual([tried, before])
      await rows.restore()
    }
    expect(await rows.rowsOf(Number(hoa.ids.user))).toBe(before)
    await rows.restore()
  })

  test('answers 401 without a token, with a bad one, and with one in the wrong place', async () => {
    const own = sampleInput(name, lan, true)
    for (const [token, headers] of [
      [null, {}],
      ['bad', {}],
      [null, strayHeaders(lan)],
    ] as const) {
      expect((await send(address, token, { ...own, headers })).statusCode).toBe(401)
    }
  })
})

test.each(guarded.filter(([, { access }]) => access === 'administrator'))(
  '%s answers 403 to everyone but administrators',
  async (name, address) => {
    for (const [userType, staffApproved] of [
      [0, false],
      [1, false],
      [2, false],
      [2, true],
      [3, false],
    ] as const) {
      await site.database.query
        .updateTable('users')
        .set({ userType, staffApproved })
        .where('id', '=', Number(lan.ids.user))
        .execute()
      expect((await send(address, lan.token, sampleInput(name, lan, true))).statusCode).toBe(403)
    }
    await rows.restore()
  },
)

/** What each sending adds by what the call is for, in tables. */
const ADDED_EACH_TIME: Readonly<Record<string, readonly string[]>> = {
  // Each link is one of its own; its address is told once.
  'UserCart/ShareList': ['list_shares'],
}
/** A mail that an administrator writes. */
const MAILED_EACH_TIME: readonly string[] = ['Email/SendEmail']
/** Written and cleared in the background, or counting requests, both of them. */
const NOT_COMPARED = ['article_daily_reads', 'menu_daily_looks', 'outgoing_messages', 'message_requests']

/** Each is sent twice for one commit of two. */
const writing = guarded
  .filter(([, { method, changes }]) => method !== 'GET' || changes === true)
  .filter((_, index) => isDue(index, 2))

test.each(writing)(
  '%s sent twice in one moment does what it does once, and neither sending fails',
  async (name, address) => {
    /** Statuses, rows of each table and mails after so many sendings. */
    async function sendAtOnce(times: number) {
      if (address.access === 'administrator')
        await site.database.query
          .updateTable('users')
          .set({ userType: 99 })
          .where('id', '=', Number(lan.ids.user))
          .execute()
      site.account.mails.length = 0
      const own = sampleInput(name, lan, true)
      const answers = await Promise.all(Array.from({ length: times }, () => send(address, lan.token, own)))
      await site.server.postman.idle()
      const counts = await rows.counts()
      const mails = site.account.mails.splice(0).length
      await rows.restore()
      return { statuses: answers.map(({ statusCode }) => statusCode), counts, mails }
    }
    const once = await sendAtOnce(1)
    const twice = await sendAtOnce(2)
    expect([name, twice.statuses.filter((status) => status >= 500)]).toEqual([name, []])
    expect([name, twice.statuses]).toEqual([name, expect.arrayContaining(once.statuses)])
    const grown = Object.keys(twice.counts).filter(
      (table) => twice.counts[table] !== once.counts[table] && !NOT_COMPARED.includes(table),
    )
    expect([name, grown]).toEqual([name, ADDED_EACH_TIME[name] ?? []])
    expect([name, twice.mails]).toEqual([name, once.mails * (MAILED_EACH_TIME.includes(name) ? 2 : 1)])
  },
)

test('two devices that change one profile and one visit in one moment both keep what they wrote', async () => {
  const { token } = lan
  const childId = Number(lan.ids.child)
  const day = '2026-11-20' as CalendarDay
  const visit = (measures: object) =>
    site.call('HealthCheck/CheckChildHealth', { token, body: { childId, checkDate: day, ...measures } })
  const answers = await Promise.all([
    site.call('User/UpdateUser', { token, body: { fullName: 'Lan Anh' } }),
    site.call('User/UpdateUser', { token, body: { provinceId: 1 } }),
    visit({ weight: 8.9 }),
    visit({ height: 72.5 }),
    visit({ headCircumference: 45.1 }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await site.call('User/UserInfo', { token })).data()).toMatchObject({ fullName: 'Lan Anh', provinceId: 1 })
  const [stored] = await site.database.query
    .selectFrom('childHealthChecks')
    .select(['weight', 'height', 'headCircumference'])
    .where('childId', '=', childId)
    .where('checkDate', '=', day)
    .execute()
  expect(stored).toEqual({ weight: 8.9, height: 72.5, headCircumference: 45.1 })
  await rows.restore()
})
