import { afterEach, describe, expect, test } from '@jest/globals'
import type { Session, VisitorAnswer } from 'shared-contracts/remotes'
import { eventually, visitorProfile } from 'shared-ui/testing'
import { type OpenedPage, openPage } from '../testing/open-page'
import { staffApi } from '../testing/staff-articles'

const LANDING = '/danh-cho-can-bo-y-te'
const LIST = `${LANDING}/tai-lieu-chuyen-mon`
const ARTICLE = `${LIST}/5001-bai-so-5001`

let page: OpenedPage | null = null
afterEach(async () => {
  await page?.close()
  page = null
})

function signedIn({ id, fullName, userType, objectTypeId }: VisitorAnswer<'profile'>): Session {
  const user = { id, fullName, shortName: fullName, userType, objectTypeId, pictureUrl: null, numberOfCarts: 0 }
  return { state: 'signed-in', user }
}

const approved = visitorProfile({ userType: 2, staffApproved: true })
const readers = [approved, visitorProfile({ userType: 99 })]

async function open(
  address: string,
  profile: VisitorAnswer<'profile'> | null,
  given: Parameters<typeof staffApi>[0] = {},
) {
  const api = staffApi({ profile: profile ?? undefined, ...given })
  page = await openPage(address, api, profile ? signedIn(profile) : { state: 'anonymous' })
  return page
}

describe.each(readers)('to user type $userType', (profile) => {
  test('the landing page shows the newest of the three catalogs', async () => {
    const opened = await open(LANDING, profile)
    await eventually(() => expect(opened.html()).toContain(`href="${LIST}/5004-bai-so-5004"`))
    expect(opened.html()).not.toContain('bai-so-5005')
    expect(opened.text()).not.toContain('Đăng nhập')
  })

  test('a list has pages', async () => {
    const opened = await open(`${LIST}?trang=2`, profile)
    await eventually(() => expect(opened.text()).toContain('30 bài viết, trang 2'))
    expect(opened.html()).toContain(`href="${LIST}?trang=3"`)
    expect(opened.text()).toContain('Bài số 5013')
  })

  test('an article speaks to staff, and its tags are words', async () => {
    const opened = await open(ARTICLE, profile)
    await eventually(() => expect(opened.text()).toContain('không thay hướng dẫn chuyên môn'))
    expect(opened.text()).toContain('Sắt')
    expect(opened.html()).not.toContain('/tim-kiem?the=')
    await eventually(() => expect(opened.head()).toMatchObject({ title: 'Bài số 5001', canonical: ARTICLE }))
  })
})

test.each([[`${LIST}/5001-sai`], [`${LANDING}/diem-tin-khoa-hoc/5001-bai-so-5001`], [`${LANDING}/khong-co/5001`]])(
  '%s leads a reader to the one address',
  async (address) => {
    const opened = await open(address, approved)
    await eventually(() => expect(opened.destinations()).toContain(ARTICLE))
  },
)

test('an empty list leads back to the landing page', async () => {
  const opened = await open(LIST, approved, { articles: 0 })
  await eventually(() => expect(opened.text()).toContain('Chưa có bài viết nào ở đây'))
  expect(opened.html()).toContain(`href="${LANDING}"`)
})

describe.each([
  ['nobody logged in', null, 401, 'Đăng nhập'],
  ['a pregnant woman', visitorProfile({ userType: 0 }), 403, 'không phải tài khoản cán bộ y tế'],
  ['a carer', visitorProfile({ userType: 3 }), 403, 'không phải tài khoản cán bộ y tế'],
  ['staff who wait for approval', visitorProfile({ userType: 2 }), 403, 'đang chờ duyệt'],
] as const)('to %s', (_, profile, status, words) => {
  test.each([LANDING, LIST, ARTICLE])('%s says why and how to get access', async (address) => {
    const opened = await open(address, profile, { status })
    await eventually(() => expect(opened.text()).toContain(words))
    expect(opened.html()).not.toMatch(/Bài số|bai-so-5002|Thử lại/)
  })
})
