/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { CalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { validationMessages } from 'shared-contracts/validation'
import sharp from 'sharp'
import { runHousekeeping } from '../../server/run-housekeeping'
import { type AccountSite, openAccountSite, PASSWORD, registration } from '../../testing/account-site'
import { leftOutOfOwnData, ownDataTables } from '../store/own-data.store'

jest.setTimeout(120_000)

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
}, 120_000)
afterAll(() => site.close())

const DAY = 24 * 60

describe('the profile', () => {
  test('what is left out stays; weeks end with the pregnancy', async () => {
    const { token } = await site.newUser('profile@example.vn', { pregnancyWeeks: 30 })
    const update = async (body: object) => (await site.call('User/UpdateUser', { token, body })).data()
    expect(await update({ fullName: 'Lan Chi', provinceId: 1, wardId: 4, dayOfBirth: '1990-05-02' })).toMatchObject({
      fullName: 'Lan Chi',
      pregnancyWeeks: 30,
      provinceId: 1,
      dayOfBirth: '1990',
    })
    const nursing = { userType: 1, motherStatus: 'NursingMother', children: [{ dayOfBirth: '2026-11-01', gender: 0 }] }
    expect(await update(nursing)).toMatchObject({
      userType: 1,
      isNursing: true,
      pregnancyWeeks: null,
      children: [{ gender: 0 }],
    })
    expect(await update({})).toMatchObject({ fullName: 'Lan Chi', isNursing: true })
  })

  test('places are of the list, a ward is of its province, and does not stay when the province changes', async () => {
    const { token } = await site.newUser('noi-o@example.vn', { provinceId: 1, wardId: 4 })
    const update = (body: object) => site.call('User/UpdateUser', { token, body })
    const wrong = async (body: object) => (await update(body)).errors.map(({ field }) => field)
    expect(await wrong({ provinceId: 64 })).toEqual(['provinceId'])
    expect(await wrong({ wardId: 5 })).toEqual(['wardId'])
    expect(await wrong({ provinceId: 2, wardId: 97 })).toEqual(['wardId'])
    expect(await wrong({ babysitterRelationshipId: 2 })).toEqual(['babysitterRelationshipId'])
    expect((await update({ wardId: 97 })).data()).toMatchObject({ provinceId: 1, wardId: 97 })
    expect((await update({ provinceId: 2 })).data()).toMatchObject({ provinceId: 2, wardId: null })
  })

  test('a place that an import removed may stay', async () => {
    const { token, userId } = await site.newUser('noi-cu@example.vn')
    const users = site.database.query.updateTable('users').where('id', '=', userId)
    await users.set({ provinceId: 64, wardId: 640 }).execute()
    const update = (body: object) => site.call('User/UpdateUser', { token, body })
    expect((await update({ fullName: 'Mai', provinceId: 64, wardId: 640 })).data()).toMatchObject({ wardId: 640 })
    expect((await update({ provinceId: 65 })).errors).toMatchObject([{ field: 'provinceId' }])
  })

  test('a child that outgrew the programme stays, its birth day is not moved to another year out of reach', async () => {
    const { token, userId } = await site.newUser('lon-roi@example.vn', {
      userType: 1,
      children: [{ dayOfBirth: '2021-01-01' }],
    })
    await site.database.query
      .updateTable('children')
      .where('userId', '=', userId)
      .set({ dayOfBirth: '2019-05-05' as CalendarDay })
      .execute()
    const [child] = (await site.call('User/UserInfo', { token })).data().children
    const update = (dayOfBirth: string) =>
      site.call('User/UpdateUser', { token, body: { fullName: 'Mai', children: [{ id: child?.id, dayOfBirth }] } })
    expect((await update('2019-05-05')).data()).toMatchObject({ fullName: 'Mai' })
    expect((await update('2019-05-06')).errors).toMatchObject([{ field: 'children.0.dayOfBirth' }])
  })

  test('children change by their id; the sixth is refused and nothing changes', async () => {
    const { token } = await site.newUser('nam@example.vn', {
      userType: 1,
      children: Array.from({ length: 5 }, (_, index) => ({ fullName: `Bé ${index}`, dayOfBirth: '2024-05-05' })),
    })
    const [first] = (await site.call('User/UserInfo', { token })).data().children
    const children = [{ id: first?.id, fullName: 'Bé Na', dayOfBirth: '2024-05-06' }, { dayOfBirth: '2025-01-01' }]
    const refused = await site.call('User/UpdateUser', { token, body: { children } })
    expect(refused.errors).toMatchObject([{ field: 'children' }])
    const changed = await site.call('User/UpdateUser', { token, body: { children: children.slice(0, 1) } })
    expect(
      changed
        .data()
        .children.map(({ fullName }) => fullName)
        .sort(),
    ).toEqual(['Bé 1', 'Bé 2', 'Bé 3', 'Bé 4', 'Bé Na'])
  })

  test('children of one name and birthday are asked for a name, also sent twice in one moment; those there are stay', async () => {
    const na = { fullName: 'Bé Na', dayOfBirth: '2024-05-05', gender: 1 as const }
    const twins = { userType: 1 as const, children: [na, { ...na, gender: 0 as const }] }
    const refused = await site.call('User/Register', { body: registration('sinh-doi@example.vn', twins) })
    expect(refused.errors).toMatchObject([{ field: 'children.1.fullName', message: validationMessages.childrenAlike }])
    const { token, userId } = await site.newUser('sinh-doi@example.vn', { ...twins, children: [na] })
    const update = (body: CallBody<'User/UpdateUser'>) => site.call('User/UpdateUser', { token, body })
    const own = async () => (await site.call('User/UserInfo', { token })).data().children
    expect((await update({ children: [{ ...na, fullName: 'bé  na' }] })).errors).toEqual([
      { field: 'children.0.fullName', code: 'invalid_value', message: validationMessages.childrenAlike },
    ])
    const sent = await Promise.all([1, 2].map(() => update({ children: [{ ...na, fullName: 'Bé Bo' }] })))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await own()).map(({ fullName }) => fullName)).toEqual(['Bé Na', 'Bé Bo'])

    await site.database.query.updateTable('children').where('userId', '=', userId).set({ fullName: 'Bé' }).execute()
    const [first] = await own()
    expect((await update({ children: [{ ...na, id: first?.id, fullName: 'Bé', gender: 0 }] })).status).toBe(200)
  })

  test('nobody becomes staff or administrator by a profile', async () => {
    const { token } = await site.newUser('role@example.vn')
    const answer = await site.server.app.inject({
      method: 'POST',
      url: '/api/User/UpdateUser',
      headers: { authorization: `Bearer ${token}` },
      payload: { userType: 99 },
    })
    expect(answer.statusCode).toBe(422)
  })

  test('a picture is cut, written anew without its metadata, and served under a new name each time', async () => {
    const { token } = await site.newUser('anh@example.vn')
    const jpeg = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#2f6b3a' } })
      .withExif({ IFD0: { Copyright: 'NGUOI-CHUP' } })
      .jpeg()
      .toBuffer()
    expect(jpeg.toString('latin1')).toContain('NGUOI-CHUP')
    const upload = (bytes: Buffer, type = 'image/jpeg') =>
      site.call('User/UpdateAvatar', { token, body: { picture: `data:${type};base64,${bytes.toString('base64')}` } })
    const { pictureUrl } = (await upload(jpeg)).data()
    const served = await site.server.app.inject({ url: pictureUrl })
    expect(served.headers['content-type']).toBe('image/webp')
    expect(served.rawPayload.toString('latin1')).not.toContain('NGUOI-CHUP')
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 256, height: 256, format: 'webp' })
    expect((await upload(jpeg)).data().pictureUrl).not.toBe(pictureUrl)
    expect((await site.server.app.inject({ url: pictureUrl })).statusCode).toBe(404)
    expect((await upload(Buffer.from('<svg/>'), 'image/svg+xml')).errors).toMatchObject([{ field: 'picture' }])
    expect((await upload(jpeg.subarray(0, 200))).status).toBe(422)
  })
})

describe('consents', () => {
  test('the latest word counts at once, and the ledger keeps all', async () => {
    const { token, userId } = await site.newUser('ledger@example.vn', {
      userType: 3,
      children: [{ dayOfBirth: '2025-11-21', gender: 1 }],
    })
    const childId = (await site.call('User/UserInfo', { token })).data().children[0]?.id ?? 0
    const weigh = () => site.call('HealthCheck/CheckChildHealth', { token, body: { childId, weight: 9, height: 74 } })
    const say = (given: boolean, purpose: 'health-data' | 'account' = 'health-data') =>
      site.call('User/SetConsent', { token, body: { purpose, given, textVersion: '3' } })
    expect((await weigh()).code).toBe('consent_required')
    await say(true)
    expect((await weigh()).status).toBe(200)
    expect((await say(false)).data().map(({ given }) => given)).toEqual([false, true, true])
    expect((await weigh()).code).toBe('consent_required')
    expect((await say(false, 'account')).status).toBe(422)
    const { query } = site.database
    await expect(
      query.updateTable('consents').set({ given: true }).where('userId', '=', userId).execute(),
    ).rejects.toThrow('append-only')
  })
})

describe('my data', () => {
  test('every table that knows users is in the download or left out for a reason', async () => {
    const { rows } = await site.database.pool.query<{ table_name: string }>(
      `select table_name from information_schema.columns
       where table_schema = 'public' and column_name in ('user_id', 'child_id', 'submission_id') order by table_name`,
    )
    const known = [...Object.keys(ownDataTables), ...leftOutOfOwnData]
    expect(rows.map(({ table_name }) => table_name)).toEqual(known.sort())
  })

  test('a download holds everything of mine, nothing of others and no secrets', async () => {
    const mine = await site.newUser('mine@example.vn', {
      userType: 3,
      children: [{ fullName: 'Bé của tôi', dayOfBirth: '2025-11-21', gender: 0 }],
    })
    await site.newUser('theirs@example.vn', {
      userType: 3,
      children: [{ fullName: 'Bé khác', dayOfBirth: '2025-11-21' }],
    })
    const { token } = mine
    await site.call('Favorite/AddFavoriteDish', { token, body: { dishId: 1 } })
    const data = (await site.call('User/DownloadData', { token, body: { password: PASSWORD } })).data()
    expect(data).toMatchObject({ users: [{ email: 'mine@example.vn' }], favourites: [{ item_id: 1 }] })
    const text = JSON.stringify(data)
    expect(text).toContain('Bé của tôi')
    for (const absent of ['Bé khác', 'theirs@', 'argon2', 'token_hash']) expect(text).not.toContain(absent)
  })

  test('deleting a child takes its health history along', async () => {
    const { token } = await site.newUser('xoabe@example.vn', {
      userType: 3,
      children: [{ dayOfBirth: '2025-11-21', gender: 0 }],
      consents: [{ purpose: 'health-data', given: true, textVersion: '1' }],
    })
    const childId = (await site.call('User/UserInfo', { token })).data().children[0]?.id ?? 0
    await site.call('HealthCheck/CheckChildHealth', { token, body: { childId, weight: 9, height: 74 } })
    const checks = async () =>
      (await site.database.query.selectFrom('childHealthChecks').selectAll().where('childId', '=', childId).execute())
        .length
    expect(await checks()).toBe(1)
    expect((await site.call('User/DeleteChild', { token, query: { childId } })).status).toBe(200)
    expect(await checks()).toBe(0)
    expect((await site.call('User/UserInfo', { token })).data().children).toEqual([])
  })

  test('an account is deleted with its password, can be kept for seven days, and is gone after them', async () => {
    site.clock.now = new Date('2026-11-21T03:00:00Z')
    const { token, userId } = await site.newUser('xoa@example.vn')
    const other = (await site.login('xoa@example.vn')).accessToken
    const remove = (password: string) => site.call('User/DeleteAccount', { token, body: { password } })
    expect(await remove('wrong')).toMatchObject({ code: '1057', errors: [{ field: 'password' }] })
    const told = () => site.account.mails.filter(({ to, subject }) => to === 'xoa@example.vn' && /xóa/i.test(subject))
    const twice = await Promise.all([remove(PASSWORD), remove(PASSWORD)])
    for (const answer of twice) expect(answer.data()).toEqual({ deleteAfter: '2026-11-28T03:00:00.000Z' })
    site.later(60)
    expect((await remove(PASSWORD)).data()).toEqual({ deleteAfter: '2026-11-28T03:00:00.000Z' })
    await site.server.postman.idle()
    expect(told()).toHaveLength(1)
    site.later(-60)
    expect((await site.call('User/UserInfo', { token: other })).status).toBe(401)
    expect((await site.call('User/UserInfo', { token })).data().deleteAfter).toBe('2026-11-28T03:00:00.000Z')
    await site.call('User/KeepAccount', { token })
    expect((await site.call('User/UserInfo', { token })).data().deleteAfter).toBeNull()
    await remove(PASSWORD)
    const before = site.clock.now
    site.later(7 * DAY - 1)
    await runHousekeeping(site.database, site.account.forgetMessages, site.clock.now)
    expect((await site.call('User/UserInfo', { token })).status).toBe(200)
    site.later(1)
    expect((await site.call('User/UserInfo', { token })).status).toBe(401)
    expect(await runHousekeeping(site.database, site.account.forgetMessages, site.clock.now)).toEqual({
      erasedUsers: 1,
    })
    const left = await site.database.query.selectFrom('consents').selectAll().where('userId', '=', userId).execute()
    expect(left).toEqual([])
    site.clock.now = before
  })
})

describe('favourites', () => {
  test('each once, newest first; of ten additions at once one wins; removing what is absent succeeds', async () => {
    const { token } = await site.newUser('thich@example.vn')
    const add = (articleId: number) => site.call('Favorite/AddFavoriteArticle', { token, body: { articleId } })
    expect((await add(3001)).status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(3002)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status, code }) => status === 409 && code === 'article_already_added')).toHaveLength(9)
    const list = async () => (await site.call('Favorite/GetFavoriteArticles', { token })).data()
    expect(await list()).toMatchObject({ totalCount: 2, items: [{ articleId: 3002 }, { articleId: 3001 }] })
    const remove = (itemId: number) => site.call('Favorite/RemoveFavorite', { token, body: { type: 1, itemId } })
    expect([(await remove(3002)).status, (await remove(3002)).status]).toEqual([200, 200])
    const byQuery = await site.call('Favorite/RemoveFavorite', { token, query: { type: 1, itemId: 3001 } })
    expect([byQuery.status, (await list()).totalCount]).toEqual([200, 0])
    expect((await add(99)).code).toBe('article_does_not_exist')
    const dish = () => site.call('Favorite/AddFavoriteDish', { token, body: { dishId: 2 } })
    expect((await dish()).status).toBe(200)
    expect(await dish()).toMatchObject({
      code: 'dish_already_added',
      message: 'Món ăn này đã có trong mục yêu thích.',
    })
    expect((await site.call('Favorite/GetFavoriteDishes', { token })).data().items).toMatchObject([{ dishId: 2 }])
    await add(3001)
    expect((await site.call('Favorite/GetFavoriteIds', { token })).data()).toEqual({ dishIds: [2], articleIds: [3001] })
  })
})

describe('medical staff', () => {
  test('approval by an administrator alone', async () => {
    const { userType: _, ...body } = registration('duyet@example.vn')
    const { userId } = (await site.call('User/MedicalStaffRegister', { body })).data()
    const boss = await site.newUser('boss@example.vn')
    const approve = (token: string, id = userId) =>
      site.call('User/ApproveMedicalStaff', { token, body: { userId: id, approved: true } })
    expect((await approve(boss.token)).status).toBe(403)
    await site.database.query.updateTable('users').set({ userType: 99 }).where('id', '=', boss.userId).execute()
    expect((await approve(boss.token)).code).toBe('second_step_required')
    await site.prove(boss.token)
    expect((await approve(boss.token)).status).toBe(200)
    expect((await approve(boss.token, boss.userId)).code).toBe('user_does_not_exist')
    const list = (await site.call('User/GetMedicalStaff', { token: boss.token })).data()
    expect(list).toMatchObject([{ userId, approved: true, userName: 'duyet@example.vn' }])
  })
})
