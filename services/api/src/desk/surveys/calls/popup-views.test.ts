/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type AccountSite, openAccountSite } from '../../../testing/account-site'
import { describeOnDatabases } from '../../../testing/test-database'
import { insertItem } from '../store/desk-item.store'

jest.setTimeout(120_000)

const draft = {
  kind: 'popup' as const,
  title: 'Chào mẹ',
  content: 'Lớp học mở rồi.',
  objectTypeIds: [],
  startsAt: null,
  endsAt: null,
  pageNames: ['Homepage'],
  buttonPosition: 2,
  buttonText: null,
  redirectUrl: null,
  secondToShow: 0,
}

describeOnDatabases('views of a popup', (open) => {
  let site: AccountSite
  let editor = ''
  let visitor = ''
  let id = 0
  let seen = 0

  beforeAll(async () => {
    site = await openAccountSite({}, await open())
    const { query } = site.database
    const account = await site.newUser('bientap@example.vn')
    editor = account.token
    await query.updateTable('users').set({ userType: 99 }).where('id', '=', account.userId).execute()
    await site.prove(editor)
    visitor = (await site.newUser('me@example.vn')).token
    id = (await insertItem(query, { key: 'chao', status: 'active', draft }, site.clock.now)).id
  }, 120_000)
  afterAll(() => site.close())

  async function see(count: number, at: string): Promise<void> {
    const { query } = site.database
    for (let index = 0; index < count; index += 1) {
      seen += 1
      const user = {
        fullName: 'Mẹ',
        email: `me${seen}@example.vn`,
        userType: 0 as const,
        passwordHash: 'x',
        createdAt: site.clock.now,
      }
      const { id: userId } = await query.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
      await query
        .insertInto('promptViews')
        .values({ userId, kind: 'popup', itemId: id, seenAt: new Date(at) })
        .execute()
      // A poll with the same number is another thing.
      await query
        .insertInto('promptViews')
        .values({ userId, kind: 'poll', itemId: id, seenAt: new Date(at) })
        .execute()
    }
  }
  const views = async () => (await site.call('SurveyDesk/GetPopupViews', { token: editor, query: { id } })).data()

  test('of fewer than five accounts are not told by days; of more by whole days of Viet Nam', async () => {
    expect(await views()).toEqual({ accounts: 0, byDays: null })
    await see(4, '2026-11-19T18:00:00Z')
    expect(await views()).toEqual({ accounts: 4, byDays: null })
    await see(1, '2026-11-21T03:00:00Z')
    await see(6, '2026-11-22T03:00:00Z')
    await see(2, '2026-11-23T03:00:00Z')
    expect(await views()).toEqual({
      accounts: 13,
      byDays: [
        { from: '2026-11-20', until: '2026-11-21', count: 5 },
        { from: '2026-11-22', until: '2026-11-23', count: 8 },
      ],
    })
  })

  test('are counted from what visitors were shown, once each', async () => {
    await site.call('Prompt/AddView', { token: visitor, body: { kind: 'popup', id } })
    await site.call('Prompt/AddView', { token: visitor, body: { kind: 'popup', id } })
    expect(await views()).toMatchObject({ accounts: 14 })
  })

  test('are told to editors alone, of popups alone', async () => {
    expect((await site.call('SurveyDesk/GetPopupViews', { token: visitor, query: { id } })).status).toBe(403)
    expect((await site.call('SurveyDesk/GetPopupViews', { token: editor, query: { id: 999 } })).status).toBe(404)
  })
})
