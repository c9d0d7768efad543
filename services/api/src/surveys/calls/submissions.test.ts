/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { CallBody } from 'shared-contracts/calls'
import { runHousekeeping } from '../../server/run-housekeeping'
import { type AccountSite, openAccountSite } from '../../testing/account-site'
import { describeOnDatabases, openTestDatabase } from '../../testing/test-database'
import { addQuestionnaire } from '../testing/sample-questionnaires'

jest.setTimeout(120_000)

type Answers = CallBody<'Survey/SubmitSurvey'>['answers']

const choice = (...surveyAnswerIds: number[]) => [{ surveyAnswerGroupId: 10, surveyAnswerIds }]
const ANSWERS: Answers = [
  { surveyQuestionId: 1, surveyAnswerGroups: choice(11) },
  { surveyQuestionId: 2, surveyAnswerGroups: [{ surveyAnswerGroupId: 20, surveyAnswerIds: [21, 22] }] },
  { surveyQuestionId: 3, textAnswer: ' Bé ngoan ', surveyAnswerGroups: [] },
]
const MINUTE = 60_000
const START = new Date('2026-11-21T03:00:00Z')

let users = 0
async function newUser(site: AccountSite, consents: CallBody<'User/Register'>['consents'] = []) {
  users += 1
  const { token, userId } = await site.newUser(`khao-sat${users}@example.vn`, { consents })
  return {
    token,
    userId,
    submit: (surveyId: number, answers = ANSWERS, key: string = randomUUID()) =>
      site.call('Survey/SubmitSurvey', { token, body: { surveyId, key, answers } }),
    submitted: async (surveyId: number) =>
      (await site.call('Survey/GetSubmittedSurvey', { token, query: { surveyId } })).data(),
  }
}

describeOnDatabases('once a user', (open) => {
  let site: AccountSite
  beforeAll(async () => {
    site = await openAccountSite({}, await open())
  }, 120_000)
  afterAll(() => site.close())

  const kept = async () => {
    const { rows } = await site.database.pool.query<{ submissions: number; answers: number }>(
      `select (select count(*)::int from survey_submissions) as submissions, (select count(*)::int from survey_answers) as answers`,
    )
    return rows[0]
  }

  test('of fifty submissions of one user at once exactly one is kept, whole', async () => {
    const surveyId = await addQuestionnaire(site.database.query, 'survey')
    const her = await newUser(site)
    const answers = await Promise.all(Array.from({ length: 50 }, () => her.submit(surveyId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['', 'survey_already_submitted']))
    expect(await kept()).toEqual({ submissions: 1, answers: 4 })
  })

  test('one submission that arrives fifty times at once is answered alike each time', async () => {
    const before = await kept()
    const surveyId = await addQuestionnaire(site.database.query, 'survey')
    const her = await newUser(site)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => her.submit(surveyId, ANSWERS, key)))
    expect(new Set(answers.map((answer) => answer.data().submissionId)).size).toBe(1)
    expect((await kept())?.submissions).toBe((before?.submissions ?? 0) + 1)
    // What it says the second time is not looked at: the first is kept.
    expect((await her.submit(surveyId, ANSWERS.slice(0, 1), key)).status).toBe(200)
  })
})

describe('submitting', () => {
  let site: AccountSite
  let db: AccountSite['database']['query']
  beforeAll(async () => {
    site = await openAccountSite({}, await openTestDatabase())
    db = site.database.query
  }, 120_000)
  afterAll(() => site.close())

  test('what was sent can be read again by its owner alone', async () => {
    const surveyId = await addQuestionnaire(db, 'survey')
    const [her, other] = [await newUser(site), await newUser(site)]
    expect(await her.submitted(surveyId)).toBeNull()
    const other13 = [{ surveyAnswerGroupId: 10, surveyAnswerIds: [13], textAnswer: ' tám tháng ' }]
    ;(await her.submit(surveyId, [{ surveyQuestionId: 1, surveyAnswerGroups: other13 }, ...ANSWERS.slice(1)])).data()
    expect(await her.submitted(surveyId)).toEqual({
      surveyId,
      submittedAt: START.toISOString(),
      answers: [
        {
          surveyQuestionId: 1,
          textAnswer: null,
          surveyAnswerGroups: [{ surveyAnswerGroupId: 10, surveyAnswerIds: [13], textAnswer: 'tám tháng' }],
          images: [],
        },
        {
          surveyQuestionId: 2,
          textAnswer: null,
          surveyAnswerGroups: [{ surveyAnswerGroupId: 20, surveyAnswerIds: [21, 22], textAnswer: null }],
          images: [],
        },
        { surveyQuestionId: 3, textAnswer: 'Bé ngoan', surveyAnswerGroups: [], images: [] },
      ],
    })
    expect(await other.submitted(surveyId)).toBeNull()
  })

  let asker: Awaited<ReturnType<typeof newUser>> | undefined
  const [q1, q2, q3] = ANSWERS
  if (!q1 || !q2 || !q3) throw new Error('three answers')
  const inGroup = (group: Partial<Answers[number]['surveyAnswerGroups'][number]>): Answers => [
    { ...q1, surveyAnswerGroups: [{ surveyAnswerGroupId: 10, surveyAnswerIds: [11], ...group }] },
    q2,
    q3,
  ]
  test.each<[string, Answers, [string, string, RegExp]]>([
    ['a question without an answer', [q1, q2], ['question-3', 'required', /^Vui lòng chọn câu trả lời$/]],
    [
      'a choice of nothing',
      inGroup({ surveyAnswerIds: [] }),
      ['question-1', 'required', /^Vui lòng chọn câu trả lời$/],
    ],
    ['a text of blanks', [q1, q2, { ...q3, textAnswer: '  ' }], ['question-3', 'required', /^Vui lòng chọn/]],
    [
      'a single choice with two',
      inGroup({ surveyAnswerIds: [11, 12] }),
      ['question-1', 'invalid_value', /chỉ chọn một/],
    ],
    ['a choice named twice', inGroup({ surveyAnswerIds: [11, 11] }), ['question-1', 'invalid_value', /vừa được sửa/]],
    [
      'an answer of another question',
      inGroup({ surveyAnswerIds: [21] }),
      ['question-1', 'invalid_value', /vừa được sửa/],
    ],
    [
      'a group of another question',
      inGroup({ surveyAnswerGroupId: 20 }),
      ['question-1', 'invalid_value', /vừa được sửa/],
    ],
    [
      'a text of "other" that was not chosen',
      inGroup({ textAnswer: 'Tám tháng' }),
      ['question-1', 'invalid_value', /“Khác”/],
    ],
    [
      'a free text where none is asked for',
      [{ ...q1, textAnswer: 'Ừm' }, q2, q3],
      ['question-1', 'invalid_value', /vừa được sửa/],
    ],
    [
      'a question of another survey',
      [...ANSWERS, { ...q1, surveyQuestionId: 99 }],
      ['question-99', 'invalid_value', /vừa được sửa/],
    ],
    ['a question twice', [...ANSWERS, q1], ['question-1', 'invalid_value', /vừa được sửa/]],
    [
      'an image where none is asked for',
      [{ ...q1, images: ['data:image/png;base64,AA=='] }, q2, q3],
      ['question-1', 'image_refused', /không nhận hình ảnh/],
    ],
  ])('refuses %s', async (_, answers, [field, code, message]) => {
    const surveyId = await addQuestionnaire(db, 'survey')
    asker ??= await newUser(site)
    const refused = await asker.submit(surveyId, answers)
    expect(refused).toMatchObject({ status: 422, code: 'validation_failed', errors: [{ field, code }] })
    expect(refused.errors).toHaveLength(1)
    expect(refused.errors[0]?.message).toMatch(message)
    expect(await asker.submitted(surveyId)).toBeNull()
  })

  test('is counted by the object type that the survey asks', async () => {
    const forBabies = await addQuestionnaire(db, 'survey', { objectTypeIds: [7] })
    const forAll = await addQuestionnaire(db, 'survey')
    const { token, userId } = await site.newUser('me-be@example.vn', {
      userType: 1,
      pregnancyWeeks: 20,
      children: [{ fullName: 'Na', dayOfBirth: '2025-11-01', gender: 0 }],
    })
    for (const surveyId of [forBabies, forAll]) {
      const body = { surveyId, key: randomUUID(), answers: ANSWERS }
      ;(await site.call('Survey/SubmitSurvey', { token, body })).data()
    }
    const rows = await db
      .selectFrom('surveySubmissions')
      .select(['questionnaireId', 'objectTypeId'])
      .where('userId', '=', userId)
      .orderBy('questionnaireId')
      .execute()
    expect(rows).toEqual([
      { questionnaireId: forBabies, objectTypeId: 7 },
      { questionnaireId: forAll, objectTypeId: 2 },
    ])
  })

  test.each<[string, Parameters<typeof addQuestionnaire>[2], number, string]>([
    ['a draft', { status: 'draft' }, 404, 'survey_does_not_exist'],
    ['one that begins later', { startsAt: new Date(START.getTime() + MINUTE) }, 404, 'survey_does_not_exist'],
    ['one that ended within the hour', { endsAt: new Date(START.getTime() - 59 * MINUTE) }, 200, ''],
    ['one that ended before', { endsAt: new Date(START.getTime() - 60 * MINUTE) }, 409, 'survey_is_closed'],
    ['one that was just stopped', { status: 'stopped', stoppedAt: START }, 200, ''],
    [
      'one that was stopped before',
      { status: 'stopped', stoppedAt: new Date(START.getTime() - 60 * MINUTE) },
      409,
      'survey_is_closed',
    ],
    ['a draft that was stopped', { status: 'stopped' }, 404, 'survey_does_not_exist'],
  ])('to %s', async (_, change, status, code) => {
    asker ??= await newUser(site)
    expect(await asker.submit(await addQuestionnaire(db, 'survey', change))).toMatchObject({ status, code })
  })

  test('what was kept before the end is still answered alike after it', async () => {
    const her = await newUser(site)
    const surveyId = await addQuestionnaire(db, 'survey', { endsAt: new Date(START.getTime() + MINUTE) })
    const key = randomUUID()
    const first = (await her.submit(surveyId, ANSWERS, key)).data()
    site.later(62)
    expect((await her.submit(surveyId, ANSWERS, key)).data()).toEqual(first)
    expect((await her.submit(surveyId)).code).toBe('survey_already_submitted')
    site.clock.now = START
  })

  test('about health needs the consent, and goes with it', async () => {
    const health = await addQuestionnaire(db, 'survey', { aboutHealth: true })
    const others = await addQuestionnaire(db, 'survey')
    const her = await newUser(site)
    const consent = (given: boolean) =>
      site.call('User/SetConsent', { token: her.token, body: { purpose: 'health-data', given, textVersion: '1' } })
    const refused = await her.submit(health)
    expect(refused).toMatchObject({
      status: 403,
      code: 'consent_required',
      message: expect.stringContaining('sức khỏe'),
    })
    await consent(true)
    ;(await her.submit(health)).data()
    ;(await her.submit(others)).data()
    await consent(false)
    expect(await her.submitted(health)).toBeNull()
    expect(await her.submitted(others)).not.toBeNull()
    expect((await her.submit(health)).code).toBe('consent_required')
    await consent(true)
    ;(await her.submit(health)).data()
    const { deleted } = (await site.call('HealthCheck/DeleteHealthData', { token: her.token })).data()
    expect([deleted, await her.submitted(health)]).toEqual([1, null])
  })

  test('is kept as long as the survey says', async () => {
    const short = await addQuestionnaire(db, 'survey', { keepDays: 30 })
    const long = await addQuestionnaire(db, 'survey', { keepDays: 31 })
    const her = await newUser(site)
    ;(await her.submit(short)).data()
    ;(await her.submit(long)).data()
    const keptAfter = async (ms: number) => {
      await runHousekeeping(site.database, site.account.forgetMessages, new Date(START.getTime() + ms))
      const rows = await db
        .selectFrom('surveySubmissions')
        .select('questionnaireId')
        .where('userId', '=', her.userId)
        .execute()
      return rows.map(({ questionnaireId }) => questionnaireId).sort()
    }
    expect(await keptAfter(30 * 86_400_000 - 1)).toEqual([short, long])
    expect(await keptAfter(30 * 86_400_000)).toEqual([long])
  })

  test('polls are answered in rows, once', async () => {
    const pollId = await addQuestionnaire(db, 'poll')
    const { token } = await newUser(site)
    const row = { pollId, surveyQuestionId: 1, surveyAnswerGroupId: 10, surveyAnswerId: 13, textAnswer: 'tám' }
    const send = (userPolls: CallBody<'Poll/SubmitPoll'>['userPolls'], key?: string) =>
      site.call('Poll/SubmitPoll', { token, body: { pollId, userPolls, ...(key && { key }) } })
    expect(await send([{ ...row, pollId: pollId + 1 }])).toMatchObject({ status: 422, errors: [{ field: 'pollId' }] })
    expect(await send([row, { ...row, surveyAnswerId: 11, textAnswer: null }])).toMatchObject({
      errors: [{ field: 'question-1', message: 'Câu hỏi này chỉ chọn một câu trả lời.' }],
    })
    expect(await send([{ ...row, surveyAnswerId: 11 }])).toMatchObject({ errors: [{ field: 'question-1' }] })
    const key = randomUUID()
    const first = (await send([{ ...row, userId: 999 }], key)).data()
    expect((await send([row], key)).data()).toEqual(first)
    expect(await send([row])).toMatchObject({ status: 409, code: 'poll_already_submitted' })
    const own = (await site.call('Poll/GetSubmittedPoll', { token, query: { pollId } })).data()
    // Whatever the row that was sent said.
    expect(own).toMatchObject({ pollId, rows: [{ ...row, userId: expect.any(Number) }] })
    expect(own?.rows[0]?.userId).not.toBe(999)
    const surveyId = await addQuestionnaire(db, 'survey')
    const body = { pollId: surveyId, userPolls: [{ ...row, pollId: surveyId }] }
    expect((await site.call('Poll/SubmitPoll', { token, body })).code).toBe('poll_does_not_exist')
  })
})
