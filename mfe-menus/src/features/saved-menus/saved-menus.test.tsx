import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import type { CallBody } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import type { NoticeAction, Session } from 'shared-frame/remotes'
import { click, createFakeApi, createShellMock, eventually, type MountedView, mountInShell } from 'shared-frame/testing'
import { SavedMenus } from './components/SavedMenus'
import { SaveMenuButton } from './components/SaveMenuButton'
import type { SavedMenuCard } from './requests/saved-menus'
import type { MenuToSave } from './requests/use-save-menus'

const signedIn: Session = {
  state: 'signed-in',
  user: {
    id: 7,
    fullName: 'Trần Thị Sen',
    shortName: 'Thị Sen',
    userType: 1,
    objectTypeId: 2,
    pictureUrl: null,
    numberOfCarts: 0,
  },
}

let view: MountedView
afterEach(() => view.unmount())

async function show(children: React.ReactNode, api: ReturnType<typeof createFakeApi>, session: Session = signedIn) {
  const actions: NoticeAction[] = []
  const shell = createShellMock(session)
  const notify: typeof shell.notify = (text, kind, action) => {
    shell.notify(text, kind)
    if (action) actions.push(action)
  }
  view = await mountInShell({ ...shell, api, notify }, children)
  return { actions, told: () => shell.calls.filter(([name]) => name === 'notify').map(([, text]) => text) }
}

const menu = (whom: string): MenuToSave => ({
  title: `Tuần của ${whom}`,
  forWhom: whom,
  objectTypeId: 2,
  days: [{ dayCode: 'N1', meals: [{ mealCode: 2, dishes: [{ dishId: 3, portion: 1 }] }] }],
})

test('a save that broke off half-way goes on with the same keys, so that nothing is kept twice', async () => {
  const sent: CallBody<'SavedMenu/Add'>[] = []
  let isDown = true
  const api = createFakeApi({
    'SavedMenu/Add': ({ body }) => {
      if (!body) throw new Error('no body')
      sent.push(body)
      if (sent.length === 2 && isDown) throw new ApiError('SavedMenu/Add', 0, 'Không có mạng.')
      return { id: sent.length, revision: 1 }
    },
  })
  const { told } = await show(<SaveMenuButton menus={() => [menu('mẹ'), menu('bé Na')]} />, api)
  await click(view.find('button'))
  await eventually(() => expect(view.find('[role=alert]').textContent).toMatch(/Không có mạng.*Mới lưu được cho mẹ/))
  isDown = false
  await click(view.find('button'))
  await eventually(() => expect(told()).toEqual(['Đã lưu vào Thực đơn của tôi']))
  expect(sent.map(({ forWhom }) => forWhom)).toEqual(['mẹ', 'bé Na', 'mẹ', 'bé Na'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  expect(view.find('[role=alert]').textContent).toBe('')
})

test('whoever is not logged in is asked to, and nothing is sent', async () => {
  const api = createFakeApi({})
  await show(<SaveMenuButton menus={() => [menu('mẹ')]} />, api, { state: 'anonymous' })
  await click(view.find('button'))
  expect(api.calls).toEqual([])
})

test('a press before it is known who is here waits for it, and asks nobody to log in who is', async () => {
  const sent: string[] = []
  const api = createFakeApi({
    'SavedMenu/Add': async ({ body }) => {
      if (!body) throw new Error('no body')
      sent.push(body.title)
      return { id: 5, revision: 1 }
    },
  })
  const shell = createShellMock()
  let session: Session = { state: 'unknown' }
  const listeners = new Set<() => void>()
  const store = {
    ...shell.session,
    read: () => session,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  view = await mountInShell({ ...shell, api, session: store }, <SaveMenuButton menus={() => [menu('mẹ')]} />)
  await click(view.find('button'))
  expect(sent).toEqual([])
  session = signedIn
  await act(async () => {
    for (const listener of [...listeners]) listener()
  })
  await eventually(() => expect(sent).toEqual(['Tuần của mẹ']))
  expect(shell.calls.map(([name]) => name)).toEqual(['notify'])
})

const card = (id: number): SavedMenuCard => ({
  id,
  title: `Thực đơn ${id}`,
  objectTypeId: 2,
  forWhom: id === 1 ? 'Bé Na' : null,
  startsOn: id === 1 ? '2026-11-23' : null,
  menuId: null,
  dayCount: 7,
  dishCount: 40,
  illustrations: ['com'],
  savedAt: '2026-11-20T02:00:00Z',
  changedAt: '2026-11-21T02:00:00Z',
  revision: 1,
})

test('the list tells menus apart; a deleted one can be taken back', async () => {
  const kept = new Map([1, 2].map((id) => [id, card(id)]))
  const gone = new Map<number, SavedMenuCard>()
  const api = createFakeApi({
    'SavedMenu/GetAll': () => [...kept.values()],
    'SavedMenu/Delete': ({ query }) => {
      const id = Number(query?.id)
      const found = kept.get(id)
      if (found) gone.set(id, found)
      kept.delete(id)
      return {}
    },
    'SavedMenu/Restore': ({ body }) => {
      const id = Number(body?.id)
      const found = gone.get(id)
      if (found) kept.set(id, found)
      return { id, revision: 1 }
    },
  })
  const { actions, told } = await show(<SavedMenus />, api)
  const titles = () => [...view.container.querySelectorAll('h2')].map(({ textContent }) => textContent)
  await eventually(() => expect(titles()).toEqual(['Thực đơn 1', 'Thực đơn 2']))
  expect(view.text()).toMatch(/Cho Bé Na.*7 ngày.*40 món.*Nấu từ 23\/11\/2026/)
  await click(view.find('button[aria-label="Xóa: Thực đơn 1"]'))
  await eventually(() => expect(titles()).toEqual(['Thực đơn 2']))
  expect(actions.map(({ label }) => label)).toEqual(['Hoàn tác'])
  actions[0]?.run()
  await eventually(() => expect(titles()).toEqual(['Thực đơn 2', 'Thực đơn 1']))
  expect(told()).toEqual(['Đã xóa “Thực đơn 1”', 'Đã lấy lại “Thực đơn 1”'])
})

test('a copy has the dishes of its original and a name of its own', async () => {
  const added: CallBody<'SavedMenu/Add'>[] = []
  const { days } = menu('mẹ')
  const api = createFakeApi({
    'SavedMenu/GetAll': () => [card(1)],
    'SavedMenu/GetById': () => ({ ...card(1), days: [], kept: days }),
    'SavedMenu/Add': ({ body }) => {
      if (body) added.push(body)
      return { id: 9, revision: 1 }
    },
  })
  await show(<SavedMenus />, api)
  await eventually(() => expect(view.text()).toContain('Thực đơn 1'))
  await click(view.find('button[aria-label="Nhân bản: Thực đơn 1"]'))
  await eventually(() => expect(added).toHaveLength(1))
  expect(added[0]).toMatchObject({ title: 'Thực đơn 1 (bản sao)', forWhom: 'Bé Na', days })
})

test('an empty list says where menus are found; a list that can’t be had can be asked for again', async () => {
  let answers = 0
  const api = createFakeApi({
    'SavedMenu/GetAll': () => {
      answers += 1
      if (answers === 1) throw new ApiError('SavedMenu/GetAll', 400, 'Máy chủ đang bận.')
      return []
    },
  })
  await show(<SavedMenus />, api)
  await eventually(() => expect(view.text()).toContain('Thử lại'))
  await click(view.find('button'))
  await eventually(() => expect(view.text()).toContain('Bạn chưa lưu thực đơn nào'))
})
