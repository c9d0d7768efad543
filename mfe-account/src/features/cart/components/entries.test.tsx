import { expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { click, createFakeApi, createShellMock, eventually, mountInShell, withVisitorData } from 'shared-frame/testing'
import { signedIn } from '../../../testing/own-profile'
import { listEntry } from '../../../testing/shopping-list'
import { useCartRemoval } from '../requests/use-cart-removal'
import type { CartEntry } from '../rules/cart-groups'
import { Entries } from './Entries'

const changes: object[] = []

function List({ all }: { all: readonly CartEntry[] }) {
  const { hidden, ...removal } = useCartRemoval(all)
  const shown = all.filter(({ id }) => !hidden.has(id))
  return <Entries entries={shown} change={(change) => void changes.push(change)} {...removal} />
}

async function show(all: readonly CartEntry[], api = createFakeApi({})) {
  changes.length = 0
  const shell = withVisitorData({ ...createShellMock(signedIn), api })
  const view = await mountInShell(shell, <List all={all} />)
  const titles = () => [...view.container.querySelectorAll('h3')].map((title) => title.textContent)
  return { shell, view, titles }
}

test('a removed entry comes back to its place when the server refuses, and all sections hear when it agrees', async () => {
  let answer: { readonly numberOfCarts: number } | null = null
  const api = createFakeApi({
    'UserCart/Delete': () => {
      if (answer === null) throw new ApiError('UserCart/Delete', 0, 'Không có mạng.')
      return answer
    },
  })
  const { shell, view, titles } = await show([listEntry(3), listEntry(2), listEntry(1)], api)
  const counts: number[] = []
  shell.bus.subscribe('cart/changed', ({ numberOfCarts }) => counts.push(numberOfCarts))
  const remove = async () => click(view.find('button[aria-label="Bỏ khỏi danh sách: Mục 2"]'))

  await remove()
  await eventually(() =>
    expect(shell.calls.at(-1)).toEqual(['notify', expect.stringContaining('Không có mạng.'), 'error']),
  )
  expect(titles()).toEqual(['Mục 3', 'Mục 2', 'Mục 1'])

  answer = { numberOfCarts: 2 }
  await remove()
  await eventually(() => expect(counts).toEqual([2]))
  expect(titles()).toEqual(['Mục 3', 'Mục 1'])
  await view.unmount()
})

test('all at once: asked first, back together when the server refuses', async () => {
  const api = createFakeApi({
    'UserCart/DeleteAll': () => {
      throw new ApiError('UserCart/DeleteAll', 503, 'Máy chủ đang bận.')
    },
  })
  const { shell, view, titles } = await show([listEntry(2), listEntry(1)], api)
  const button = (scope: string) =>
    [...document.querySelectorAll(`${scope} button`)].find(({ textContent }) => textContent === 'Bỏ tất cả')
  await click(button('body') ?? view.container)
  await eventually(() => expect(button('[role=alertdialog]')).toBeDefined())
  expect(api.calls).toEqual([])
  await click(button('[role=alertdialog]') ?? view.container)
  await eventually(() =>
    expect(shell.calls.at(-1)).toEqual(['notify', expect.stringContaining('Máy chủ đang bận.'), 'error']),
  )
  expect(titles()).toEqual(['Mục 2', 'Mục 1'])
  await view.unmount()
})

test('tells once what the whole list has too much of', async () => {
  const limit = 'Đã có 2 món trong tuần (nhiều nhất 1): Gan xào, Cháo gan.'
  const { view } = await show([listEntry(1, { limits: [limit] }), listEntry(2, { limits: [limit] })])
  expect(view.text().split(limit)).toHaveLength(2)
  await view.unmount()
})

test('eaters from 1 to 10, of one entry and of all', async () => {
  const { view } = await show([listEntry(1, { eaters: 10 }), listEntry(2, { eaters: 3 })])
  const press = async (name: string) => click(view.find(`button[aria-label="${name}"]`))
  await press('Thêm một người: Số người ăn Mục 1')
  expect(changes).toEqual([])
  await press('Bớt một người: Số người ăn Mục 1')
  await press('Thêm một người: Số người ăn Mục 2')
  expect(changes).toEqual([
    { kind: 'eaters', entryId: 1, eaters: 9 },
    { kind: 'eaters', entryId: 2, eaters: 4 },
  ])
  expect(view.text()).toContain('khác nhau')
  await press('Thêm một người: Số người ăn của tất cả')
  expect(changes.slice(2)).toEqual([
    { kind: 'eaters', entryId: 1, eaters: 1 },
    { kind: 'eaters', entryId: 2, eaters: 1 },
  ])
  await view.unmount()
})
