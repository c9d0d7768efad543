import { afterEach, expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { paths } from 'shared-contracts/paths'
import { click, createFakeApi, createShellMock, eventually, type MountedView, mountInShell } from 'shared-frame/testing'
import { marketItem, shoppingList } from '../../../testing/shopping-list'
import { listText } from '../rules/list-text'
import { shareAddress, tokenIn } from '../rules/share-address'
import SharedList from './SharedList'
import ShareLinkDialog from './ShareLinkDialog'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345'
let view: MountedView | undefined
afterEach(async () => {
  await view?.unmount()
  view = undefined
  window.history.replaceState(null, '', '/')
})

async function show(part: React.ReactNode, api: ReturnType<typeof createFakeApi>) {
  const shell = { ...createShellMock(), api }
  view = await mountInShell(shell, part)
  return { shell, view }
}

test('the text says what is to buy still, by stall, with amounts', () => {
  const list = shoppingList()
  const state = {
    ...list.state,
    bought: [{ line: 'm2', grams: 55 }],
    ownLines: [{ id: '8b2a3f5e-0000-4000-8000-000000000001', text: 'Bỉm' }],
  }
  expect(listText({ ...list, state })).toBe('Danh sách đi chợ\n\nRau củ\n- Cà rốt: 2 lạng (150 g)\n\nGhi thêm\n- Bỉm')
  expect(listText({ groups: [], state: list.state })).toBe('')
})

test('the token of a link stands behind #, and a part of one is none', () => {
  const address = new URL(shareAddress('https://example.vn', TOKEN))
  expect([address.pathname + address.search, tokenIn(address.hash)]).toEqual([paths.sharedList, TOKEN])
  expect([tokenIn(''), tokenIn('#abc'), tokenIn(`#${TOKEN}<`)]).toEqual([null, null, null])
})

test('a link is made, shown this once, and revoked', async () => {
  const share = { id: 3, createdAt: '2026-11-21T03:00:00Z', expiresAt: '2026-12-21T03:00:00Z' }
  let shares: (typeof share)[] = []
  const api = createFakeApi({
    'UserCart/GetShares': () => shares,
    'UserCart/ShareList': () => {
      shares = [share]
      return { ...share, token: TOKEN }
    },
    'UserCart/StopSharing': ({ query }) => {
      shares = shares.filter(({ id }) => id !== Number(query?.id))
      return {}
    },
  })
  const { view } = await show(<ShareLinkDialog onClose={() => {}} />, api)
  await eventually(() => expect(document.body.textContent).toContain('Chưa có liên kết nào.'))
  await click(view.button('Tạo liên kết'))
  await eventually(() => view.button('Thu hồi liên kết tạo lúc 10:00, 21/11/2026'))
  expect(document.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe(
    `http://localhost${paths.sharedList}#${TOKEN}`,
  )
  expect(document.body.textContent).toContain('Dùng được đến 21/12/2026')
  await click(view.button('Thu hồi liên kết tạo lúc 10:00, 21/11/2026'))
  await eventually(() => expect(document.body.textContent).toContain('Chưa có liên kết nào.'))
  expect(document.querySelector('input[readonly]')).toBeNull()
})

test('a shared list: what its owner bought is told, ticks stay here', async () => {
  window.history.replaceState(null, '', `${paths.sharedList}#${TOKEN}`)
  const asked: unknown[] = []
  const api = createFakeApi({
    'UserCart/GetSharedList': ({ body }) => {
      asked.push(body)
      return {
        groups: [{ group: 'Rau củ', items: [marketItem(), marketItem({ key: 'm9', title: 'Bí đỏ' })] }],
        ownLines: [],
        bought: [{ line: 'm9', grams: 200 }],
        titles: ['Canh bí'],
        expiresAt: '2026-12-21T03:00:00Z',
      }
    },
  })
  const { view } = await show(<SharedList />, api)
  await eventually(() => expect(view.text()).toContain('Cà rốt'))
  expect(asked).toEqual([{ token: TOKEN }])
  const boxes = [...view.container.querySelectorAll('input')]
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [false, false],
    [true, true],
  ])
  await click(view.find('input:not(:disabled)'))
  expect(view.find<HTMLInputElement>('input:not(:disabled)').checked).toBe(true)
  expect(api.calls).toEqual(['UserCart/GetSharedList'])
})

test.each([
  ['revoked', `#${TOKEN}`, 404, 'không còn dùng được'],
  ['copied in part', '#abc', 404, 'không còn dùng được'],
  ['without network', `#${TOKEN}`, 0, 'Thử lại'],
])('a link that is %s', async (_, hash, status, words) => {
  window.history.replaceState(null, '', paths.sharedList + hash)
  const api = createFakeApi({
    'UserCart/GetSharedList': () => {
      throw new ApiError('UserCart/GetSharedList', status, 'Lỗi')
    },
  })
  const { view } = await show(<SharedList />, api)
  await eventually(() => expect(view.text()).toContain(words))
})
