/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type CallAddress, callAddresses } from 'shared-contracts/calls'
import { type AccountSite, openAccountSite } from '../testing/account-site'

jest.setTimeout(60_000)

const SECRET = 'RIENG-CUA-HOA'
let site: AccountSite
let hoa: { userId: number; token: string; childId: number }
let cartId: number
let binh: { userId: number; token: string }

beforeAll(async () => {
  site = await openAccountSite()
  const user = await site.newUser('hoa@example.vn', {
    fullName: SECRET,
    userType: 1,
    pregnancyWeeks: 20,
    children: [{ fullName: `${SECRET} con`, dayOfBirth: '2025-11-21', gender: 1 }],
    consents: [{ purpose: 'health-data', given: true, textVersion: SECRET }],
  })
  const childId = (await site.call('User/UserInfo', { token: user.token })).data().children[0]?.id ?? 0
  hoa = { ...user, childId }
  binh = await site.newUser('binh@example.vn', {
    consents: [{ purpose: 'health-data', given: true, textVersion: '1' }],
  })
  await site.call('HealthCheck/CheckChildHealth', { token: hoa.token, body: { childId, weight: 9, height: 74 } })
  await site.call('Favorite/AddFavoriteDish', { token: hoa.token, body: { dishId: 1 } })
  const meals = [{ mealCode: 2, dishes: [{ dishId: 2 }] }]
  const added = await site.call('UserCart/AddNewMenuCart', {
    token: hoa.token,
    body: { objectTypeId: 2, title: SECRET, meals },
  })
  cartId = added.data().id
  const registered = await site.call('CookingClass/Register', {
    token: hoa.token,
    body: { classId: 1, note: SECRET },
  })
  expect(registered.data().status).toBe('registered')
}, 60_000)
afterAll(() => site.close())

const calls: [string, CallAddress][] = Object.entries(callAddresses).filter(
  ([, { host, access }]) => host === 'api' && access !== 'public',
)

async function everythingOf(userId: number): Promise<string> {
  const { rows } = await site.database.pool.query<{ text: string }>(
    `select jsonb_build_array(
       (select to_jsonb(u) from users u where id = $1),
       (select jsonb_agg(c order by c.id) from children c where user_id = $1),
       (select jsonb_agg(c order by c.id) from consents c where user_id = $1),
       (select jsonb_agg(f order by f.id) from favourites f where user_id = $1),
       (select jsonb_agg(c order by c.id) from user_carts c where user_id = $1),
       (select jsonb_agg(r order by r.id) from class_registrations r where user_id = $1),
       (select jsonb_agg(s order by s.id) from sessions s where user_id = $1),
       (select jsonb_agg(h order by h.id) from child_health_checks h join children c on c.id = h.child_id where c.user_id = $1),
       (select jsonb_agg(h order by h.id) from mother_health_checks h where user_id = $1),
       (select jsonb_agg(d order by d.id) from diet_checks d where user_id = $1)
     )::text as text`,
    [userId],
  )
  return rows[0]?.text ?? ''
}

/** Every name under which a call takes somebody's or something's id. */
function withIdsOf(userId: number, childId: number) {
  return { id: childId, userId, motherId: userId, childId, menuId: childId, itemId: 1, type: 0, pregnancyTime: 1 }
}

test.each(calls)("%s with another user's ids gives and changes nothing of hers", async (_, { method, path }) => {
  const before = await everythingOf(hoa.userId)
  const hers = [hoa.childId, hoa.userId, cartId].map((id) => ({ ...withIdsOf(hoa.userId, id), classId: 1 }))
  for (const ids of hers) {
    const query = new URLSearchParams(Object.entries(ids).map(([name, value]) => [name, String(value)]))
    const bodies = [
      ids,
      { ...ids, weight: 9, height: 74, checkDate: '2026-11-20', dayOfBirth: '2025-11-21', gender: 1 },
      { ...ids, approved: false, children: [{ id: hoa.childId, fullName: 'x', dayOfBirth: '2025-11-21' }] },
    ]
    for (const payload of bodies) {
      const answer = await site.server.app.inject({
        method,
        url: `${path}?${query}`,
        headers: { authorization: `Bearer ${binh.token}` },
        ...(method === 'GET' ? {} : { payload }),
      })
      expect(answer.statusCode).toBeLessThan(502)
      expect(answer.statusCode).not.toBe(500)
      expect(answer.body).not.toContain(SECRET)
      expect(answer.body).not.toContain('hoa@example.vn')
    }
    if (path === '/api/User/Logout') binh.token = (await site.login('binh@example.vn')).accessToken ?? ''
  }
  expect(await everythingOf(hoa.userId)).toBe(before)
})

test.each(calls)('%s answers 401 without a token', async (_, { method, path }) => {
  const answer = await site.server.app.inject({ method, url: path, ...(method === 'GET' ? {} : { payload: {} }) })
  expect(answer.statusCode).toBe(401)
})

test.each(calls.filter(([, { access }]) => access === 'administrator'))(
  '%s answers 403 to everyone but administrators',
  async (_, { method, path }) => {
    for (const userType of [0, 1, 2, 3]) {
      await site.database.query
        .updateTable('users')
        .set({ userType: userType === 0 ? 0 : userType === 1 ? 1 : userType === 2 ? 2 : 3 })
        .where('id', '=', binh.userId)
        .execute()
      const answer = await site.server.app.inject({
        method,
        url: path,
        headers: { authorization: `Bearer ${binh.token}` },
        ...(method === 'GET' ? {} : { payload: {} }),
      })
      expect(answer.statusCode).toBe(403)
    }
  },
)
