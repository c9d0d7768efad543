import { afterEach, expect, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { click, createFakeApi, createShellMock, eventually, type MountedView, mountInShell } from 'shared-frame/testing'
import { listWords } from '../../../kit/list'
import { classTexts as words } from '../class-texts'
import { ClassList } from './ClassList'

let view: MountedView
afterEach(() => view.unmount())

type Item = CallAnswer<'ClassDesk/GetAll'>[number]

function item(id: number, title: string, startAt: string, more: Partial<Item> = {}): Item {
  const shared = {
    title,
    startAt,
    endAt: startAt,
    summary: '',
    illustration: 'bep',
    place: 'Bếp thử',
    provinceId: null,
  }
  return {
    ...{ ...shared, id, slug: 'x', seats: 10, seatsLeft: 8, registered: 2, waiting: 1, cancelled: false, demo: false },
    ...{ draft: { ...shared, seats: 10, content: '' }, revision: 3 },
    ...{ changedAt: '2026-11-21T03:00:00Z', changedBy: 'Lê Biên' },
    ...more,
  }
}

async function show(items: Item[], answers: Parameters<typeof createFakeApi>[0] = {}) {
  const shell = { ...createShellMock(), api: createFakeApi({ 'ClassDesk/GetAll': () => [...items], ...answers }) }
  view = await mountInShell(shell, <ClassList />)
  await eventually(() => expect(view.text()).not.toContain(listWords.loading))
  return shell
}
const titles = () => [...view.container.querySelectorAll('section li > div > h3')].map((each) => each.textContent)

test('classes to come stand first, the next on top, then past ones; each says who changed it last', async () => {
  await show([
    item(3, 'Sau', '2098-05-02T01:30:00Z'),
    item(2, 'Trước', '2097-05-02T01:30:00Z', { demo: true }),
    item(1, 'Cũ', '2020-05-02T01:30:00Z'),
  ])
  expect(titles()).toEqual(['Trước', 'Sau', 'Cũ'])
  for (const part of [
    '08:30',
    '02/05/2097',
    'Bếp thử',
    words.people(2, 10, 1),
    words.demo,
    'Lê Biên sửa 10:00, 21/11/2026',
  ])
    expect(view.text()).toContain(part)
  expect(view.find('a[href="/bien-tap/lop-hoc/3"]').textContent).toBe('Sau')
  expect(view.find('a[href="/bien-tap/lop-hoc/moi"]').textContent).toBe(words.create)
  expect(() => view.button(`${words.cancel}: Cũ`)).toThrow('No button')
})

test('a class is cancelled after a question that says how many will be told', async () => {
  const sent: unknown[] = []
  const items = [item(3, 'Sau', '2098-05-02T01:30:00Z')]
  const { calls } = await show(items, {
    'ClassDesk/Cancel': ({ body }) => {
      sent.push(body)
      items[0] = item(3, 'Sau', '2098-05-02T01:30:00Z', { cancelled: true })
      return {}
    },
  })
  await click(view.button(`${words.cancel}: Sau`))
  await eventually(() => expect(document.body.textContent).toContain('3 người đã đăng ký'))
  expect(sent).toEqual([])
  await click(view.button(words.cancel))
  await eventually(() => expect(sent).toEqual([{ id: 3, revision: 3 }]))
  await eventually(() => expect(view.find('section li').textContent).toContain(words.cancelled))
  expect(calls).toContainEqual(['notify', words.cancelDone, 'success'])
  expect(() => view.button(`${words.cancel}: Sau`)).toThrow('No button')
})
