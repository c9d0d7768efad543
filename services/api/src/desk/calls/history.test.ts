/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { CallBody } from 'shared-contracts/calls'
import sharp from 'sharp'
import { type AccountSite, openAccountSite } from '../../testing/account-site'
import { describeOnDatabases } from '../../testing/test-database'
import { forgetUnusedPictures } from '../site/store/picture.store'
import { draftOf, type Restored } from '../testing/desk-drafts'
import { type EditorsDesks, editorsDesks } from '../testing/editors-desks'

jest.setTimeout(120_000)

const CONFLICT =
  'Mục này vừa được sửa ở nơi khác nên chưa lưu. Phần bạn viết vẫn còn đây; bạn xem bản mới rồi lưu lại nhé.'

describeOnDatabases('the history of the desks', (open) => {
  let site: AccountSite
  let token: string
  let userId: number
  let desks: EditorsDesks
  beforeAll(async () => {
    site = await openAccountSite({}, await open())
    site.clock.now = new Date('2026-11-21T03:00:00Z')
    ;({ token, userId } = await site.newUser('bientap@example.vn', { fullName: 'Lê Thị Biên' }))
    await site.database.query.updateTable('users').set({ userType: 99 }).where('id', '=', userId).execute()
    await site.prove(token)
    desks = editorsDesks(site, token)
  }, 120_000)
  afterAll(() => site.close())

  const changesOf = async (kind: Restored | 'message' | 'search', key: string) =>
    (await site.call('Desk/GetChanges', { token, query: { kind, key } })).data()
  const restore = (body: CallBody<'Desk/Restore'>) => site.call('Desk/Restore', { token, body })

  test.each<Restored>(['survey', 'poll', 'popup', 'class', 'navigation', 'site-object', 'banner', 'pins'])(
    '%s: the second of two editors is told, the change says who made it, and what was before comes back',
    async (kind) => {
      const desk = desks.of[kind]
      const first = await desk.make('Một')
      expect((await desk.save(first, 'Hai')).status).toBe(200)
      expect(await desk.save(first, 'Ba')).toMatchObject({ status: 409, code: 'changed_elsewhere', message: CONFLICT })
      const { key } = first
      const { version, text } = await desk.read(key)
      expect(text).toBe('Hai')

      const [change] = await changesOf(kind, key)
      expect(change).toMatchObject({ at: site.clock.now.toISOString(), by: 'Lê Thị Biên', restorable: true })
      const changeId = change?.id ?? 0
      expect(await restore({ kind, key, version: first.version, changeId })).toMatchObject({
        ...{ status: 409, code: 'changed_elsewhere', message: CONFLICT },
      })
      expect(await restore({ kind, key, version, changeId: 2_000_000 })).toMatchObject({
        ...{ status: 404, code: 'change_does_not_exist' },
      })
      for (const absent of ['777777', '99999999999999', 'không có']) {
        expect(await restore({ kind, key: absent, version, changeId })).toMatchObject({
          ...{ status: 404, code: 'entry_does_not_exist' },
        })
      }
      expect(await changesOf(kind, '777777')).toEqual([])

      const restored = (await restore({ kind, key, version, changeId })).data()
      expect(await desk.read(key)).toEqual({ version: restored.version, text: 'Một' })
      expect((await changesOf(kind, key))[0]).toMatchObject({ by: 'Lê Thị Biên', restorable: true })
      expect((await changesOf(kind, key))[0]?.what[0]).toBe('Lấy lại bản trước')
    },
  )

  test('a change of one entry brings back no other', async () => {
    const [one, other] = [await desks.of.banner.make('Một'), await desks.of.banner.make('Một khác')]
    await desks.of.banner.save(one, 'Hai')
    const [change] = await changesOf('banner', one.key)
    expect((await restore({ kind: 'banner', ...other, changeId: change?.id ?? 0 })).code).toBe('change_does_not_exist')
    const poll = await desks.of.poll.make('Một')
    expect((await restore({ kind: 'survey', ...poll, changeId: change?.id ?? 0 })).code).toBe('entry_does_not_exist')
  })

  test('an edit just after something was brought back is told by itself', async () => {
    const first = await desks.of.popup.make('Một')
    await desks.of.popup.save(first, 'Hai')
    const { key } = first
    const [change] = await changesOf('popup', key)
    const { version } = await desks.of.popup.read(key)
    const back = (await restore({ kind: 'popup', key, version, changeId: change?.id ?? 0 })).data()
    await desks.of.popup.save(back, 'Ba')
    expect((await changesOf('popup', key)).map(({ what }) => what)).toEqual([
      ['Tên: "Một" → "Ba"'],
      ['Lấy lại bản trước', 'Tên: "Hai" → "Một"'],
      ['Tên: "Một" → "Hai"'],
      ['Tạo mới'],
    ])
  })

  test('what was answered comes back in its words alone, what was deleted not at all', async () => {
    const draft = draftOf('survey')
    const save = async (known: { id: number; revision: number } | null, questions: typeof draft.questions) =>
      (
        await site.call('SurveyDesk/Save', {
          token,
          body: { id: known?.id ?? null, revision: known?.revision ?? null, draft: { ...draft, questions } },
        })
      ).data()
    const made = await save(null, draft.questions)
    const fewer = await save(made, [])
    const [change] = await changesOf('survey', String(made.id))
    const wanted = { kind: 'survey', key: String(made.id), changeId: change?.id ?? 0 } as const
    await site.database.query
      .insertInto('surveySubmissions')
      .values({ questionnaireId: made.id, userId, submittedAt: site.clock.now, keepUntil: new Date('2027-01-01') })
      .execute()
    expect(await restore({ ...wanted, version: String(fewer.revision) })).toMatchObject({
      ...{ status: 409, code: 'has_answers' },
    })
    await site.database.query.deleteFrom('surveySubmissions').execute()
    const body = { kind: 'survey', id: made.id, revision: fewer.revision } as const
    expect((await site.call('SurveyDesk/Delete', { token, body })).status).toBe(200)
    const left = await changesOf('survey', wanted.key)
    expect(left.map(({ restorable }) => restorable)).toEqual(Array(left.length).fill(false))
    expect(left[0]?.what).toEqual([`Xóa "${draft.title}"`])
  })

  test('a class comes back by the rules of saving it: in the past or cancelled it does not', async () => {
    const draft = { ...draftOf('class'), startAt: '2026-11-21T03:02:00Z', endAt: '2026-11-21T05:00:00Z' }
    const made = (await site.call('ClassDesk/Save', { token, body: { id: null, revision: null, draft } })).data()
    const later = { ...draft, startAt: '2026-12-06T02:00:00Z', endAt: '2026-12-06T04:00:00Z', seats: 12 }
    const moved = (await site.call('ClassDesk/Save', { token, body: { ...made, draft: later } })).data()
    const key = String(made.id)
    expect(await desks.classOf(key)).toMatchObject({
      ...{ changedAt: site.clock.now.toISOString(), changedBy: 'Lê Thị Biên' },
    })
    const [change] = await changesOf('class', key)
    expect(change?.what).toEqual([
      'bắt đầu: "10:02, 21/11/2026" → "09:00, 06/12/2026"',
      'kết thúc: "12:00, 21/11/2026" → "11:00, 06/12/2026"',
      'số chỗ: "20" → "12"',
    ])
    const wanted = { kind: 'class', key, changeId: change?.id ?? 0 } as const
    site.later(3)
    expect((await restore({ ...wanted, version: String(moved.revision) })).errors).toMatchObject([
      { field: 'draft.startAt' },
    ])
    expect((await site.call('ClassDesk/Cancel', { token, body: moved })).status).toBe(200)
    expect(await restore({ ...wanted, version: String(moved.revision + 1) })).toMatchObject({ code: 'class_is_closed' })
    expect((await changesOf('class', key))[0]).toMatchObject({ what: ['Hủy lớp'], restorable: false })
    expect((await restore({ ...wanted, changeId: null, version: '3' })).code).toBe('change_does_not_exist')
  })

  test('a picture that can be brought back outlives the clean-up', async () => {
    const jpeg = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer()
    const picture = `data:image/jpeg;base64,${jpeg.toString('base64')}`
    const added = (await site.call('SiteDesk/AddPicture', { token, body: { picture } })).data()
    const save = async (
      known: { readonly key: string; readonly version: string } | null,
      draft: CallBody<'SiteDesk/Save'>['draft'],
    ) =>
      (
        await site.call('SiteDesk/Save', {
          token,
          body: { key: known?.key ?? null, version: known?.version ?? null, draft },
        })
      ).data()
    const made = await save(null, { ...draftOf('banner'), picture: { ...added, alt: 'Cốc nước' } })
    await save(made, draftOf('banner'))
    const isThere = async () => {
      await forgetUnusedPictures(site.database.query, new Date('2026-12-21T03:00:00Z'))
      return (await site.server.app.inject(added.address)).statusCode === 200
    }
    expect(await isThere()).toBe(true)
    await site.database.query
      .deleteFrom('deskChanges')
      .where('kind', '=', 'banner')
      .where('key', '=', made.key)
      .execute()
    expect(await isThere()).toBe(false)
  })

  test('thirty changes of an entry can be taken back, two hundred are told', async () => {
    const known = await desks.of.navigation.make('Một')
    await site.database.pool.query(
      `insert into desk_changes (kind, key, changed_at, what, before)
        select 'navigation', $1, now(), array['Sửa'], '{"kind": "navigation"}' from generate_series(1, 205)`,
      [known.key],
    )
    await desks.of.navigation.save(known, 'Hai')
    const changes = await changesOf('navigation', known.key)
    expect([changes.length, changes[0]?.what]).toEqual([200, ['chữ: "Một" → "Hai"']])
    expect(changes.findIndex(({ restorable }) => !restorable)).toBe(30)
    expect(changes.slice(30).some(({ restorable }) => restorable)).toBe(false)
  })

  test('former releases read and bring back by their own calls', async () => {
    const first = await desks.of.navigation.make('Một')
    await desks.of.navigation.save(first, 'Hai')
    const { key } = first
    const query = { kind: 'navigation', key } as const
    const changes = (await site.call('SiteDesk/GetChanges', { token, query })).data()
    expect(changes).toEqual(await changesOf('navigation', key))
    const { version } = await desks.of.navigation.read(key)
    const body = { ...query, version, changeId: changes[0]?.id ?? 0 }
    expect((await site.call('SiteDesk/Restore', { token, body })).status).toBe(200)
    expect((await desks.of.navigation.read(key)).text).toBe('Một')
    const survey = await desks.of.survey.make('Một')
    const told = (
      await site.call('SurveyDesk/GetChanges', { token, query: { kind: 'survey', id: Number(survey.key) } })
    ).data()
    expect(told).toEqual([{ at: site.clock.now.toISOString(), by: 'Lê Thị Biên', what: ['Tạo mới'] }])
  })

  test('the lines of an editor whose account is gone stay, without a name', async () => {
    const other = await site.newUser('cu@example.vn', { fullName: 'Vũ Thị Cũ' })
    await site.database.query.updateTable('users').set({ userType: 99 }).where('id', '=', other.userId).execute()
    await site.prove(other.token)
    const { key } = await editorsDesks(site, other.token).of.poll.make('Một')
    expect(await changesOf('poll', key)).toMatchObject([{ by: 'Vũ Thị Cũ' }])
    await site.database.query.deleteFrom('users').where('id', '=', other.userId).execute()
    expect(await changesOf('poll', key)).toMatchObject([{ by: null, what: ['Tạo mới'] }])
  })
})
