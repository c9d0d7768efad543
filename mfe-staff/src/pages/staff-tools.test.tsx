import { afterEach, describe, expect, test } from '@jest/globals'
import { paths } from 'shared-contracts/paths'
import type { Session, VisitorAnswer } from 'shared-frame/remotes'
import { createFakeApi, eventually, type OpenedPage, visitorProfile } from 'shared-frame/testing'
import { openPage } from '../testing/open-page'

let page: OpenedPage | null = null
afterEach(async () => {
  await page?.close()
  page = null
})

const need = { min: null, max: null, need: null }
function apiOf(profile: VisitorAnswer<'profile'> | null) {
  return createFakeApi({
    ...(profile && { 'User/UserInfo': () => profile }),
    'Staff/GetApproval': () => ({ state: 'waiting', reason: null, decidedAt: null, askedAgainAt: null }),
    'RecommendedDiet/GetRecommendedDietByObjectTypeId': () => [
      { ...need, standardId: 1, recommended: { from: 1780, to: 1810 }, source: 'NIN2016' },
      { ...need, standardId: 103, upper: { amount: 45, ofAdded: false, source: 'IOM2001' } },
    ],
    'Menu/Search': () => ({ items: [], totalCount: 0 }),
    'SavedMenu/GetAll': () => [],
  })
}

function sessionOf(profile: VisitorAnswer<'profile'> | null): Session {
  if (profile === null) return { state: 'anonymous' }
  const { id, fullName, userType, objectTypeId } = profile
  const user = { id, fullName, shortName: fullName, userType, objectTypeId, pictureUrl: null, numberOfCarts: 0 }
  return { state: 'signed-in', user }
}

const staff = visitorProfile({ userType: 2, staffApproved: true })
const tools = [
  [paths.growthSheet, 'Lập phiếu'],
  [paths.gainSheet, 'Lập phiếu'],
  [paths.handOut, 'Lập tờ hướng dẫn'],
  [paths.needsTables, 'Tải cả mười nhóm (CSV)'],
] as const

describe.each(tools)('%s', (path, press) => {
  test('is there for medical staff', async () => {
    const opened = await openPage(path, apiOf(staff), sessionOf(staff))
    page = opened
    await eventually(() => expect(opened.text()).toContain(press))
    expect(opened.head()).toMatchObject({ canonical: path })
  })

  test.each([
    ['nobody logged in', null, 'Mời bạn đăng nhập'],
    ['a mother', visitorProfile({ userType: 0 }), 'không phải tài khoản cán bộ y tế'],
    ['staff who wait for approval', visitorProfile({ userType: 2 }), 'đang chờ duyệt'],
  ] as const)('to %s says how to get access and asks for nothing', async (_, profile, words) => {
    const api = apiOf(profile)
    const opened = await openPage(path, api, sessionOf(profile))
    page = opened
    await eventually(() => expect(opened.text()).toContain(words))
    expect(opened.text()).not.toContain(press)
    expect(api.calls.filter((name) => name !== 'User/UserInfo' && name !== 'Staff/GetApproval')).toEqual([])
  })
})

test('the table tells recommendation, upper level, unit and source of each line', async () => {
  const opened = await openPage(paths.needsTables, apiOf(staff), sessionOf(staff))
  page = opened
  await eventually(() => expect(opened.text()).toContain('1.780 - 1.810 kcal'))
  expect(opened.text()).toContain('45 miligam')
  expect(opened.html()).toMatch(/data-label="Nguồn">[^<]*2001/)
})
