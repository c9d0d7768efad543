/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { CallBody } from 'shared-contracts/calls'
import { type AccountSite, openAccountSite } from '../../../testing/account-site'
import { describeOnDatabases } from '../../../testing/test-database'

jest.setTimeout(120_000)

type Draft = Extract<CallBody<'SurveyDesk/Save'>['draft'], { kind: 'survey' }>

const answer = (content: string) => ({ id: null, content, isOtherAnswer: false })
const survey: Draft = {
  kind: 'survey',
  title: 'Bữa sáng',
  summary: 'Vài câu',
  purpose: 'Để chọn món',
  aboutHealth: false,
  keepDays: 90,
  objectTypeIds: [],
  startsAt: null,
  endsAt: null,
  questions: [
    {
      id: null,
      content: 'Bé ăn gì?',
      surveyQuestionTypeId: 1,
      allowAttachImage: false,
      requireAttachImage: false,
      answerGroups: [{ id: null, title: null, answers: [answer('Cháo'), answer('Phở')] }],
    },
  ],
}

describeOnDatabases('the editors’ desk', (open) => {
  let site: AccountSite
  let editor: { userId: number; token: string }
  let mother: { userId: number; token: string }
  beforeAll(async () => {
    site = await openAccountSite({}, await open())
    editor = await site.newUser('bientap@example.vn', { fullName: 'Trần Biên Tập' })
    mother = await site.newUser('me@example.vn')
    await site.database.query.updateTable('users').set({ userType: 99 }).where('id', '=', editor.userId).execute()
    await site.prove(editor.token)
  }, 120_000)
  afterAll(() => site.close())
  beforeEach(async () => {
    await site.database.query.deleteFrom('questionnaires').execute()
    await site.database.query.deleteFrom('popups').execute()
    await site.database.query.deleteFrom('deskChanges').execute()
    site.clock.now = new Date('2026-11-21T03:00:00Z')
  })

  const save = (
    draft: CallBody<'SurveyDesk/Save'>['draft'],
    id: number | null = null,
    revision: number | null = null,
  ) => site.call('SurveyDesk/Save', { token: editor.token, body: { id, revision, draft } })
  const made = async (draft: Draft = survey) => {
    const saved = (await save(draft)).data()
    if (saved.draft.kind !== 'survey') throw new Error('a survey was saved')
    return { ...saved, draft: saved.draft }
  }
  const change = (id: number, revision: number, status: 'draft' | 'active' | 'stopped') =>
    site.call('SurveyDesk/ChangeStatus', { token: editor.token, body: { kind: 'survey', id, revision, status } })
  const answerOnce = (id: number) =>
    site.database.query
      .insertInto('surveySubmissions')
      .values({
        questionnaireId: id,
        userId: mother.userId,
        submittedAt: site.clock.now,
        keepUntil: new Date('2027-01-01'),
      })
      .execute()
  const changesOf = async (id: number) =>
    (await site.call('SurveyDesk/GetChanges', { token: editor.token, query: { kind: 'survey', id } })).data()

  test('is for administrators alone', async () => {
    const query = { kind: 'survey' } as const
    expect((await site.call('SurveyDesk/GetAll', { query })).status).toBe(401)
    expect((await site.call('SurveyDesk/GetAll', { query, token: mother.token })).status).toBe(403)
    expect((await site.call('SurveyDesk/GetAll', { query, token: editor.token })).data()).toEqual([])
  })

  test('makes a draft and changes it; ids of its parts stay, new parts get their own', async () => {
    const first = await made()
    const [question] = first.draft.questions
    const [group] = question?.answerGroups ?? []
    expect(group?.answers.map(({ id }) => typeof id)).toEqual(['number', 'number'])
    const draft = structuredClone(first.draft)
    draft.questions[0]?.answerGroups[0]?.answers.unshift(answer('Bánh mì'))
    const second = (await save(draft, first.id, first.revision)).data()
    if (second.draft.kind !== 'survey') throw new Error('a survey was saved')
    const answers = second.draft.questions[0]?.answerGroups[0]?.answers ?? []
    expect(answers.slice(1)).toEqual(group?.answers)
    const ids = [question?.id, group?.id, ...answers.map(({ id }) => id)]
    expect(new Set(ids).size).toBe(ids.length)
    expect(
      (await site.call('SurveyDesk/GetById', { token: editor.token, query: { kind: 'survey', id: first.id } })).data(),
    ).toMatchObject({ revision: 2, status: 'draft', answerCount: 0, changedBy: 'Trần Biên Tập', draft: second.draft })
  })

  test('ids of another survey are not taken over', async () => {
    const other = await made()
    const own = await made()
    const draft = { ...own.draft, questions: other.draft.questions }
    const saved = (await save(draft, own.id, own.revision)).data()
    const idsOf = (questions: Draft['questions']) => questions.map(({ id }) => id)
    if (saved.draft.kind !== 'survey') throw new Error('a survey was saved')
    expect(idsOf(saved.draft.questions)).not.toEqual(idsOf(other.draft.questions))
  })

  test('a change that did not see the last one is refused: 409 changed_elsewhere', async () => {
    const { id, revision, draft } = await made()
    const both = await Promise.all([
      save({ ...draft, title: 'Một' }, id, revision),
      save({ ...draft, title: 'Hai' }, id, revision),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.code).toBe('changed_elsewhere')
  })

  test('nothing unfinished is activated: the findings come back at their places', async () => {
    const { id, revision } = await made({ ...survey, purpose: '', questions: [] })
    const refused = await change(id, revision, 'active')
    expect([refused.status, refused.code, refused.errors.map(({ field }) => field)]).toEqual([
      409,
      'not_finished',
      ['purpose', 'questions'],
    ])
    const finished = (await save(survey, id, revision)).data()
    const active = (await change(id, finished.revision, 'active')).data()
    expect((await site.call('Survey/GetAllActiveSurvey')).data().map(({ title }) => title)).toEqual(['Bữa sáng'])
    expect((await save({ ...survey, title: '' }, id, active.revision)).code).toBe('not_finished')
  })

  test('once answered, words may be corrected and nothing else; stopping keeps the answers', async () => {
    const { id, revision, draft } = await made()
    const active = (await change(id, revision, 'active')).data()
    await answerOnce(id)
    const corrected = structuredClone(draft)
    const first = corrected.questions[0]?.answerGroups[0]?.answers[0]
    if (first) first.content = 'Cháo trắng'
    const words = (await save(corrected, id, active.revision)).data()
    expect(words.draft).toEqual(corrected)
    const more = structuredClone(corrected)
    more.questions[0]?.answerGroups[0]?.answers.push(answer('Xôi'))
    for (const refused of [
      await save(more, id, words.revision),
      await save({ ...corrected, questions: [] }, id, words.revision),
      await save({ ...corrected, aboutHealth: true }, id, words.revision),
      await change(id, words.revision, 'draft'),
    ])
      expect([refused.status, refused.code]).toEqual([409, 'has_answers'])
    const stopped = (await change(id, words.revision, 'stopped')).data()
    const body = { kind: 'survey', id, revision: stopped.revision } as const
    expect((await site.call('SurveyDesk/Delete', { token: editor.token, body })).code).toBe('has_answers')
    expect(
      (await site.call('SurveyDesk/GetAll', { token: editor.token, query: { kind: 'survey' } })).data(),
    ).toMatchObject([{ id, answerCount: 1, status: 'stopped' }])

    // It ended then, whatever is corrected in it later; shown again it goes on.
    const endedAt = async () =>
      (await site.call('Survey/GetById', { token: editor.token, query: { id } })).data().endedAt
    const stoppedAt = site.clock.now.toISOString()
    site.later(50)
    const again = (await save({ ...corrected, summary: 'Đã sửa' }, id, stopped.revision)).data()
    expect(await endedAt()).toBe(stoppedAt)
    await change(id, again.revision, 'active')
    expect(await endedAt()).toBeNull()
  })

  test('duplicates as a draft with parts of its own; deletes what is not active', async () => {
    const { id, revision, draft } = await made()
    const active = (await change(id, revision, 'active')).data()
    const body = { kind: 'survey', id } as const
    const copy = (await site.call('SurveyDesk/Duplicate', { token: editor.token, body })).data()
    const read = (
      await site.call('SurveyDesk/GetById', { token: editor.token, query: { kind: 'survey', id: copy.id } })
    ).data()
    expect([read.title, read.status]).toEqual(['Bữa sáng (bản sao)', 'draft'])
    if (read.draft.kind !== 'survey') throw new Error('a survey was copied')
    expect(read.draft.questions[0]?.id).not.toBe(draft.questions[0]?.id)
    const remove = (of: number, at: number) =>
      site.call('SurveyDesk/Delete', { token: editor.token, body: { kind: 'survey', id: of, revision: at } })
    expect((await remove(id, active.revision)).code).toBe('still_active')
    expect((await remove(copy.id, copy.revision)).status).toBe(200)
    expect((await remove(copy.id, copy.revision)).status).toBe(404)
  })

  test('tells who changed what; edits in a row are one, and one that is taken back is none', async () => {
    const { id, revision, draft } = await made()
    const one = (await save({ ...draft, title: 'Bữa s' }, id, revision)).data()
    site.later(1)
    const two = (await save({ ...draft, title: 'Bữa sáng của bé' }, id, one.revision)).data()
    expect((await changesOf(id))[0]).toEqual({
      at: '2026-11-21T03:01:00.000Z',
      by: 'Trần Biên Tập',
      what: ['Tên: "Bữa sáng" → "Bữa sáng của bé"'],
    })
    const three = (await save(draft, id, two.revision)).data()
    expect((await changesOf(id)).map(({ what }) => what)).toEqual([['Tạo mới']])
    const four = (await save({ ...draft, keepDays: 30 }, id, three.revision)).data()
    site.later(11)
    await save({ ...draft, keepDays: 60 }, id, four.revision)
    expect((await changesOf(id)).map(({ what }) => what)).toEqual([
      ['Giữ câu trả lời: 30 ngày → 60 ngày'],
      ['Giữ câu trả lời: 90 ngày → 30 ngày'],
      ['Tạo mới'],
    ])
  })

  test('a signed link opens the preview of a draft without an account', async () => {
    const { id } = await made()
    const link = (
      await site.call('SurveyDesk/GetPreviewLink', { token: editor.token, query: { kind: 'survey', id } })
    ).data()
    const [path, preview = ''] = link.path.split('#')
    expect([path, link.expiresAt]).toEqual([`/xem-truoc/khao-sat/${id}`, '2026-11-28T03:00:00.000Z'])
    expect((await site.call('Survey/GetById', { query: { id, preview } })).data().title).toBe('Bữa sáng')
    expect((await site.call('Survey/GetById', { query: { id } })).status).toBe(404)
  })

  test('a file goes out and comes in again: the same, then changed, refused row by row', async () => {
    const { id, revision } = await made()
    await change(id, revision, 'active')
    await save({ ...survey, title: 'Thứ hai' })
    const exported = (await site.call('SurveyDesk/Export', { token: editor.token, query: { kind: 'survey' } })).data()
    expect(exported.fileName).toBe('khao-sat-2026-11-21.json')
    const bring = async (text: string, dryRun: boolean) =>
      (await site.call('SurveyDesk/Import', { token: editor.token, body: { text, dryRun } })).data().rows
    expect((await bring(exported.text, false)).map(({ what }) => what)).toEqual(['same', 'same'])
    await answerOnce(id)
    const other = exported.text.replace('"Cháo"', '"Cháo trắng"').replace('"Thứ hai"', '"Thứ ba"')
    expect((await bring(other, true)).map(({ what }) => what)).toEqual(['changed', 'changed'])
    expect((await bring(exported.text, true)).map(({ what }) => what)).toEqual(['same', 'same'])
    expect((await bring(other, false)).map(({ what }) => what)).toEqual(['changed', 'changed'])
    expect((await changesOf(id))[0]?.what).toEqual(['Câu 1: câu trả lời "Cháo" → "Cháo trắng"'])
    const [first, second] = JSON.parse(other)
    const rows = [
      { ...first, questions: [] },
      { ...second, status: 'active', purpose: '' },
      { ...second, keepDays: 0 },
      { ...second, key: 'moi' },
    ]
    expect((await bring(JSON.stringify(rows), false)).map(({ row, what, problems }) => [row, what, problems])).toEqual([
      [1, 'refused', ['Đã có người trả lời: chỉ sửa được câu chữ, không đổi được câu hỏi và lựa chọn']],
      [2, 'refused', ['purpose: Chưa nói câu trả lời dùng để làm gì']],
      [3, 'refused', ['keepDays: Không được nhỏ hơn 1.']],
      [4, 'new', []],
    ])
  })
})
