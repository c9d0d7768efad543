import { expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { ShellContext } from 'shared-ui'
import { createQueryClient, QueryClientProvider } from 'shared-ui/remote'
import { click, createFakeApi, createShellMock, eventually, mount, withVisitorData } from 'shared-ui/testing'
import { signedIn } from '../../../testing/own-profile'
import type { CartEntry } from '../rules/cart-groups'
import { Cart } from './Cart'

const entry = (id: number): CartEntry => ({
  id,
  type: 0,
  title: `Mục ${id}`,
  objectTypeId: 2,
  forWhom: null,
  plannedFor: null,
  eaters: 1,
  menuId: null,
  days: [],
  dish: null,
  limits: [],
  addedAt: `2026-11-2${id}T00:00:00.000Z`,
})

test('a removed entry comes back to its place when the server refuses, and is gone for all sections when it agrees', async () => {
  let entries = [entry(3), entry(2), entry(1)]
  let answer: { readonly numberOfCarts: number } | null = null
  const api = createFakeApi({
    'UserCart/GetAll': () => entries,
    'UserCart/Delete': () => {
      if (answer === null) throw new ApiError('UserCart/Delete', 0, 'Không có mạng.')
      entries = [entry(3), entry(1)]
      return answer
    },
  })
  const shell = withVisitorData({ ...createShellMock(signedIn), api })
  const counts: number[] = []
  shell.bus.subscribe('cart/changed', ({ numberOfCarts }) => counts.push(numberOfCarts))
  const view = await mount(
    <ShellContext value={shell}>
      <QueryClientProvider client={createQueryClient()}>
        <Cart />
      </QueryClientProvider>
    </ShellContext>,
  )
  const titles = () => [...view.container.querySelectorAll('h3')].map((title) => title.textContent)
  const remove = async () => click(view.find('button[aria-label*="Mục 2"]'))
  await eventually(() => expect(titles()).toEqual(['Mục 3', 'Mục 2', 'Mục 1']))

  await remove()
  await eventually(() =>
    expect(shell.calls.at(-1)).toEqual(['notify', expect.stringContaining('Không có mạng.'), 'error']),
  )
  expect(titles()).toEqual(['Mục 3', 'Mục 2', 'Mục 1'])

  answer = { numberOfCarts: 2 }
  await remove()
  await eventually(() => expect(counts).toEqual([2]))
  await eventually(() => expect(api.calls.filter((call) => call === 'UserCart/GetAll')).toHaveLength(2))
  expect(titles()).toEqual(['Mục 3', 'Mục 1'])
  await view.unmount()
})

test('tells once what the whole list has too much of', async () => {
  const limit = 'Đã có 2 món trong tuần (nhiều nhất 1): Gan xào, Cháo gan.'
  const api = createFakeApi({ 'UserCart/GetAll': () => [1, 2].map((id) => ({ ...entry(id), limits: [limit] })) })
  const view = await mount(
    <ShellContext value={withVisitorData({ ...createShellMock(signedIn), api })}>
      <QueryClientProvider client={createQueryClient()}>
        <Cart />
      </QueryClientProvider>
    </ShellContext>,
  )
  await eventually(() => expect(view.text().split(limit)).toHaveLength(2))
  await view.unmount()
})
