/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type AccountSite, openAccountSite } from '../../../testing/account-site'
import { describeOnDatabases } from '../../../testing/test-database'
import { insertItem } from '../store/desk-item.store'

jest.setTimeout(120_000)

const answer = (content: string, isOtherAnswer = false) => ({ id: null, content, isOtherAnswer })
const question = { id: null, allowAttachImage: false, requireAttachImage: false, answerGroups: [] }
const draft = {
  kind: 'survey' as const,
  title: 'Bữa sáng',
  summary: '',
  purpose: 'Để chọn món',
  aboutHealth: false,
  keepDays: 90,
  objectTypeIds: [],
  startsAt: null,
  endsAt: null,
  questions: [
    {
      ...question,
      content: 'Bé ăn gì?',
      surveyQuestionTypeId: 2,
      answerGroups: [{ id: null, title: null, answers: [answer('Cháo'), answer('Phở'), answer('Khác', true)] }],
    },
    { ...question, content: 'Kể thêm', surveyQuestionTypeId: 3, allowAttachImage: true },
  ],
}

describeOnDatabases('results', (open) => {
  let site: AccountSite
  let token = ''
  let id = 0
  let parts = { choice: 0, group: 0, porridge: 0, noodles: 0, other: 0, text: 0 }
  const users: number[] = []

  beforeAll(async () => {
    site = await openAccountSite({}, await open())
    const editor = await site.newUser('bientap@example.vn')
    token = editor.token
    const { query } = site.database
    await query.updateTable('users').set({ userType: 99 }).where('id', '=', editor.userId).execute()
    await site.prove(token)
    for (let index = 0; index < 12; index += 1) {
      const email = `nguoi${index}@example.vn`
      const row = {
        fullName: `Người ${index}`,
        email,
        userType: 0 as const,
        passwordHash: 'x',
        createdAt: site.clock.now,
      }
      users.push((await query.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()).id)
    }
    const made = await insertItem(query, { key: 'bua-sang', status: 'active', draft }, site.clock.now)
    if (made.draft.kind === 'popup') throw new Error('a survey was made')
    const [first, second] = made.draft.questions
    const [group] = first?.answerGroups ?? []
    const [porridge, noodles, other] = group?.answers.map((each) => each.id ?? 0) ?? []
    id = made.id
    parts = {
      choice: first?.id ?? 0,
      group: group?.id ?? 0,
      porridge: porridge ?? 0,
      noodles: noodles ?? 0,
      other: other ?? 0,
      text: second?.id ?? 0,
    }
  }, 120_000)
  afterAll(() => site.close())

  /** The user's submission at an instant as an object type: answers of the choice, and what was written. */
  async function submit(user: number, at: string, objectTypeId: number, chosen: number[], text: string) {
    const { query } = site.database
    const submission = await query
      .insertInto('surveySubmissions')
      .values({
        questionnaireId: id,
        userId: users[user] ?? 0,
        objectTypeId,
        submittedAt: new Date(at),
        keepUntil: new Date('2027-12-01'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const submissionId = submission.id
    const rows = chosen.map((answerId) => ({
      submissionId,
      questionId: parts.choice,
      groupId: parts.group,
      answerId,
      text: answerId === parts.other ? 'Xôi' : null,
    }))
    const written = { submissionId, questionId: parts.text, groupId: null, answerId: null, text }
    await query
      .insertInto('surveyAnswers')
      .values([...rows, written])
      .execute()
    return submissionId
  }
  const results = async (asked: { objectTypeId?: number; from?: string; until?: string } = {}) =>
    (await site.call('SurveyDesk/GetResults', { token, query: { id, ...asked } })).data()
  const texts = async () =>
    (await site.call('SurveyDesk/GetTexts', { token, query: { id, questionId: parts.text } })).data()
  const csv = async () => (await site.call('SurveyDesk/ExportResults', { token, query: { id } })).data()
  const imageOf = (imageId: number) => site.call('SurveyDesk/GetImage', { token, query: { imageId } })

  test('of four people are counted, not told: no counts, texts, images or file', async () => {
    for (let user = 0; user < 4; user += 1)
      await submit(user, '2026-11-19T18:00:00Z', 5, [parts.porridge], `=SUM(A${user})`)
    const { query } = site.database
    const [row] = await query.selectFrom('surveySubmissions').select('id').orderBy('id').limit(1).execute()
    const image = {
      submissionId: row?.id ?? 0,
      questionId: parts.text,
      bytes: Buffer.from([1, 2]),
      width: 2,
      height: 1,
    }
    const { id: imageId } = await query
      .insertInto('surveyImages')
      .values(image)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await results()).toEqual({
      submissions: 4,
      counted: null,
      questions: null,
      byDay: [{ day: '2026-11-20', count: 4 }],
      byObjectType: [],
    })
    expect([await texts(), await csv(), (await imageOf(imageId)).status]).toEqual([null, null, 404])

    await submit(4, '2026-11-20T16:59:00Z', 5, [parts.noodles, parts.other], 'Rất "ngon", mẹ ạ')
    expect(await results()).toEqual({
      submissions: 5,
      counted: { submissions: 5, from: '2026-11-20', until: '2026-11-20' },
      questions: [
        {
          questionId: parts.choice,
          content: 'Bé ăn gì?',
          answered: 5,
          answers: [
            { answerId: parts.porridge, content: 'Cháo', count: 4 },
            { answerId: parts.noodles, content: 'Phở', count: 1 },
            { answerId: parts.other, content: 'Khác', count: 1 },
          ],
          textCount: 1,
          imageCount: 0,
        },
        { questionId: parts.text, content: 'Kể thêm', answered: 5, answers: [], textCount: 5, imageCount: 1 },
      ],
      byDay: [{ day: '2026-11-20', count: 5 }],
      byObjectType: [{ objectTypeId: 5, count: 5 }],
    })
    expect((await texts())?.map(({ text, images }) => [text, images.length]).sort()).toEqual([
      ['=SUM(A0)', 1],
      ['=SUM(A1)', 0],
      ['=SUM(A2)', 0],
      ['=SUM(A3)', 0],
      ['Rất "ngon", mẹ ạ', 0],
    ])
    expect((await imageOf(imageId)).data()).toEqual({ dataUrl: 'data:image/webp;base64,AQI=' })
  })

  test('by object type and days hold at least five people, and differ by as many', async () => {
    for (let user = 5; user < 10; user += 1) await submit(user, '2026-11-20T17:00:00Z', 6, [parts.noodles], 'Vâng')
    await submit(10, '2026-11-22T03:00:00Z', 7, [parts.noodles], 'Dạ')
    const counted = async (asked: Parameters<typeof results>[0]) => (await results(asked)).counted?.submissions ?? null
    expect(await counted({})).toBe(11)
    expect(await counted({ until: '2026-11-20' })).toBe(5)
    expect(await counted({ until: '2026-11-21' })).toBe(5)
    expect(await counted({ from: '2026-11-22' })).toBeNull()
    expect(await counted({ objectTypeId: 5 })).toBe(5)
    expect(await counted({ objectTypeId: 7 })).toBeNull()
    expect((await results()).byObjectType).toEqual([
      { objectTypeId: 5, count: null },
      { objectTypeId: 6, count: 5 },
      { objectTypeId: 7, count: null },
    ])
  })

  test('as a file: a row a person without name, day or number; nothing for a spreadsheet to compute', async () => {
    const file = await csv()
    expect(file?.fileName).toBe('bua-sang-2026-11-21.csv')
    const text = file?.text ?? ''
    expect(text.slice(0, 1)).toBe('\uFEFF')
    const lines = text.slice(1).split('\r\n')
    expect(lines[0]).toBe('Đối tượng;1. Bé ăn gì?;2. Kể thêm;2. Kể thêm (số hình)')
    expect(lines.at(-1)).toBe('')
    expect(lines.slice(1, -1).sort()).toEqual(
      [
        ...[0, 1, 2, 3].map((user) => `;Cháo;"'=SUM(A${user})";${user === 0 ? 1 : 0}`),
        ';"Phở; Khác: Xôi";"Rất ""ngon"", mẹ ạ";0',
        ...Array(5).fill('Bé 9–11 tháng;Phở;Vâng;0'),
        ';Phở;Dạ;0',
      ].sort(),
    )
    expect(text).not.toMatch(/Người|2026/)
  })
})
