import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { contentKey } from 'shared-contracts/menus'
import type { NoticeAction, Session } from 'shared-frame/remotes'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  signedInSession,
  visitorProfile,
  withVisitorData,
} from 'shared-frame/testing'
import { OUTBOX_WAITS } from 'shared-ui/outbox'
import { AddToList } from './AddToList'
import { AddToListIcon } from './AddToListIcon'
import type { ListItem } from './item/list-item'
import { useWaitingItems, waitingItems } from './waiting-items'

const signedIn = signedInSession({ userType: 0, objectTypeId: 2 })
const soup: ListItem = { kind: 'dish', title: 'Canh chua', objectTypeId: 5, dish: { dishId: 4, portion: 1 } }

/** A server that keeps dishes as the real one does; what fails fails as `failing` says. */
function server() {
  const items: CallAnswer<'UserCart/GetItems'>[number][] = []
  const state: { failing: Error | null } = { failing: null }
  let lastId = 10
  function fail(): void {
    if (state.failing) throw state.failing
  }
  const api = createFakeApi({
    'User/UserInfo': () => visitorProfile(),
    'UserCart/GetItems': () => [...items],
    'UserCart/GetAll': () =>
      items.map(({ id, type, objectTypeId, menuId, forWhom, plannedFor }) => ({
        ...{ id, type, objectTypeId, menuId, forWhom, plannedFor },
        title: 'Canh chua',
        eaters: 4,
        days: [],
        dish: null,
        limits: [],
        addedAt: '2026-11-22T00:00:00Z',
      })),
    'UserCart/AddNewDishCart': ({ body, query }) => {
      fail()
      if (!body) throw new Error('no body')
      const { dishId, portion = 1, objectTypeId = null, forWhom = null, plannedFor = null } = body
      const content = contentKey({ days: [], dish: { dishId, portion } })
      const same = items.find((item) => item.dishId === dishId)
      if (same && query?.increaseNumberOfCarts !== false)
        throw new ApiError('UserCart/AddNewDishCart', 409, 'Đã có', [], undefined, 'already_added_this_menu')
      if (same) items.splice(items.indexOf(same), 1)
      lastId += same ? 0 : 1
      const id = same?.id ?? lastId
      items.push({
        id,
        type: 2,
        objectTypeId,
        dishId,
        menuId: null,
        dayCode: null,
        mealCode: null,
        forWhom,
        plannedFor,
        content,
      })
      return { id, numberOfCarts: items.length, replaced: same ? { dishId, portion: 3, eaters: 1 } : null }
    },
    'UserCart/Delete': ({ query }) => {
      fail()
      const index = items.findIndex(({ id }) => id === query?.id)
      if (index >= 0) items.splice(index, 1)
      return { numberOfCarts: items.length }
    },
  })
  return { api, items, state }
}

let view: MountedView
beforeEach(() => window.localStorage.clear())
afterEach(() => view.unmount())

function Waiting() {
  return <output>{useWaitingItems().map(({ title }) => title)}</output>
}

async function show(session: Session = signedIn, of = server()) {
  const shell = withVisitorData({ ...createShellMock(session), api: of.api })
  view = await mountInShell(
    shell,
    <>
      <AddToList item={soup} />
      <AddToListIcon item={soup} />
      <Waiting />
    </>,
  )
  const [label, icon] = ['button', 'button[data-no-print]'].map(
    (selector) => () => view.find<HTMLButtonElement>(selector),
  )
  if (!label || !icon) throw new Error('no buttons')
  const told = (): string => {
    const last = shell.calls.filter(([name]) => name === 'notify').at(-1)
    return String(last?.[1] ?? '')
  }
  const offered = (): NoticeAction => shell.calls.filter(([name]) => name === 'notify').at(-1)?.[3] as NoticeAction
  if (session.state === 'signed-in') await eventually(() => expect(of.api.calls).toContain('UserCart/GetItems'))
  const pressed = () => [label(), icon()].map((button) => button.getAttribute('aria-pressed'))
  return { ...of, shell, label, icon, told, offered, pressed }
}

test('one tap adds, the icon of the same dish follows, and the notice takes it back', async () => {
  const { api, items, label, told, offered, pressed } = await show()
  await click(label())
  await eventually(() => expect(pressed()).toEqual(['true', 'true']))
  expect(items).toMatchObject([{ dishId: 4, objectTypeId: 5 }])
  expect(label().textContent).toBe('Đã thêm · Hoàn tác')
  expect(told()).toBe('Đã thêm “Canh chua” vào danh sách đi chợ')
  expect(offered().label).toBe('Hoàn tác')
  await act(async () => offered().run())
  await eventually(() => expect(pressed()).toEqual(['false', 'false']))
  expect(items).toEqual([])
  expect(api.calls.filter((call) => call === 'UserCart/AddNewDishCart')).toHaveLength(1)
})

test('many taps while the server thinks add once', async () => {
  const { api, label, pressed } = await show()
  await act(async () => {
    for (let tap = 0; tap < 5; tap += 1) label().click()
  })
  await eventually(() => expect(pressed()).toEqual(['true', 'true']))
  expect(api.calls.filter((call) => call === 'UserCart/AddNewDishCart' || call === 'UserCart/Delete')).toEqual([
    'UserCart/AddNewDishCart',
  ])
})

test('what is there is removed by its button, and comes back as it was', async () => {
  const of = server()
  const { label, told, offered, pressed } = await show(signedIn, of)
  await click(label())
  await eventually(() => expect(pressed()).toEqual(['true', 'true']))
  await click(label())
  await eventually(() => expect(told()).toBe('Đã bỏ “Canh chua” khỏi danh sách đi chợ'))
  expect(of.items).toEqual([])
  await act(async () => offered().run())
  await eventually(() => expect(of.items).toHaveLength(1))
})

test('a refusal takes the press back and says why', async () => {
  const { state, label, told, pressed } = await show()
  state.failing = new ApiError(
    'UserCart/AddNewDishCart',
    409,
    'Danh sách đã có 100 mục.',
    [],
    undefined,
    'cart_is_full',
  )
  await click(label())
  await eventually(() => expect(told()).toBe('Chưa thêm được “Canh chua”. Danh sách đã có 100 mục.'))
  await eventually(() => expect(pressed()).toEqual(['false', 'false']))
})

test('without network the item waits on the device and says so', async () => {
  const { state, items, label, told, pressed } = await show()
  state.failing = new ApiError('UserCart/AddNewDishCart', 0, 'Không kết nối được.')
  await click(label())
  await eventually(() => expect(told()).toContain('Chưa có mạng. “Canh chua” được giữ trên máy này'))
  await eventually(() => expect(label().textContent).toBe('Đã giữ, sẽ tự thêm'))
  expect(pressed()).toEqual(['true', 'true'])
  expect(items).toEqual([])
  expect(waitingItems.list(7)).toHaveLength(1)
})

test.each([429, 503])('a server that is busy (%i) has it wait as well, and the shell try again', async (status) => {
  const { state, label, told } = await show()
  const again = jest.fn()
  window.addEventListener(OUTBOX_WAITS, again)
  state.failing = new ApiError('UserCart/AddNewDishCart', status, 'Bận.')
  await click(label())
  await eventually(() => expect(told()).toContain('Máy chủ đang bận. “Canh chua” được giữ trên máy này'))
  expect([waitingItems.list(7).length, again.mock.calls.length]).toEqual([1, 1])
  window.removeEventListener(OUTBOX_WAITS, again)
})

test('what is there with another portion is asked about in place, replaced, and can be put back', async () => {
  const of = server()
  of.items.push({
    ...{ id: 3, type: 2 as const, objectTypeId: 5, dishId: 4, menuId: null, dayCode: null, mealCode: null },
    ...{ forWhom: null, plannedFor: null, content: 'another portion' },
  })
  const { api, label, told, offered } = await show(signedIn, of)
  await eventually(() => expect(view.text()).toContain('Có trong danh sách đi chợ'))
  await click(label())
  expect(view.find('[role=alert]').textContent).toContain('Đã có trong danh sách. Thay bằng bản này?')
  expect(api.calls).not.toContain('UserCart/AddNewDishCart')
  const [replace] = view.container.querySelectorAll('[role=alert] button')
  if (!replace) throw new Error('no answer')
  await click(replace)
  await eventually(() => expect(told()).toBe('Đã thay “Canh chua” trong danh sách đi chợ'))
  expect(of.items).toMatchObject([{ id: 3, content: contentKey({ days: [], dish: { dishId: 4, portion: 1 } }) }])
  await act(async () => offered().run())
  await eventually(() => expect(told()).toBe('Đã trả lại bản trước của “Canh chua”'))
  expect(of.items).toMatchObject([{ id: 3, content: contentKey({ days: [], dish: { dishId: 4, portion: 3 } }) }])
})

test('what another tab has added meanwhile is told, not doubled nor asked about', async () => {
  const of = server()
  const { label, told, pressed } = await show(signedIn, of)
  of.items.push({
    ...{ id: 3, type: 2 as const, objectTypeId: 5, dishId: 4, menuId: null, dayCode: null, mealCode: null },
    ...{ forWhom: null, plannedFor: null, content: contentKey({ days: [], dish: { dishId: 4, portion: 1 } }) },
  })
  await click(label())
  await eventually(() => expect(told()).toBe('“Canh chua” đã có trong danh sách đi chợ'))
  await eventually(() => expect(pressed()).toEqual(['true', 'true']))
  expect(of.items).toHaveLength(1)
  expect(view.container.querySelector('[role=alert]')).toBeNull()
})

test('who is not logged in keeps it on the device, is asked to log in, and may take it back', async () => {
  const { api, shell, label, icon, told } = await show({ state: 'anonymous' })
  await click(icon())
  await eventually(() => expect(shell.calls).toContainEqual(['loginRequired']))
  expect(told()).toContain('Đã giữ “Canh chua” trên máy này')
  expect(label().textContent).toBe('Đã giữ, chờ đăng nhập')
  expect(view.find('output').textContent).toBe('Canh chua')
  expect(api.calls).toEqual([])
  await click(label())
  await eventually(() => expect(view.find('output').textContent).toBe(''))
  expect(label().getAttribute('aria-pressed')).toBe('false')
})
