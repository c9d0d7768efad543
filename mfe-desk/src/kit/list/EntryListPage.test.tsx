import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { ApiError } from 'shared-contracts/client'
import { click, createShellMock, eventually, type MountedView, mountInShell, typeText } from 'shared-frame/testing'
import type { Decision, EntryKind } from '../entry-kind'
import { type PlainEntry, type PlainState, plainDecision, plainEntry, plainKind } from '../testing/plain-kind'
import { EntryListPage } from './EntryListPage'
import { listWords as words } from './list-words'

let view: MountedView
afterEach(() => view.unmount())

type Kind = EntryKind<PlainEntry, PlainState>
const titles = () => [...view.container.querySelectorAll('li > div > :is(h2, h3)')].map((each) => each.textContent)

async function show(kind: Kind, props: Partial<Parameters<typeof EntryListPage<PlainEntry, PlainState>>[0]> = {}) {
  const shell = createShellMock()
  view = await mountInShell(shell, <EntryListPage kind={kind} {...props} />)
  await eventually(() => expect(view.text()).not.toContain(words.loading))
  return shell
}

async function choose(state: string) {
  const states = view.find<HTMLSelectElement>('select')
  states.value = state
  await act(async () => states.dispatchEvent(new Event('change', { bubbles: true })))
}

const changedElsewhere = () => new ApiError('X/Y', 409, 'Vừa được sửa ở nơi khác', [], undefined, 'changed_elsewhere')
const history: Kind['history'] = {
  read: async () => [
    { id: 2, at: '2026-11-21T03:00:00Z', by: 'Lê Biên', what: ['Đã trả lời'], restorable: false },
    { id: 1, at: '2026-11-20T03:00:00Z', by: 'Trần Lan', what: ['Mở lại'], restorable: false },
  ],
}

test('entries are narrowed by title, with or without marks, and by state, with counts', async () => {
  await show(
    plainKind(() => [plainEntry('1', 'Bữa phụ'), plainEntry('2', 'Bữa sáng', 'shown'), plainEntry('3', 'Cháo')]),
  )
  expect(titles()).toEqual(['Bữa phụ', 'Bữa sáng', 'Cháo'])
  expect(view.find('a[href="/muc/2"]').textContent).toBe('Bữa sáng')
  expect(view.text()).toContain('Số 3')
  await typeText(view.find<HTMLInputElement>('input[type=search]'), 'bua')
  await eventually(() => expect(titles()).toEqual(['Bữa phụ', 'Bữa sáng']))
  expect([...view.container.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    `${words.all} (2)`,
    'Nháp (1)',
    'Đang hiện (1)',
  ])
  await choose('shown')
  await eventually(() => expect(titles()).toEqual(['Bữa sáng']))
  expect(view.text()).toContain(words.count(1))
  await typeText(view.find<HTMLInputElement>('input[type=search]'), 'xyz')
  await eventually(() => expect(view.text()).toContain(words.noneFound))
})

test('an empty kind offers to make the first, one that cannot be read to try again', async () => {
  await show(
    plainKind(() => []),
    { makeAt: '/muc/moi' },
  )
  expect(view.text()).toContain('Chưa có gì')
  expect(view.find('a[href="/muc/moi"]').textContent).toBe('Thêm mục')
  expect(view.container.querySelector('select')).toBeNull()
  await view.unmount()
  const failing = () => {
    throw changedElsewhere()
  }
  await show(plainKind(failing))
  await eventually(() => view.button('Thử lại'))
})

test('the server narrows by words, state and page; pages start anew with other words', async () => {
  const asked: unknown[] = []
  const { list, ...kind } = plainKind(() => [])
  await show(
    {
      ...kind,
      list: {
        ...list,
        narrowedBy: 'server',
        async read(_, sent) {
          asked.push(sent)
          return { entries: [plainEntry('1', 'Một')], total: 45, counts: { draft: 45, shown: 3 } }
        },
      },
    },
    { opening: { first: 'draft', all: false }, find: 'Tên, email' },
  )
  expect(asked).toEqual([{ keyword: '', state: 'draft', page: 1 }])
  expect(view.text()).toContain('Nháp (45)')
  expect(view.text()).toContain('Tên, email')
  expect(view.text()).toContain(words.page(1, 3))
  await click(view.button(words.later))
  await eventually(() => expect(asked.at(-1)).toEqual({ keyword: '', state: 'draft', page: 2 }))
  await typeText(view.find<HTMLInputElement>('input[type=search]'), 'từ dũ')
  await eventually(() => expect(asked.at(-1)).toEqual({ keyword: 'từ dũ', state: 'draft', page: 1 }))
  // A state that is chosen before the words are sent stays chosen.
  await typeText(view.find<HTMLInputElement>('input[type=search]'), ' x')
  await choose('shown')
  await eventually(() => expect(asked.at(-1)).toEqual({ keyword: 'từ dũ x', state: 'shown', page: 1 }))
})

test('what is decided is asked first; the list is read anew and takes the focus when the pressed button is gone', async () => {
  let entries = [plainEntry('1', 'Một'), plainEntry('2', 'Hai')]
  const asks = () => ({ question: 'Xóa mục này?', warning: 'Không lấy lại được.' })
  const remove = plainDecision(
    'Xóa',
    async (_, { key }) => {
      entries = entries.filter((each) => each.key !== key)
    },
    { asks },
  )
  const shell = await show(plainKind(() => entries, { decisions: [remove] }))
  await click(view.button('Xóa: Một'))
  await eventually(() => view.button('Thôi'))
  await click(view.button('Thôi'))
  expect(entries).toHaveLength(2)
  view.button('Xóa: Một').focus()
  await click(view.button('Xóa: Một'))
  await eventually(() => expect(document.body.textContent).toContain('Không lấy lại được.'))
  await click(view.button('Xóa'))
  await eventually(() => expect(titles()).toEqual(['Hai']))
  expect(shell.calls).toContainEqual(['notify', 'Xóa: xong Một', 'success'])
  await eventually(() => expect(document.activeElement?.textContent).toContain('Hai'))
  expect(document.activeElement?.tagName).toBe('DIV')
})

test('who was faster is named, and what was typed stays though the entry has left the list', async () => {
  let entries = [plainEntry('1', 'Một')]
  const sent: unknown[] = []
  const refuse = plainDecision(
    'Từ chối',
    async (_, { version }, reason) => {
      sent.push([version, reason])
      entries = []
      throw changedElsewhere()
    },
    { needs: { label: 'Lý do', hint: 'Chỉ mình đọc', most: 100, keptAs: ({ key }) => `plain-${key}` } },
  )
  await show(
    plainKind(() => entries, { decisions: [refuse], history }),
    { opening: { first: 'draft', all: true } },
  )
  await click(view.button('Từ chối: Một'))
  await click(view.button('Từ chối'))
  expect(view.text()).toContain('Bạn ghi lý do giúp nhé.')
  expect(sent).toEqual([])
  await typeText(view.find<HTMLTextAreaElement>('textarea'), ' Quảng cáo ')
  await click(view.button('Từ chối'))
  await eventually(() => expect(view.text()).toContain('Lê Biên vừa đổi mục này lúc 10:00, 21/11/2026 (Đã trả lời)'))
  expect(sent).toEqual([['1.1', 'Quảng cáo']])
  await eventually(() => expect(view.text()).toContain(words.left))
  expect(view.find<HTMLTextAreaElement>('textarea').value).toBe(' Quảng cáo ')
  await click(view.button('Thôi'))
  await eventually(() => expect(titles()).toEqual([]))
})

test('a refused press is told in its place; without a history in the words of the server', async () => {
  let entries = [plainEntry('1', 'Một')]
  const show1: Decision<PlainEntry, PlainState> = plainDecision('Cho hiện', async () => {
    entries = []
    throw changedElsewhere()
  })
  await show(plainKind(() => entries, { decisions: [show1] }))
  await click(view.button('Cho hiện: Một'))
  await eventually(() => expect(view.find('li [role=alert]').textContent).toBe('Vừa được sửa ở nơi khác'))
  expect(() => view.button('Cho hiện: Một')).toThrow('No button')
  await click(view.button('Đóng'))
  await eventually(() => expect(titles()).toEqual([]))
})

test('the order is changed by buttons, group by group, and not while the list is narrowed', async () => {
  const saved: unknown[] = []
  let entries = [plainEntry('1', 'Một', 'shown'), plainEntry('2', 'Hai', 'shown'), plainEntry('3', 'Ba')]
  const { list, ...kind } = plainKind(() => entries)
  await show({
    ...kind,
    list: {
      ...list,
      groups: (all) => [
        { title: null, entries: all.filter(({ state }) => state === 'shown') },
        { title: 'Đã xóa', entries: all.filter(({ state }) => state === 'draft') },
      ],
      async saveOrder(_, version, keys) {
        saved.push([version, keys])
        entries = keys.flatMap((key) => entries.filter((each) => each.key === key)).concat(entries.slice(2))
      },
    },
  })
  expect(view.find('section h3').textContent).toBe('Ba')
  expect(() => view.button(`${words.up}: Ba`)).toThrow('No button')
  await click(view.button(`${words.up}: Một`))
  expect(saved).toEqual([])
  view.button(`${words.down}: Một`).focus()
  await click(view.button(`${words.down}: Một`))
  await eventually(() => expect(titles()).toEqual(['Hai', 'Một', 'Ba']))
  expect(saved).toEqual([['o1', ['2', '1']]])
  expect(view.text()).toContain('Một đang ở vị trí 2')
  await eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(`${words.down}: Một`))
  await typeText(view.find<HTMLInputElement>('input[type=search]'), 'hai')
  await eventually(() => expect(titles()).toEqual(['Hai']))
  expect(() => view.button(`${words.up}: Hai`)).toThrow('No button')
})
