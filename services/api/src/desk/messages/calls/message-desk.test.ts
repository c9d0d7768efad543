/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { CallBody } from 'shared-contracts/calls'
import { type AccountSite, openAccountSite } from '../../../testing/account-site'
import { describeOnDatabases } from '../../../testing/test-database'

jest.setTimeout(120_000)

describeOnDatabases('messages to the programme', (open) => {
  let site: AccountSite
  let token: string
  let lan: string
  beforeAll(async () => {
    site = await openAccountSite({ sendsSms: true }, await open())
    const editor = await site.newUser('bientap@example.vn', { fullName: 'Lê Thị Biên' })
    token = editor.token
    await site.database.pool.query('update users set user_type = 99 where id = $1', [editor.userId])
    await site.prove(token)
    lan = (await site.newUser('lan@example.vn')).token
  }, 120_000)
  afterAll(() => site.close())

  const write = async (given: Partial<CallBody<'UserContact/AddNew'>>, by: string | null = null) => {
    site.later(1)
    const body = { fullName: 'Lan', content: 'Bé 7 tháng ăn mấy bữa?', ...given }
    return (await site.call('UserContact/AddNew', { body, token: by })).data().id
  }
  const list = async (status: 1 | 2 | 3, more: { keyword?: string; pageSize?: number } = {}) =>
    (await site.call('MessageDesk/GetAll', { query: { status, ...more }, token })).data()
  const answer = (body: CallBody<'MessageDesk/Answer'>) => site.call('MessageDesk/Answer', { body, token })
  const mailsTo = async (to: string) => {
    await site.server.postman.idle()
    return site.account.mails.filter((mail) => mail.to === to && mail.subject.startsWith('Trả lời'))
  }

  test('the oldest waits first; an answer leaves by mail with the new state, and its writer reads it', async () => {
    const [first, second] = [
      await write({ email: 'lan@example.vn', title: 'Ăn dặm' }, lan),
      await write({ email: 'hoa@example.vn', fullName: '<b>Hoa</b>', content: '100% đúng?' }),
    ]
    const waiting = await list(1)
    expect(waiting.items.map(({ id }) => id)).toEqual([first, second])
    expect(waiting).toMatchObject({ totalCount: 2, counts: { waiting: 2, replied: 0, rejected: 0 }, sendsSms: true })
    expect((await list(1, { keyword: '100%' })).items.map(({ id }) => id)).toEqual([second])
    expect((await list(1, { keyword: 'HOA@' })).totalCount).toBe(1)

    const sent = { id: first, revision: 1, channel: 'mail' as const, text: 'Hai đến ba bữa.\n\nChúc bé ăn ngon <3' }
    const [won, lost] = await Promise.all([answer(sent), answer({ ...sent, text: 'Bốn bữa.' })])
    expect([won.code, lost.code].sort()).toEqual(['', 'changed_elsewhere'])
    const mails = await mailsTo('lan@example.vn')
    expect(mails).toHaveLength(1)
    const said = won.code === '' ? sent.text : 'Bốn bữa.'
    expect(mails[0]?.text).toContain(said)
    expect(mails[0]?.text).toContain('Bé 7 tháng ăn mấy bữa?')
    expect(mails[0]?.html).not.toContain('<3')
    const own = (await site.call('UserContact/GetOwn', { token: lan })).data()
    expect(own).toMatchObject([{ id: first, status: 2, answer: said, answerChannel: 'mail' }])
    expect((await list(2)).items).toMatchObject([{ id: first, settledBy: 'Lê Thị Biên', revision: 2 }])
  })

  test('an answer that can’t be sent changes nothing', async () => {
    const id = await write({ phoneNumber: '0912345678' })
    expect((await answer({ id, revision: 1, channel: 'mail', text: 'Chào' })).errors).toMatchObject([
      { field: 'channel' },
    ])
    const long = await answer({ id, revision: 1, channel: 'sms', text: 'x'.repeat(301) })
    expect(long.errors).toMatchObject([{ field: 'text' }])
    expect((await list(1, { keyword: '0912345678' })).items).toMatchObject([{ id, revision: 1 }])
    expect((await answer({ id: 999_999, revision: 1, channel: 'phone', text: 'x' })).code).toBe(
      'message_does_not_exist',
    )

    expect((await answer({ id, revision: 1, channel: 'sms', text: 'Chao chi' })).status).toBe(200)
    await site.server.postman.idle()
    expect(site.account.texts.filter(({ to }) => to === '0912345678')).toMatchObject([{ text: 'Chao chi' }])
  })

  test('the ceiling of SMS is seen at the desk and in the figures', async () => {
    const state = async () => (await site.call('MessageDesk/GetSmsState', { token })).data()
    const share = () => site.server.operations.metrics.getSingleMetricAsString('api_sms_used_share')
    expect([await state(), await share()]).toEqual([{ ceilingReached: false }, expect.not.stringContaining('} 1')])
    await site.database.query.updateTable('sentSms').set({ messages: 150 }).execute()
    expect([await state(), await share()]).toEqual([{ ceilingReached: true }, expect.stringContaining('} 1')])
  })

  test('an answer by telephone is noted, a rejection is told to nobody, and either can be opened again', async () => {
    const called = await write({ phoneNumber: '0987654321' })
    expect((await answer({ id: called, revision: 1, channel: 'phone', text: 'Đã gọi, chị đã rõ' })).status).toBe(200)
    const id = await write({ email: 'lan@example.vn', content: 'Mua thuốc giảm cân' }, lan)
    const before = (await mailsTo('lan@example.vn')).length
    const reject = { id, revision: 1, reason: 'Quảng cáo' }
    expect((await site.call('MessageDesk/Reject', { body: reject, token })).status).toBe(200)
    expect((await site.call('MessageDesk/Reject', { body: reject, token })).code).toBe('changed_elsewhere')
    expect(await mailsTo('lan@example.vn')).toHaveLength(before)
    expect((await list(3)).items).toMatchObject([{ id, rejectReason: 'Quảng cáo', settledBy: 'Lê Thị Biên' }])
    const own = (await site.call('UserContact/GetOwn', { token: lan })).data()
    expect(own[0]).toEqual(expect.not.objectContaining({ rejectReason: expect.anything() }))
    expect(own[0]).toMatchObject({ id, status: 3, answer: null })
    const open = (body: CallBody<'UserContact/SetStatus'>) => site.call('UserContact/SetStatus', { body, token })
    expect(await open({ id, status: 1, revision: 1 })).toMatchObject({ status: 409, code: 'changed_elsewhere' })
    expect((await open({ id, status: 1, revision: 2 })).status).toBe(200)
    expect((await list(1, { keyword: 'giảm cân' })).items).toMatchObject([{ id, revision: 3 }])
    // A former release names no revision, and what is as it should be is told once.
    expect((await open({ id, status: 1 })).status).toBe(200)
    expect((await open({ id: 999_999, status: 1 })).code).toBe('message_does_not_exist')
    const changes = (await site.call('Desk/GetChanges', { query: { kind: 'message', key: String(id) }, token })).data()
    expect(changes.map(({ by, what, restorable }) => [by, what, restorable])).toEqual([
      ['Lê Thị Biên', ['Mở lại'], false],
      ['Lê Thị Biên', ['Từ chối'], false],
    ])
  })

  test('nobody but editors reads or answers', async () => {
    expect((await site.call('MessageDesk/GetAll', { query: { status: 1 }, token: lan })).status).toBe(403)
    expect((await site.call('MessageDesk/GetAll', { query: { status: 1 } })).status).toBe(401)
  })

  test('of one visitor twenty an hour are taken, and those of others still are', async () => {
    const send = async (ip: string) =>
      (await site.call('UserContact/AddNew', { ip, body: { fullName: 'Lan', email: 'a@b.vn', content: 'Chào' } }))
        .status
    const statuses: number[] = []
    for (let sent = 0; sent < 22; sent += 1) statuses.push(await send('203.0.113.40'))
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
    expect(await send('203.0.113.41')).toBe(200)
  })
})
