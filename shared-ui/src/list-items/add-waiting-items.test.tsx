import { beforeEach, expect, jest, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { createFakeApi, createShellMock, signedInSession } from 'shared-frame/testing'
import { type OutboxUser, outboxSuite } from 'shared-ui/outbox/testing'
import { addWaitingItems } from './add-waiting-items'
import { keyOfItem, type ListItem } from './item/list-item'
import { keepWaiting, waitingItems } from './waiting-items'

const signedIn = signedInSession({ userType: 0, objectTypeId: 2 })
const dish = (dishId: number): ListItem => ({
  kind: 'dish',
  title: `Món ${dishId}`,
  objectTypeId: null,
  dish: { dishId, portion: 1 },
})
const keep = (...ids: readonly number[]) => {
  for (const id of ids) keepWaiting(7, keyOfItem(dish(id)), dish(id))
}
const waiting = () => waitingItems.list(7).map(({ value }) => value.title)

function shellWith(answer: (dishId: number) => void) {
  const asked: number[] = []
  const api = createFakeApi({
    'UserCart/AddNewDishCart': async ({ body }) => {
      asked.push(body?.dishId ?? 0)
      await Promise.resolve()
      answer(body?.dishId ?? 0)
      return { id: 1, numberOfCarts: asked.length, replaced: null }
    },
  })
  return { asked, shell: { ...createShellMock(signedIn), api } }
}
const failure = (status: number, code: string | null = null) =>
  new ApiError('UserCart/AddNewDishCart', status, 'Lời của máy chủ', [], undefined, code)

beforeEach(() => window.localStorage.clear())

type Code = Pick<typeof import('./waiting-items'), 'keepWaiting' | 'waitingItems'> &
  Pick<typeof import('./add-waiting-items'), 'addWaitingItems'>

const userOf = ({ keepWaiting, waitingItems, addWaitingItems }: Code): OutboxUser => ({
  api: (server) =>
    createFakeApi({
      async 'UserCart/AddNewDishCart'({ body }) {
        const { dishId } = body ?? { dishId: 0 }
        if (server.has(dishId)) throw failure(409, 'already_added_this_menu')
        await server.receive([dishId])
        return { id: dishId, numberOfCarts: 1, replaced: null }
      },
    }),
  keep: (owner, thing) => keepWaiting(owner, keyOfItem(dish(thing)), dish(thing)),
  waiting: (owner) => waitingItems.list(owner).map(({ value }) => Number(value.title.slice('Món '.length))),
  flush: addWaitingItems,
})

outboxSuite('items for the list', userOf({ keepWaiting, waitingItems, addWaitingItems }), {
  sendsUnkept: false,
  async otherTab() {
    let code: Code | undefined
    await jest.isolateModulesAsync(async () => {
      code = { ...(await import('./waiting-items')), ...(await import('./add-waiting-items')) }
    })
    if (!code) throw new Error('no other tab')
    return userOf(code)
  },
})

test('each item is added once, then it waits no longer, and the visitor is told', async () => {
  keep(1, 2)
  const { asked, shell } = shellWith(() => {})
  await addWaitingItems(shell, 7)
  await addWaitingItems(shell, 7)
  expect(asked).toEqual([1, 2])
  expect(waiting()).toEqual([])
  expect(shell.calls.map((call) => call.slice(0, 2))).toEqual([['notify', 'Đã thêm 2 mục vào danh sách đi chợ']])
})

test('what the server has already counts as added', async () => {
  keep(1)
  const { shell } = shellWith(() => {
    throw failure(409, 'already_added_this_menu')
  })
  await addWaitingItems(shell, 7)
  expect(waiting()).toEqual([])
  expect(shell.calls[0]?.[1]).toBe('“Món 1” đã có trong danh sách đi chợ')
})

test('a full list is told, and the item waits for room', async () => {
  keep(1, 2)
  const { shell } = shellWith(() => {
    throw failure(409, 'cart_is_full')
  })
  await addWaitingItems(shell, 7)
  expect(waiting()).toEqual(['Món 1', 'Món 2'])
  expect(shell.calls.map(([, text]) => text)).toEqual(['Chưa thêm được “Món 1”. Lời của máy chủ'])
})

test('what can never be added is told and given up', async () => {
  keep(1, 2)
  const { shell } = shellWith((dishId) => {
    if (dishId === 1) throw failure(404, 'dish_does_not_exist')
  })
  await addWaitingItems(shell, 7)
  expect(waiting()).toEqual([])
  expect(shell.calls.map(([, text]) => text)).toEqual([
    'Chưa thêm được “Món 1”. Lời của máy chủ',
    'Đã thêm “Món 2” vào danh sách đi chợ',
  ])
})
