/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { type AccountSite, openAccountSite, registration } from '../../testing/account-site'

jest.setTimeout(120_000)

let site: AccountSite
let editor: { userId: number; token: string }

beforeAll(async () => {
  site = await openAccountSite()
  editor = await site.newUser('bientap@example.vn', { fullName: 'Phạm Biên Tập' })
  await site.database.query.updateTable('users').set({ userType: 99 }).where('id', '=', editor.userId).execute()
  await site.prove(editor.token)
}, 120_000)
afterAll(() => site.close())

/** Somebody who registered as medical staff and confirmed her address. */
async function newStaff(userName: string, fullName: string): Promise<{ userId: number; token: string }> {
  const { userType: _, ...body } = registration(userName, { fullName })
  const work = { organizationId: 1, otherDepartment: '3Khoa Dinh dưỡng', positionId: 9999, otherPosition: 'Điều dưỡng' }
  const { userId } = (await site.call('User/MedicalStaffRegister', { body: { ...body, ...work } })).data()
  await site.server.postman.idle()
  const confirmed = userName.includes('@')
    ? await site.call('User/ConfirmEmail', { body: { token: site.lastLinkToken(userName) } })
    : await site.call('User/VerifyPhoneNumber', { query: { userId, code: site.lastCode(userName) } })
  confirmed.data()
  const token = (await site.login(userName)).accessToken ?? ''
  await site.prove(token)
  return { userId, token }
}

type Decided = 'approved' | 'refused' | 'revoked'
const decide = (userId: number, decision: Decided, lastDecisionId: number, reason?: string) =>
  site.call('Staff/Decide', { token: editor.token, body: { userId, decision, lastDecisionId, reason } })
const applicants = async (query: { state?: 'waiting' | Decided; keyword?: string; pageSize?: number } = {}) =>
  (await site.call('Staff/GetApplicants', { token: editor.token, query })).data()
const applicant = async (userId: number) => {
  const found = (await applicants({ pageSize: 50 })).items.find((each) => each.userId === userId)
  if (!found) throw new Error('not on the list')
  return found
}
const mailTo = (to: string) => site.account.mails.filter((mail) => mail.to === to).at(-1)

test('an applicant waits, is approved, loses it and gets it again; the history keeps all of it', async () => {
  const { userId, token } = await newStaff('thuy@example.vn', 'Đỗ Thị Thủy')
  const files = () => site.call('Staff/GetFiles', { token })
  expect(await applicant(userId)).toMatchObject({
    ...{ fullName: 'Đỗ Thị Thủy', userName: 'thuy@example.vn', department: 'Khoa Dinh dưỡng', position: 'Điều dưỡng' },
    ...{ state: 'waiting', lastDecisionId: 0, contactConfirmed: true, reason: null },
  })
  expect((await site.call('Staff/GetApproval', { token })).data()).toMatchObject({ state: 'waiting' })
  expect((await files()).code).toBe('staff_not_approved')

  expect((await decide(userId, 'approved', 0)).status).toBe(200)
  await site.server.postman.idle()
  expect(mailTo('thuy@example.vn')?.subject).toContain('đã được duyệt')
  expect(mailTo('thuy@example.vn')?.text).toContain('/danh-cho-can-bo-y-te')
  expect((await files()).status).toBe(200)

  const first = await applicant(userId)
  expect((await decide(userId, 'revoked', first.lastDecisionId, ' Đã chuyển nghề <b> ')).status).toBe(200)
  expect((await files()).code).toBe('staff_not_approved')
  await site.server.postman.idle()
  expect(mailTo('thuy@example.vn')?.text).toContain('Lý do: Đã chuyển nghề <b>\n')
  expect(mailTo('thuy@example.vn')?.html).toContain('Lý do: Đã chuyển nghề &lt;b&gt;</p>')
  expect((await site.call('Staff/GetApproval', { token })).data()).toMatchObject({
    state: 'revoked',
    reason: 'Đã chuyển nghề <b>',
  })

  const second = await applicant(userId)
  expect((await decide(userId, 'approved', second.lastDecisionId)).status).toBe(200)
  expect((await files()).status).toBe(200)
  const history = (await site.call('Staff/GetDecisions', { token: editor.token, query: { userId } })).data()
  expect(history.map(({ decision, reason, decidedBy }) => [decision, reason, decidedBy])).toEqual([
    ['approved', null, 'Phạm Biên Tập'],
    ['revoked', 'Đã chuyển nghề <b>', 'Phạm Biên Tập'],
    ['approved', null, 'Phạm Biên Tập'],
  ])
})

test('who is refused is told why, by SMS where no mail reaches her', async () => {
  const { userId, token } = await newStaff('0912345678', 'Lê Văn Số')
  expect((await decide(userId, 'refused', 0, 'Chưa rõ nơi công tác')).status).toBe(200)
  await site.server.postman.idle()
  const sms = site.account.texts.filter(({ to }) => to === '0912345678').at(-1)?.text
  expect(sms).toContain('chua duoc duyet')
  expect(sms).toContain('Ly do: Chua ro noi cong tac.')
  expect((await site.call('Staff/GetApproval', { token })).data()).toMatchObject({ state: 'refused' })
})

test('who was refused asks again once, waits with her words before the editors, and is decided about anew', async () => {
  const { userId, token } = await newStaff('xinlai@example.vn', 'Xin Xem Lại')
  const ask = (note: string) => site.call('Staff/AskAgain', { token, body: { note } })
  expect([(await ask('Đã bổ sung')).code, (await applicant(userId)).request]).toEqual(['decision_not_possible', null])
  ;(await decide(userId, 'refused', 0, 'Chưa rõ nơi công tác')).data()
  const refused = await ask('   ')
  expect([refused.status, refused.errors[0]?.field]).toEqual([422, 'note'])

  site.later(10)
  ;(await ask(' Đã bổ sung khoa <b> ')).data()
  const asked = { note: 'Đã bổ sung khoa <b>', askedAt: site.clock.now.toISOString() }
  const waiting = await applicant(userId)
  expect(waiting).toMatchObject({ state: 'waiting', reason: 'Chưa rõ nơi công tác', request: asked })
  expect((await applicants({ state: 'waiting', keyword: 'xin xem lai' })).totalCount).toBe(1)
  expect((await site.call('Staff/GetApproval', { token })).data()).toMatchObject({
    state: 'waiting',
    askedAgainAt: asked.askedAt,
  })
  expect((await site.call('Staff/GetFiles', { token })).code).toBe('staff_not_approved')
  expect((await ask('Lần nữa')).code).toBe('decision_not_possible')

  ;(await decide(userId, 'refused', waiting.lastDecisionId, 'Vẫn chưa rõ')).data()
  expect(await applicant(userId)).toMatchObject({ state: 'refused', request: null })
  ;(await ask('Đã gửi chứng chỉ')).data()
  ;(await decide(userId, 'approved', (await applicant(userId)).lastDecisionId)).data()
  expect((await site.call('Staff/GetFiles', { token })).status).toBe(200)
  expect((await ask('Nữa')).code).toBe('decision_not_possible')
})

test('who lost her approval may ask again too, and other accounts may not', async () => {
  const { userId, token } = await newStaff('mat.quyen@example.vn', 'Mất Quyền')
  ;(await decide(userId, 'approved', 0)).data()
  ;(await decide(userId, 'revoked', (await applicant(userId)).lastDecisionId, 'Đã chuyển nghề')).data()
  const note = { note: 'Đã quay lại nghề' }
  expect((await site.call('Staff/AskAgain', { token, body: note })).status).toBe(200)
  expect((await applicant(userId)).state).toBe('waiting')
  const mother = await site.newUser('mebau.xin@example.vn')
  const answer = await site.call('Staff/AskAgain', { token: mother.token, body: note })
  expect([answer.status, answer.code]).toEqual([404, 'user_does_not_exist'])
})

test('without a reason nobody is refused, and nothing is sent', async () => {
  const { userId } = await newStaff('khongly@example.vn', 'Không Lý Do')
  const answer = await decide(userId, 'refused', 0, '   ')
  expect([answer.status, answer.errors[0]?.field]).toEqual([422, 'reason'])
  expect((await applicant(userId)).state).toBe('waiting')
})

test('of two editors at once one decides, and the other is told', async () => {
  const { userId } = await newStaff('haiban@example.vn', 'Hai Biên Tập')
  const before = site.account.mails.length
  const both = await Promise.all([decide(userId, 'approved', 0), decide(userId, 'refused', 0, 'Chưa rõ nơi công tác')])
  expect(both.map(({ status, code }) => `${status} ${code}`).sort()).toEqual(['200 ', '409 changed_elsewhere'])
  await site.server.postman.idle()
  expect(site.account.mails).toHaveLength(before + 1)
  const history = await site.call('Staff/GetDecisions', { token: editor.token, query: { userId } })
  expect(history.data()).toHaveLength(1)
})

test.each([
  ['revoked', 'waiting'],
  ['approved', 'approved'],
  ['refused', 'approved'],
  ['refused', 'refused'],
  ['revoked', 'refused'],
] as const)('%s does not follow on %s', async (decision, state) => {
  const { userId } = await newStaff(`${decision}-${state}@example.vn`, 'Người Thử')
  if (state !== 'waiting') (await decide(userId, state, 0, 'Lý do')).data()
  const answer = await decide(userId, decision, (await applicant(userId)).lastDecisionId, 'Lý do')
  expect([answer.status, answer.code]).toEqual([409, 'decision_not_possible'])
})

describe('the list', () => {
  test('is found in by name, address and workplace without accents, by state and page by page', async () => {
    const { userId } = await newStaff('tim.kiem@example.vn', 'Trịnh Thị Tìm')
    for (const keyword of ['trinh thi tim', 'TÌM.KIEM@', 'tim dieu duong', 'Trịnh dinh dưỡng']) {
      expect([keyword, (await applicants({ keyword })).items.map((each) => each.userId)]).toEqual([keyword, [userId]])
    }
    expect((await applicants({ keyword: 'không ai như thế' })).totalCount).toBe(0)
    const all = await applicants({ pageSize: 2 })
    const { waiting, approved, refused, revoked } = all.counts
    expect(all.totalCount).toBe(waiting + approved + refused + revoked)
    expect(all.items.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    const ofRefused = await applicants({ state: 'refused' })
    expect([ofRefused.totalCount, new Set(ofRefused.items.map(({ state }) => state))]).toEqual([
      refused,
      new Set(['refused']),
    ])
  })

  test('holds no other accounts, and decides about none', async () => {
    const { userId } = await site.newUser('mebau1@example.vn')
    expect((await applicants({ pageSize: 50 })).items.some((each) => each.userId === userId)).toBe(false)
    expect((await decide(userId, 'approved', 0)).code).toBe('user_does_not_exist')
    const history = await site.call('Staff/GetDecisions', { token: editor.token, query: { userId } })
    expect(history.code).toBe('user_does_not_exist')
    const { token } = await site.newUser('mebau2@example.vn')
    expect((await site.call('Staff/GetApproval', { token })).data()).toBeNull()
  })
})

test('the former call opens and closes, once, and keeps who did', async () => {
  const { userId, token } = await newStaff('cu@example.vn', 'Cách Cũ')
  const set = async (approved: boolean) =>
    (await site.call('User/ApproveMedicalStaff', { token: editor.token, body: { userId, approved } })).status
  expect([await set(false), await set(true), await set(true)]).toEqual([200, 200, 200])
  expect((await site.call('Staff/GetFiles', { token })).status).toBe(200)
  expect(await set(false)).toBe(200)
  const history = (await site.call('Staff/GetDecisions', { token: editor.token, query: { userId } })).data()
  expect(history.map(({ decision }) => decision)).toEqual(['revoked', 'approved'])
})

test('nobody but an editor sees or decides', async () => {
  const { userId, token } = await newStaff('tuduyet@example.vn', 'Tự Duyệt')
  const body = { userId, decision: 'approved' as const, lastDecisionId: 0 }
  expect((await site.call('Staff/Decide', { token, body })).status).toBe(403)
  expect((await site.call('Staff/GetApplicants', { token, query: {} })).status).toBe(403)
  expect((await site.call('Staff/Decide', { body })).status).toBe(401)
  expect((await applicant(userId)).state).toBe('waiting')
})
