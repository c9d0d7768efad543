/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { userTypes } from 'shared-contracts/ages'
import { type AccountSite, openAccountSite } from '../../testing/account-site'
import { openTestDatabase } from '../../testing/test-database'
import { signPreview } from '..'
import { addPopup, addQuestionnaire } from '../testing/sample-questionnaires'

jest.setTimeout(120_000)

const START = new Date('2026-11-21T03:00:00Z')
const lines: string[] = []
let site: AccountSite
let db: AccountSite['database']['query']
let pregnant: { userId: number; token: string }
let editor: { userId: number; token: string }
beforeAll(async () => {
  site = await openAccountSite({}, await openTestDatabase(), { write: (line) => void lines.push(line) })
  db = site.database.query
  pregnant = await site.newUser('doc@example.vn', { userType: 1, pregnancyWeeks: 20 })
  editor = await site.newUser('bien-tap@example.vn')
  await db.updateTable('users').set({ userType: userTypes.administrator }).where('id', '=', editor.userId).execute()
  await site.prove(editor.token)
}, 120_000)
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = START
  for (const table of ['questionnaires', 'popups', 'promptViews'] as const) await db.deleteFrom(table).execute()
})

const minutes = (count: number) => new Date(START.getTime() + count * 60_000)
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

/** What is shown now, and what is not. */
async function addAll(kind: 'survey' | 'poll') {
  const shown = [
    await addQuestionnaire(db, kind),
    await addQuestionnaire(db, kind, { startsAt: START, endsAt: minutes(1), objectTypeIds: [2, 7] }),
    await addQuestionnaire(db, kind, { objectTypeIds: [7] }),
    await addQuestionnaire(db, kind, { objectTypeIds: [0] }),
  ]
  const closed = [
    await addQuestionnaire(db, kind, { status: 'draft' }),
    await addQuestionnaire(db, kind, { status: 'stopped' }),
    await addQuestionnaire(db, kind, { startsAt: minutes(1) }),
    await addQuestionnaire(db, kind, { endsAt: START }),
  ]
  return { shown, closed }
}

test('surveys: all that are open, those of an object type, those that are left for the user', async () => {
  const { shown } = await addAll('survey')
  await addQuestionnaire(db, 'poll')
  const [all, two, , zero] = shown
  expect(idsOf((await site.call('Survey/GetAllActiveSurvey')).data())).toEqual(shown)
  const ofType = async (objectTypeId: number) =>
    idsOf((await site.call('Survey/GetSurveyByObjectTypeId', { query: { objectTypeId } })).data())
  expect([await ofType(2), await ofType(7), await ofType(11)]).toEqual([[all, two, zero], shown, [all, zero]])
  const { token } = pregnant
  const remaining = async () => (await site.call('Survey/GetRemainingSurveys', { token })).data()
  expect(idsOf(await remaining())).toEqual([all, two, zero])
  expect((await remaining())[1]).toEqual({
    id: two,
    title: 'Bữa ăn của bé',
    summary: '',
    objectTypeIds: [2, 7],
    questionCount: 3,
    endsAt: minutes(1).toISOString(),
  })
  ;(
    await site.call('Survey/SubmitSurvey', { token, body: { surveyId: two ?? 0, key: randomUUID(), answers: ANSWERS } })
  ).data()
  expect(idsOf(await remaining())).toEqual([all, zero])
})

const ANSWERS = [
  { surveyQuestionId: 1, surveyAnswerGroups: [{ surveyAnswerGroupId: 10, surveyAnswerIds: [11] }] },
  { surveyQuestionId: 2, surveyAnswerGroups: [{ surveyAnswerGroupId: 20, surveyAnswerIds: [21] }] },
  { surveyQuestionId: 3, textAnswer: 'Vâng', surveyAnswerGroups: [] },
]

test('a survey that has ended says so to everybody, and its questions to who answered it', async () => {
  const { token } = pregnant
  const id = await addQuestionnaire(db, 'survey', { endsAt: minutes(1) })
  const body = { surveyId: id, key: randomUUID(), answers: ANSWERS }
  const byId = async (as?: string) => (await site.call('Survey/GetById', { token: as, query: { id } })).data()
  expect(await byId()).toMatchObject({ endedAt: null, takesAnswers: true })
  ;(await site.call('Survey/SubmitSurvey', { token, body })).data()

  // For an hour more it is answered by who has its address.
  site.later(30)
  // An editor's session ends after an hour without use.
  await byId(editor.token)
  site.later(30)
  const over = { title: 'Bữa ăn của bé', endedAt: minutes(1).toISOString() }
  expect(await byId()).toMatchObject({ ...over, takesAnswers: true, questions: [{}, {}, {}] })

  site.later(1)
  const other = await site.newUser('nguoi-khac@example.vn')
  for (const as of [undefined, other.token])
    expect(await byId(as)).toMatchObject({ ...over, takesAnswers: false, questions: [] })
  for (const as of [token, editor.token])
    expect(await byId(as)).toMatchObject({ ...over, takesAnswers: false, questions: [{}, {}, {}] })
  const own = async (as: string) =>
    (await site.call('Survey/GetSubmittedSurvey', { token: as, query: { surveyId: id } })).data()
  expect((await own(token))?.answers).toHaveLength(3)
  expect(await own(other.token)).toBeNull()

  // A poll that is over is shown to nobody else: it has no page.
  const poll = await addQuestionnaire(db, 'poll', { endsAt: minutes(1) })
  expect((await site.call('Poll/GetById', { query: { id: poll } })).status).toBe(404)
})

test.each([
  ['a draft', { status: 'draft', endsAt: minutes(-120) }],
  ['a draft that was stopped', { status: 'stopped' }],
  ['one that was stopped before it began', { status: 'stopped', startsAt: minutes(-60), stoppedAt: minutes(-90) }],
  ['one that begins later', { startsAt: minutes(1) }],
] as const)('%s has not ended: nobody knows of it', async (_, change) => {
  const id = await addQuestionnaire(db, 'survey', change)
  for (const token of [undefined, pregnant.token])
    expect(await site.call('Survey/GetById', { token, query: { id } })).toMatchObject({
      status: 404,
      code: 'survey_does_not_exist',
    })
})

test('what a user answered is listed with its end, the last answered first, and nobody sees what others answered', async () => {
  const her = await site.newUser('da-tra-loi@example.vn')
  const submitted = async (token: string) => (await site.call('Survey/GetSubmittedSurveys', { token })).data()
  expect(await submitted(her.token)).toEqual([])
  const open = await addQuestionnaire(db, 'survey')
  const ending = await addQuestionnaire(db, 'survey', { endsAt: minutes(30), objectTypeIds: [7] })
  const poll = await addQuestionnaire(db, 'poll')
  for (const surveyId of [open, ending]) {
    const body = { surveyId, key: randomUUID(), answers: ANSWERS }
    ;(await site.call('Survey/SubmitSurvey', { token: her.token, body })).data()
    site.later(1)
  }
  const row = { pollId: poll, surveyQuestionId: 1, surveyAnswerGroupId: 10, surveyAnswerId: 11 }
  ;(await site.call('Poll/SubmitPoll', { token: her.token, body: { pollId: poll, userPolls: [row] } })).data()
  site.later(30)
  expect(await submitted(her.token)).toEqual([
    {
      id: ending,
      title: 'Bữa ăn của bé',
      summary: '',
      objectTypeIds: [7],
      questionCount: 3,
      endsAt: minutes(30).toISOString(),
      endedAt: minutes(30).toISOString(),
      submittedAt: minutes(1).toISOString(),
    },
    expect.objectContaining({ id: open, endedAt: null, submittedAt: START.toISOString() }),
  ])
  expect(await submitted(pregnant.token)).toEqual([])
  expect((await site.call('Survey/GetSubmittedSurveys')).status).toBe(401)
})

test('polls: the same, without those that are not wanted any more', async () => {
  const { shown } = await addAll('poll')
  const [all, two, , zero] = shown
  expect(idsOf((await site.call('Poll/GetAllActivePoll')).data())).toEqual(shown)
  const { token } = pregnant
  const ofType = (await site.call('Poll/GetPollByObjectTypeId', { token, query: { objectTypeId: 2 } })).data()
  expect(idsOf(ofType)).toEqual([all, two, zero])
  const remaining = async () => idsOf((await site.call('Poll/GetRemainingPolls', { token })).data())
  expect(await remaining()).toEqual([all, two, zero])
  await site.call('Prompt/AddView', { token, body: { kind: 'popup', id: all ?? 0 } })
  expect(await remaining()).toEqual([all, two, zero])
  await site.call('Prompt/AddView', { token, body: { kind: 'poll', id: all ?? 0 } })
  expect(await remaining()).toEqual([two, zero])
  const row = { pollId: two ?? 0, surveyQuestionId: 1, surveyAnswerGroupId: 10, surveyAnswerId: 11 }
  ;(await site.call('Poll/SubmitPoll', { token, body: { pollId: two ?? 0, userPolls: [row] } })).data()
  expect(await remaining()).toEqual([zero])
  expect(idsOf((await site.call('Poll/GetRemainingPolls', { token: editor.token })).data())).toEqual([all, zero])
})

test('popups of a page for the user, cleaned, without those the account was shown', async () => {
  const first = await addPopup(db, {
    content: 'Chào **mẹ** <script>alert(1)</script> [xem](javascript:alert(1)) [xem](/a)',
  })
  const second = await addPopup(db, { objectTypeIds: [2], pageNames: ['Home', 'Menu'] })
  await addPopup(db, { objectTypeIds: [7] })
  await addPopup(db, { pageNames: ['Menu'] })
  await addPopup(db, { pageNames: [] })
  await addPopup(db, { status: 'draft' })
  await addPopup(db, { endsAt: START })
  const { token } = pregnant
  const ofHome = async (objectTypeId?: number) =>
    (
      await site.call('Popup/GetActivePopupByPage', {
        token,
        query: { page: 'Home', ...(objectTypeId !== undefined && { objectTypeId }) },
      })
    ).data()
  expect(idsOf(await ofHome())).toEqual([first, second])
  expect(idsOf(await ofHome(4))).toEqual([first])
  const [{ content } = { content: '' }] = await ofHome()
  expect(content).toContain('Chào <strong>mẹ</strong>')
  expect(content).toContain('<a href="/a">xem</a>')
  expect(content).not.toMatch(/<script|javascript:[^)]*"/)
  for (let time = 0; time < 2; time += 1) {
    expect((await site.call('Prompt/AddView', { token, body: { kind: 'popup', id: first } })).status).toBe(200)
  }
  expect(idsOf(await ofHome())).toEqual([second])
  expect((await site.call('Prompt/AddView', { token, body: { kind: 'popup', id: 999_999 } })).status).toBe(200)
  expect(await db.selectFrom('promptViews').select('itemId').execute()).toEqual([{ itemId: first }])
})

type Kind = 'survey' | 'poll' | 'popup'
const callOf = { survey: 'Survey/GetById', poll: 'Poll/GetById', popup: 'Popup/GetById' } as const
const add = (kind: Kind) =>
  kind === 'popup' ? addPopup(db, { status: 'draft' }) : addQuestionnaire(db, kind, { status: 'draft' })

test.each<Kind>(['survey', 'poll', 'popup'])(
  'the draft of a %s is read by editors, or with a signed link for a week',
  async (kind) => {
    const id = await add(kind)
    const read = (more: { token?: string; preview?: string } = {}) =>
      site.call(callOf[kind], {
        token: more.token,
        query: { id, ...(more.preview !== undefined && { preview: more.preview }) },
      })
    const absent = { status: 404, code: `${kind}_does_not_exist` }
    const refused = { status: 403, code: 'preview_link_is_invalid', message: expect.stringContaining('hết hạn') }
    expect(await read()).toMatchObject(absent)
    expect(await read({ token: pregnant.token, preview: '' })).toMatchObject(absent)
    expect((await read({ token: editor.token })).data()).toMatchObject({ id, revision: 1 })
    const { token: preview, expiresAt } = await signPreview(db, { kind, id }, START)
    expect(expiresAt).toEqual(minutes(7 * 24 * 60))
    expect((await read({ preview })).data()).toMatchObject({ id })
    const ofOther = await signPreview(db, { kind, id: id + 1 }, START)
    expect(await read({ preview: ofOther.token })).toMatchObject(refused)
    const ofOtherKind = await signPreview(db, { kind: kind === 'poll' ? 'survey' : 'poll', id }, START)
    expect(await read({ preview: ofOtherKind.token })).toMatchObject(refused)
    site.later(7 * 24 * 60)
    expect(await read({ preview })).toMatchObject(refused)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toContain(preview)
  },
)

test('a draft takes no answer, from editors neither, and a poll without its question is absent', async () => {
  const id = await addQuestionnaire(db, 'poll', { status: 'draft' })
  const row = { pollId: id, surveyQuestionId: 1, surveyAnswerGroupId: 10, surveyAnswerId: 11 }
  const sent = await site.call('Poll/SubmitPoll', { token: editor.token, body: { pollId: id, userPolls: [row] } })
  expect(sent).toMatchObject({ status: 404, code: 'poll_does_not_exist' })
  const empty = await addQuestionnaire(db, 'poll', { questions: [] })
  expect(await site.call('Poll/GetById', { query: { id: empty } })).toMatchObject({ code: 'poll_does_not_exist' })
  expect(idsOf((await site.call('Poll/GetAllActivePoll')).data())).toEqual([])
})
