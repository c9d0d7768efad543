/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { type CallAddress, type CallName, callAddresses, headersOfCall } from 'shared-contracts/calls'
import { isDue } from 'shared-contracts/testing'
import { ownList } from '../cart/testing/own-list'
import { addQuestionnaire } from '../surveys/testing/sample-questionnaires'
import { type AccountSite, openAccountSite, openSecondServer } from '../testing/account-site'
import { type Json, sampleInput } from '../testing/isolation/sample-input'
import { type SeededUser, seedUser } from '../testing/isolation/two-users'
import { openUserRowsOfFixture, type UserRows } from '../testing/isolation/user-tables'
import { openEmbeddedTestDatabase } from '../testing/test-database'
import type { ApiServer } from './build-server'

jest.setTimeout(120_000)

/**
 * What the embedded database could do otherwise than PostgreSQL, on which all other tests run: it has one connection, which
 * transactions at the same moment wait for, and a statement that waits for a second one within a transaction never ends.
 * Migrations of both are in platform/database/migrate.test.ts. A whole run takes all of `describeOnDatabases` on both.
 */
let site: AccountSite
let other: ApiServer
let lan: SeededUser
let rows: UserRows
const tokens: string[] = []
beforeAll(async () => {
  site = await openAccountSite({}, await openEmbeddedTestDatabase())
  other = await openSecondServer(site)
  for (let user = 0; user < 8; user += 1) tokens.push((await site.newUser(`me${user}@example.vn`)).token)
  lan = await seedUser(site, {
    ...{ name: 'LAN', email: 'lan@example.vn', phoneNumber: '0912345671' },
    ...{ weight: 8.73, height: 72.19, background: '#234' },
  })
  // Past the pause between two messages to one address, within the life of the codes.
  site.later(2)
  rows = await openUserRowsOfFixture(site.database)
}, 120_000)
afterAll(async () => {
  await other.app.close()
  await site.close()
})

const tokenOf = (user: number) => tokens[user] ?? ''
const fieldsOf = (json: Json): [string, string][] =>
  Object.entries(Object(json)).map(([name, value]) => [name, String(value)])

const callsOfUsers = Object.keys(callAddresses)
  .filter((name): name is CallName => name in callAddresses)
  .map((name): [CallName, CallAddress] => [name, callAddresses[name]])
  .filter(([, { host, access }]) => host === 'api' && access !== 'public' && access !== 'administrator')
  // Half of them for each commit
  .filter((_, index) => isDue(index, 2))

describe('transactions at the same moment', () => {
  test('of eight who want three seats three have one, three wait, two are refused', async () => {
    const classId = 70
    await site.database.query
      .insertInto('cookingClasses')
      .values({
        ...{ id: classId, title: 'Nấu cháo', slug: 'nau-chao', summary: '', illustration: 'chao', place: 'Bếp' },
        ...{ startAt: '2026-11-23T02:00:00Z', endAt: '2026-11-23T04:00:00Z', changedAt: '2026-11-20T03:00:00Z' },
        ...{ provinceId: 1, seats: 3, demo: false, content: '', markdown: '' },
      })
      .execute()
    const answers = await Promise.all(
      tokens.map((token) => site.call('CookingClass/Register', { token, body: { classId } })),
    )
    const outcomes = answers.map((answer) => (answer.status === 200 ? answer.data().status : answer.code)).sort()
    expect(outcomes).toEqual([
      'class_is_full',
      'class_is_full',
      ...['registered', 'registered', 'registered', 'waiting', 'waiting', 'waiting'],
    ])
  })

  test('of ten additions of one dish to a list one wins', async () => {
    const add = () => site.call('UserCart/AddNewDishCart', { token: tokenOf(0), body: { dishId: 1 } })
    const answers = await Promise.all(Array.from({ length: 10 }, add))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  test('a list has ten links at most, and an operation is done once', async () => {
    const own = ownList(site, tokenOf(1), 2)
    const shared = await Promise.all(Array.from({ length: 12 }, () => own.share()))
    expect(shared.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 409, 409])
    await own.add({ dishId: 1, objectTypeId: 2 })
    const queue = [own.operation({ kind: 'add-line', line: { id: randomUUID(), text: 'Tã giấy' } })]
    const changed = await Promise.all([1, 2, 3, 4].map(() => own.send(...queue, ...queue)))
    expect(changed.map((answer) => answer.data().state.revision)).toEqual([1, 1, 1, 1])
    expect((await own.list()).state.ownLines).toHaveLength(1)
  })

  test('of twenty submissions of one user one is kept, whole', async () => {
    const surveyId = await addQuestionnaire(site.database.query, 'survey')
    const answers = [
      { surveyQuestionId: 1, surveyAnswerGroups: [{ surveyAnswerGroupId: 10, surveyAnswerIds: [11] }] },
      { surveyQuestionId: 2, surveyAnswerGroups: [{ surveyAnswerGroupId: 20, surveyAnswerIds: [21, 22] }] },
      { surveyQuestionId: 3, textAnswer: 'Bé ngoan', surveyAnswerGroups: [] },
    ]
    const submit = () =>
      site.call('Survey/SubmitSurvey', { token: tokenOf(2), body: { surveyId, key: randomUUID(), answers } })
    const told = await Promise.all(Array.from({ length: 20 }, submit))
    expect(told.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const { rows: kept } = await site.database.pool.query(
      'select count(*)::int as answers from survey_answers join survey_submissions s on s.id = submission_id where questionnaire_id = $1',
      [surveyId],
    )
    expect(kept).toEqual([{ answers: 4 }])
  })

  test('views that reach two servers, and visits, all count', async () => {
    const view = (server: ApiServer, token: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/ArticleStatistic/AddNew',
        headers: { authorization: `Bearer ${token}` },
        payload: { articleId: 3001 },
      })
    const visit = () =>
      site.call('Vitals/Add', { body: { unit: 'shell', version: '1.0.0', page: 'home', values: { LCP: 900 } } })
    await Promise.all([
      ...tokens.map((token, user) => view(user % 2 === 0 ? site.server : other, token)),
      ...Array.from({ length: 10 }, visit),
    ])
    const { rows } = await site.database.pool.query(
      `select (select sum(reads)::int from article_daily_reads where article_id = 3001) as views,
              (select sum(visits)::int from web_vitals) as visits`,
    )
    expect(rows).toEqual([{ views: tokens.length, visits: 10 }])
  })

  test('one that fails leaves nothing behind, and the connection is free for the next', async () => {
    const { query } = site.database
    const fail = () =>
      query.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('cookingClasses')
          .columns(['id'])
          .expression(transaction.selectFrom('cookingClasses').select('id').where('id', '=', 70))
          .execute()
      })
    const outcomes = await Promise.allSettled([fail(), fail(), query.selectFrom('users').select('id').execute()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    expect(await query.selectFrom('cookingClasses').select('id').where('id', '=', 70).execute()).toEqual([{ id: 70 }])
  })
})

test.each(callsOfUsers)('%s ends on the one connection', async (name, address) => {
  const { query, body } = sampleInput(name, lan, true)
  const answer: { statusCode: number; body: string } = await site.server.app.inject({
    method: address.method,
    url: `${address.path}?${new URLSearchParams(fieldsOf(query))}`,
    headers: { ...headersOfCall(address), authorization: `Bearer ${lan.token}` },
    ...(address.method === 'GET' || body === undefined ? {} : { payload: Object(body) }),
  })
  await rows.restore()
  // 401 would say that the call was not reached.
  expect([answer.statusCode < 500 && answer.statusCode !== 401, answer.body]).toEqual([true, answer.body])
})
