import { afterEach, expect, test } from '@jest/globals'
import { calendarDayOf } from 'shared-contracts/ages'
import type { Session } from 'shared-frame/remotes'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  withVisitorData,
} from 'shared-frame/testing'
import { Family, OverviewNotices } from '../features/overview'
import { Consents, DeleteChildren, OwnData } from '../features/own-data'
import { ownProfile, signedIn } from '../testing/own-profile'

const today = calendarDayOf(new Date('2026-11-21T03:00:00Z'))
let view: MountedView
afterEach(() => view.unmount())

async function show(part: React.ReactNode, api = createFakeApi({}), session: Session = signedIn) {
  const shell = withVisitorData({ ...createShellMock(session), api })
  view = await mountInShell(shell, part)
  return shell
}

test.each([
  ['a whole profile asks nothing', ownProfile(), ''],
  ['an unfinished one asks for the rest', ownProfile({ profileComplete: false }), 'Hồ sơ còn thiếu vài thông tin'],
  [
    'past term it asks whether the child was born',
    ownProfile({ profileComplete: false, pregnancyWeeks: 42, pregnancyDayInWeek: 0 }),
    'Bé đã chào đời chưa?',
  ],
  ['staff wait for approval', ownProfile({ userType: 2 }), 'đang chờ quản trị viên duyệt'],
  ['or have it', ownProfile({ userType: 2, staffApproved: true }), 'đã được duyệt'],
  [
    'who has to pass a second step is told so first',
    ownProfile({ userType: 99, secondStep: 'missing' }),
    'Mở trang Bảo mật',
  ],
  ['administrators are asked nothing', ownProfile({ userType: 99, profileComplete: false }), ''],
])('%s', async (_, user, words) => {
  await show(<OverviewNotices user={user} today={today} />)
  if (words === '') expect(view.text()).toBe('')
  else expect(view.text()).toContain(words)
})

test('a consent is withdrawn with one press and given again with another; each stands in the ledger', async () => {
  const ledger = [{ purpose: 'health-data' as const, given: true, textVersion: '1', at: '2026-11-20T03:00:00.000Z' }]
  const api = createFakeApi({
    'User/GetConsents': () => [...ledger],
    'User/SetConsent': ({ body }) => {
      if (body) ledger.unshift({ ...body, purpose: 'health-data', at: `2026-11-21T03:0${ledger.length}:00.000Z` })
      return [...ledger]
    },
  })
  const shell = await show(<Consents />, api)
  await eventually(() => view.button('Rút lại: Dữ liệu sức khỏe'))
  expect(() => view.button('Rút lại: Thông tin tài khoản')).toThrow('No button')
  await click(view.button('Rút lại: Dữ liệu sức khỏe'))
  await eventually(() => view.button('Đồng ý: Dữ liệu sức khỏe'))
  expect(shell.calls.at(-1)?.[1]).toContain('Đã rút lại.')
  await click(view.button('Đồng ý: Dữ liệu sức khỏe'))
  await eventually(() => view.button('Rút lại: Dữ liệu sức khỏe'))
  expect(view.text()).toContain('Nhật ký đồng ý (3)')
})

test('a child without a name has the same number in the family and among what can be deleted', async () => {
  const [na] = ownProfile().children
  if (!na) throw new Error('no child')
  const user = ownProfile({ children: [na, { ...na, id: 12, fullName: '', dayOfBirth: '2026-03-05' }] })
  await show(<Family user={user} today={today} />, createFakeApi({ 'HealthCheck/GetChildrenHealthHistory': () => [] }))
  expect([...view.container.querySelectorAll('h3')].map((each) => each.textContent)).toContain('Bé thứ 2')
  await view.unmount()
  await show(<DeleteChildren user={user} today={today} />)
  expect([...view.container.querySelectorAll('h3')].map((each) => each.textContent)).toEqual(['Bé Na', 'Bé thứ 2'])
})

test('what deletes is not there before all that stands above it, and does not move under a finger', async () => {
  let answerContacts = () => {}
  const api = createFakeApi({
    'User/GetConsents': () => [],
    'UserContact/GetOwn': () =>
      new Promise((resolve) => {
        answerContacts = () => resolve([])
      }),
  })
  await show(<OwnData user={ownProfile()} today={today} />, api)
  await eventually(() => view.button('Đồng ý: Dữ liệu sức khỏe'))
  expect(() => view.button('Xóa hồ sơ của Bé Na')).toThrow('No button')
  answerContacts()
  await eventually(() => view.button('Xóa hồ sơ của Bé Na'))
})
