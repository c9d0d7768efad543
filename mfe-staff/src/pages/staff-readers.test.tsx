import { afterEach, describe, expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import type { Session, VisitorAnswer } from 'shared-frame/remotes'
import { click, createFakeApi, eventually, type OpenedPage, typeText, visitorProfile } from 'shared-frame/testing'
import { openPage } from '../testing/open-page'
import { staffApi } from '../testing/staff-articles'

const LANDING = '/danh-cho-can-bo-y-te'
const LIST = `${LANDING}/tai-lieu-chuyen-mon`
const FILES = `${LANDING}/tap-tin`
const ARTICLE = `${LIST}/5001-bai-so-5001`

let page: OpenedPage | null = null
afterEach(async () => {
  await page?.close()
  page = null
})

function signedIn({ id, fullName, userType, objectTypeId, secondStep }: VisitorAnswer<'profile'>): Session {
  const base = { id, fullName, shortName: fullName, userType, objectTypeId, secondStep }
  const user = { ...base, pictureUrl: null, numberOfCarts: 0 }
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

  test('the files are listed with kind, size and sources, and found by words', async () => {
    const opened = await open(FILES, profile)
    await eventually(() => expect(opened.text()).toContain('2 tệp'))
    for (const part of ['Tệp số 1', 'Bảng CSV', '204 KB', '20/11/2026', 'Phiếu hỏi', 'Văn bản Word'])
      expect(opened.text()).toContain(part)
    const search = document.querySelector<HTMLInputElement>('input[type=search]')
    if (search === null) throw new Error('nothing to search with')
    await typeText(search, 'phieu hoi')
    await eventually(() => expect(opened.text()).toContain('1 tệp'))
    expect(opened.text()).not.toContain('Tệp số 1')
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
  test.each([LANDING, LIST, ARTICLE, FILES])('%s says why and how to get access', async (address) => {
    const opened = await open(address, profile, { status })
    await eventually(() => expect(opened.text()).toContain(words))
    expect(opened.html()).not.toMatch(/Bài số|bai-so-5002|Tệp số|Thử lại/)
  })
})

test.each([
  ['refused', 'Tài khoản của bạn chưa được duyệt'],
  ['revoked', 'Quyền đọc mục này đã được rút lại'],
] as const)('staff who were %s are told why', async (state, words) => {
  const approval = { state, reason: 'Chưa rõ nơi công tác', decidedAt: '2026-11-20T03:00:00.000Z', askedAgainAt: null }
  const opened = await open(FILES, visitorProfile({ userType: 2 }), { status: 403, approval })
  await eventually(() => expect(opened.text()).toContain('Lý do: Chưa rõ nơi công tác'))
  expect(opened.text()).toContain(words)
})

test('who was refused says what has changed and waits again; what she typed outlasts a failure', async () => {
  const asked: string[] = []
  let fails = true
  const api = staffApi({ status: 403 })
  const asking = createFakeApi({
    'ArticleCatalog/GetAll': () => api.call('ArticleCatalog/GetAll'),
    'User/UserInfo': () => visitorProfile({ userType: 2 }),
    'Staff/GetApproval': () => {
      const decided = { reason: 'Chưa rõ nơi công tác', decidedAt: '2026-11-20T03:00:00.000Z' }
      return asked.length > 0
        ? { ...decided, state: 'waiting', askedAgainAt: '2026-11-21T03:00:00.000Z' }
        : { ...decided, state: 'refused', askedAgainAt: null }
    },
    'Staff/AskAgain': ({ body }) => {
      if (fails) throw new ApiError('Staff/AskAgain', 503, 'Máy chủ đang bận')
      asked.push(body?.note ?? '')
      return {}
    },
  })
  const opened = await openPage(FILES, asking, signedIn(visitorProfile({ userType: 2 })))
  page = opened
  await eventually(() => expect(document.querySelector('textarea[name=note]')).not.toBeNull())
  const field = () => document.querySelector<HTMLTextAreaElement>('textarea[name=note]')
  const send = async () => {
    const button = document.querySelector('button[type=submit]')
    if (button === null) throw new Error('nothing to send with')
    await click(button)
  }
  await send()
  await eventually(() => expect(opened.text()).toContain('Bạn ghi giúp điều đã thay đổi'))
  expect(field()?.getAttribute('aria-invalid')).toBe('true')
  const note = field()
  if (note === null) throw new Error('nothing to type in')
  await typeText(note, 'Đã bổ sung khoa')
  await send()
  await eventually(() => expect(opened.text()).toContain('Máy chủ đang bận'))
  expect(field()?.value).toBe('Đã bổ sung khoa')
  fails = false
  await send()
  await eventually(() => expect(opened.text()).toContain('Bạn đã xin xem lại lúc'))
  expect(asked).toEqual(['Đã bổ sung khoa'])
  expect(opened.text()).toContain('đang chờ duyệt')
  expect(field()).toBeNull()
})

test('an approval that was taken back while the page was open brings the gate in its place', async () => {
  let profile = approved
  const api = staffApi({ status: 403 })
  const revoking = createFakeApi({
    'ArticleCatalog/GetAll': () => api.call('ArticleCatalog/GetAll'),
    'Staff/GetApproval': () => ({ state: 'revoked', reason: 'Đã chuyển nghề', decidedAt: null, askedAgainAt: null }),
    'User/UserInfo': () => profile,
    'Staff/GetFiles': () => {
      profile = visitorProfile({ userType: 2, staffApproved: false })
      throw new ApiError('Staff/GetFiles', 403, 'Chưa được duyệt')
    },
  })
  page = await openPage(FILES, revoking, signedIn(approved))
  await eventually(() => expect(page?.text()).toContain('Lý do: Đã chuyển nghề'))
})

describe.each([
  ['missing', 'Thiết lập ở trang Bảo mật'],
  ['due', 'Xác nhận ở trang Bảo mật'],
] as const)('a second step that is %s', (secondStep, link) => {
  test('closes a list and leads to the security page and back', async () => {
    const opened = await open(LIST, { ...approved, secondStep })
    await eventually(() => expect(opened.text()).toContain(link))
    const way = `/trang-ca-nhan-cua-ban/bao-mat?returnTo=${encodeURIComponent(LIST)}`
    expect(opened.html()).toContain(`href="${way}"`)
  })
})
