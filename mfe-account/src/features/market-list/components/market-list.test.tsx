import { expect, test } from '@jest/globals'
import { ShellContext } from 'shared-frame'
import type { NoticeAction } from 'shared-frame/remotes'
import { click, createShellMock, mount, typeText } from 'shared-frame/testing'
import { marketItem, shoppingList } from '../../../testing/shopping-list'
import type { ListView, ShoppingList } from '../../list-device'
import { MarketList } from './MarketList'

const OWN = '8b2a3f5e-0000-4000-8000-000000000001'

async function show(list: ShoppingList, view: Partial<ListView> = {}) {
  const changes: object[] = []
  const shell = createShellMock()
  const mounted = await mount(
    <ShellContext value={shell}>
      <MarketList
        list={list}
        view={{ list, waiting: 0, unsaved: 0, trouble: null, asking: false, error: null, ...view }}
        change={(change) => void changes.push(change)}
      />
    </ShellContext>,
  )
  const rows = (heading: string) => {
    const section = [...mounted.container.querySelectorAll('section')].find(
      (each) => each.querySelector('h2')?.textContent === heading,
    )
    return [...(section?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
  }
  return { ...mounted, changes, shell, rows }
}

test('a stall: market amounts with grams and price, what is bought last, and how many are left', async () => {
  const list = shoppingList()
  const items = [
    marketItem({ key: 'm3', title: 'Bí đỏ' }),
    marketItem({ key: 'm4', title: 'Rau dền', pricePerKg: null, price: null }),
    marketItem({ key: 'm5', title: 'Mướp', grams: 450, marketAmount: 5, price: 10_000 }),
  ]
  const view = await show({
    ...list,
    groups: [{ group: 'Rau củ', items }],
    state: {
      ...list.state,
      bought: [
        { line: 'm3', grams: 200 },
        { line: 'm5', grams: 200 },
      ],
    },
    total: { price: 6000, unpriced: 1 },
  })
  expect(view.rows('Rau củ')).toEqual([
    'Rau dền2 lạngcần 150 g · chưa có giá',
    'Mướpmua thêm 3 lạngcần 450 g · khoảng 6.000 đ',
    'Bí đỏ2 lạngcần 150 g · khoảng 4.000 đ',
  ])
  expect(view.text()).toContain('còn 2')
  expect(view.text()).toContain('Còn 2 món')
  expect(view.text()).toContain('khoảng 6.000 đ · 1 món chưa có giá')
  await view.unmount()
})

test('a tick puts the market amount into the basket, the house takes a line off and can be undone', async () => {
  const view = await show(shoppingList())
  await click(view.find('label input[type=checkbox]'))
  await click(view.find('button[aria-label="Có sẵn ở nhà: Trứng gà"]'))
  expect(view.changes).toEqual([
    { kind: 'bought', line: 'm1', bought: true, grams: 200 },
    { kind: 'at-home', line: 'm2', atHome: true },
  ])
  const [, words, , action] = view.shell.calls[0] ?? []
  expect(words).toBe('Trứng gà: nhà có sẵn, không cần mua')
  ;(action as NoticeAction).run()
  expect(view.changes.at(-1)).toEqual({ kind: 'at-home', line: 'm2', atHome: false })
  await view.unmount()
})

test('what is at home is counted apart and bought after all with one tap', async () => {
  const list = shoppingList()
  const view = await show({ ...list, state: { ...list.state, atHome: ['m1'] } })
  expect(view.text()).toContain('Có sẵn ở nhà (1)')
  expect(view.text()).toContain('Còn 1 món')
  await click(view.find('button[aria-label="Cần mua: Cà rốt"]'))
  expect(view.changes).toEqual([{ kind: 'at-home', line: 'm1', atHome: false }])
  await view.unmount()
})

test('own lines: an empty one is asked for, others are added, rewritten and removed', async () => {
  Object.assign(globalThis.crypto, { randomUUID: () => OWN })
  const list = shoppingList()
  const view = await show({ ...list, state: { ...list.state, ownLines: [{ id: OWN, text: 'Bỉm' }] } })
  const field = view.find<HTMLInputElement>('form input')
  const send = async () => click(view.find('form button[type=submit]'))
  await send()
  expect(view.find('[role=alert]').textContent).toContain('ghi tên')
  await typeText(field, ' Sữa chua ')
  await send()
  expect(field.value).toBe('')
  await click(view.find('button[aria-label="Sửa: Bỉm"]'))
  await typeText(view.find<HTMLInputElement>('input[aria-label="Sửa: Bỉm"]'), 'Bỉm size M', { replace: true })
  await click(view.find('li form button'))
  await click(view.find('button[aria-label="Bỏ: Bỉm"]'))
  expect(view.changes).toEqual([
    { kind: 'add-line', line: { id: OWN, text: 'Sữa chua' } },
    { kind: 'change-line', line: { id: OWN, text: 'Bỉm size M' } },
    { kind: 'remove-line', id: OWN },
  ])
  await view.unmount()
})

test('a line that is on the list already asks: add up, add twice, or leave it', async () => {
  Object.assign(globalThis.crypto, { randomUUID: () => OWN })
  const list = shoppingList()
  const ownLines = [{ id: OWN, text: 'Gạo 2 kg' }]
  const view = await show({ ...list, state: { ...list.state, ownLines } })
  const field = view.find<HTMLInputElement>('form input')
  const write = async (text: string) => {
    await typeText(field, text, { replace: true })
    await click(view.find('form button[type=submit]'))
  }
  await write('gạo 1 kg')
  expect(view.find('[role=alert]').textContent).toContain('đã có “Gạo 2 kg”')
  // Neither added nor lost.
  expect([view.changes, field.value]).toEqual([[], 'gạo 1 kg'])
  await click(view.button('Gộp thành “Gạo 3 kg”'))
  expect([view.changes.at(-1), field.value]).toEqual([{ kind: 'change-line', line: { id: OWN, text: 'Gạo 3 kg' } }, ''])

  await write('cà rốt')
  expect(view.find('[role=alert]').textContent).toContain('đã có “Cà rốt”')
  await click(view.button('Thêm một dòng nữa'))
  expect(view.changes.at(-1)).toEqual({ kind: 'add-line', line: { id: OWN, text: 'cà rốt' } })

  await write('gạo')
  await click(view.button('Không thêm'))
  expect([view.changes.length, field.value, document.activeElement]).toEqual([2, '', field])
  expect(view.container.querySelector('[role=alert]')).toBeNull()
  await view.unmount()
})

test('a line twice, from another device or rewritten, says so', async () => {
  const list = shoppingList()
  const ownLines = ['Gạo', 'gạo 1 kg'].map((text, place) => ({ id: `${OWN.slice(0, -1)}${place}`, text }))
  const view = await show({ ...list, state: { ...list.state, ownLines } })
  expect(view.rows('Ghi thêm')).toEqual(['Gạo', 'gạo 1 kgtrùng với dòng khác'])
  await view.unmount()
})

test.each([
  [{ waiting: 0 }, 'Đã lưu'],
  [{ waiting: 2 }, 'Đang lưu…'],
  [{ waiting: 2, unsaved: 1 }, 'Đang lưu…'],
  [{ waiting: 2, unsaved: 1, trouble: 'offline' as const }, 'Máy này không cho lưu lại'],
  [{ waiting: 2, trouble: 'offline' as const }, 'Đang ngoại tuyến, sẽ gửi khi có mạng'],
  [{ waiting: 2, trouble: 'busy' as const }, 'Máy chủ đang bận, sẽ gửi lại ngay khi được'],
])('%o is told as %s', async (view, words) => {
  const { text, unmount } = await show(shoppingList(), view)
  expect(text()).toContain(words)
  await unmount()
})

test('tells of which years the prices are', async () => {
  const list = shoppingList()
  const priced = (key: string, asOf: string) => marketItem({ key, pricePerKg: { amount: 20_000, asOf } })
  const items = [priced('m3', '2025-02-26'), priced('m4', '2024-09'), priced('m5', '2025')]
  const view = await show({ ...list, groups: [{ group: 'Rau củ', items }] })
  expect(view.text()).toContain('năm 2024–2025;')
  await view.unmount()
  const unpriced = await show({
    ...list,
    groups: [{ group: 'Rau củ', items: [marketItem({ pricePerKg: null, price: null })] }],
  })
  expect(unpriced.text()).not.toContain('Giá ước tính theo')
  await unpriced.unmount()
})
