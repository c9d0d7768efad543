import { afterEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { paths } from 'shared-contracts/paths'
import { eraseKept } from 'shared-frame/kept'
import type { Session, VisitorAnswer } from 'shared-frame/remotes'
import {
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  typeText,
  visitorProfile,
  withVisitorData,
} from 'shared-frame/testing'
import { useWhom, WhomControl } from './index'

jest.setTimeout(60_000)

const TODAY = '2026-11-22'

function Page({ search = '', today = TODAY }: { search?: string; today?: string }) {
  return <WhomControl site={useWhom({ path: '/trang', search: new URLSearchParams(search), today })} />
}

const rice = {
  ...{ id: 3, fullName: 'Gạo', dayOfBirth: '2025-09-10', gender: 0 as const, objectTypeId: 7 },
  fullBirth: { date: 10, month: 9, year: 2025 },
}

let view: MountedView | null = null
afterEach(async () => {
  await view?.unmount()
  view = null
  window.localStorage.clear()
})

const ANONYMOUS: Session = { state: 'anonymous' }

/** The control on a page, for nobody or for somebody signed in. Gives what was asked of the shell. */
async function open(page = <Page />, profile: VisitorAnswer<'profile'> | null = null) {
  await view?.unmount()
  const mock = createShellMock(profile === null ? ANONYMOUS : signedIn(profile))
  const shell = withVisitorData({ ...mock, api: createFakeApi({ 'User/UserInfo': () => profile ?? visitorProfile() }) })
  view = await mountInShell(shell, page)
  return mock
}

function signedIn({ id, fullName, userType, objectTypeId }: VisitorAnswer<'profile'>): Session {
  const user = { id, fullName, shortName: fullName, userType, objectTypeId, pictureUrl: null, numberOfCarts: 0 }
  return { state: 'signed-in', user }
}

const line = () => view?.container.querySelector('[data-whom]')?.textContent ?? ''
const dialog = () => document.querySelector('[role=dialog]')

async function press(name: string | RegExp): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent?.match(name))
  if (button === undefined) throw new Error(`no button ${name} in ${document.body.textContent}`)
  await act(async () => button.click())
}

async function openSheet(): Promise<void> {
  await press(/Dành cho|Bé đã/)
  await eventually(() => expect(dialog()?.textContent).toContain('Bạn xem cho ai?'))
}

test('before scripts it is a form of the same page, and says nobody', () => {
  const html = renderToString(<Page search="?cho=be-14-thang" />)
  expect(html).toContain('Bé 14 tháng')
  expect(html).toMatch(/<form[^>]*action="\/trang"[^>]*method="get"/)
  expect(html).toContain('<option value="tuan-20"')
  expect(html).toContain('<option value="me-cho-con-bu"')
  expect(renderToString(<Page />)).toContain('chưa chọn')
})

test('a week is chosen once: address, device, and the next pages; it goes on with the calendar', async () => {
  const mock = await open()
  expect(line()).toContain('chưa chọn')
  await openSheet()
  await press('Xem cho tuần này')
  expect(mock.calls).toContainEqual(['navigate', '/trang?cho=tuan-20'])
  expect(mock.calls).toContainEqual(['announce', 'Đang xem cho: Tuần 20'])
  await eventually(() => expect(line()).toContain('Tuần 20'))

  await open()
  expect(line()).toContain('Tuần 20')
  await open(<Page today="2026-11-29" />)
  expect(line()).toContain('Tuần 21')
  await open(<Page search="?cho=tuan-9" />)
  expect(line()).toContain('Tuần 9')
  await open(<Page today="2027-06-01" />)
  expect(line()).toContain('Bé đã chào đời chưa?')
})

test('a week that is chosen before it is known who is here is kept as soon as it is', async () => {
  let session: Session = { state: 'unknown' }
  const listeners = new Set<() => void>()
  const mock = createShellMock()
  const read = () => session
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  view = await mountInShell(withVisitorData({ ...mock, session: { ...mock.session, read, subscribe } }), <Page />)
  await openSheet()
  await press('Xem cho tuần này')
  expect(window.localStorage).toHaveLength(0)
  await act(async () => {
    session = ANONYMOUS
    for (const tell of listeners) tell()
  })
  await eventually(() => expect(line()).toContain('Tuần 20'))
  await open()
  expect(line()).toContain('Tuần 20')
})

test('a birthday is judged at its field, and chosen', async () => {
  await open()
  await openSheet()
  const field = () => document.querySelector<HTMLInputElement>('[role=dialog] input[placeholder="dd/mm/yyyy"]')
  async function typeBirthDay(text: string): Promise<void> {
    const input = field()
    if (input === null) throw new Error('no field')
    await typeText(input, text, { replace: true })
    await press('Xem cho bé')
  }
  await press('Xem cho bé')
  expect(dialog()?.textContent).toContain('Bạn nhập ngày sinh của bé nhé.')
  expect(document.activeElement).toBe(field())
  for (const [typed, message] of [
    ['30/02/2026', 'không có trong lịch'],
    ['23/11/2026', 'không thể ở sau hôm nay'],
    ['10/09/2019', 'đến tròn 5 tuổi'],
  ] as const) {
    await typeBirthDay(typed)
    expect(dialog()?.querySelector('[aria-invalid=true]')).not.toBeNull()
    expect(dialog()?.textContent).toContain(message)
  }
  await typeBirthDay('10/09/2025')
  await eventually(() => expect(line()).toContain('Bé 14 tháng'))
})

test('somebody of the family holds on all pages; logging out erases it', async () => {
  const profile = visitorProfile({ children: [rice] })
  await open(<Page />, profile)
  await eventually(() => expect(line()).toContain('Tuần 23'))
  await openSheet()
  await press(/^Gạo/)
  await eventually(() => expect(line()).toContain('Bé 14 tháng'))
  await open(<Page />, profile)
  await eventually(() => expect(line()).toContain('Bé 14 tháng'))
  await act(async () => eraseKept())
  expect(line()).toContain('Tuần 23')
  // Nobody else is told of her family.
  await open()
  expect(line()).toContain('chưa chọn')
})

test('past term, by profile or told on the device, it asks whether the child was born, and is chosen by name alone', async () => {
  const pastTerm = visitorProfile({ pregnancyWeeks: 42 })
  const mock = await open(<Page search="?cho=tuan-20&mon=ca" />, pastTerm)
  await eventually(() => expect(line()).toContain('Tuần 20'))
  await openSheet()
  expect(dialog()?.textContent).not.toMatch(/Tuần 40 |Mẹ mang thai tuần/)
  await press('Mẹ quá ngày dự sinh')
  expect(mock.calls).toContainEqual(['navigate', '/trang?mon=ca'])
  await open(<Page />, pastTerm)
  await eventually(() => expect(line()).toBe('Bé đã chào đời chưa?. Cho biết'))
})

test('a mother who told nothing of herself is asked, and led to her profile', async () => {
  await open(<Page />, visitorProfile({ pregnancyWeeks: null, pregnancyDayInWeek: null }))
  await eventually(() => expect(line()).toContain('Mẹ đang ở giai đoạn nào?'))
  await press('Cho biết')
  await eventually(() => expect(dialog()?.textContent).toContain('chưa cho biết tuần thai'))
  expect(dialog()?.querySelector('a')?.getAttribute('href')).toBe(paths.profile)
})

test('what an earlier release kept of the family is understood', async () => {
  const profile = visitorProfile({ userType: 3, isNursing: true, pregnancyWeeks: null, children: [rice] })
  // Unless she was chosen a carer stands after her children.
  await open(<Page />, profile)
  await eventually(() => expect(line()).toContain('Bé 14 tháng'))
  const chosen = { at: Date.now(), days: 300, value: { kind: 'own', key: 'nursing' } }
  window.localStorage.setItem(`kept/audience.1/${profile.id}/chosen`, JSON.stringify(chosen))
  await open(<Page />, profile)
  await eventually(() => expect(line()).toContain('Mẹ cho con bú'))
})

test('rubbish on the device counts as nothing', async () => {
  window.localStorage.setItem(
    'kept/audience.1/anyone/chosen',
    JSON.stringify({ at: Date.now(), days: 300, value: { kind: 'pregnancy', week: 99, asOf: 'x' } }),
  )
  await open()
  expect(line()).toContain('chưa chọn')
})
