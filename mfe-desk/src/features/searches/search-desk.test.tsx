import { afterEach, describe, expect, test } from '@jest/globals'
import type { ReactNode } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  typeText,
} from 'shared-frame/testing'
import { JudgedSearches } from './components/JudgedSearches'
import { MissedSearches } from './components/MissedSearches'
import { WaitingSearches } from './components/WaitingSearches'
import JudgeForm from './forms/JudgeForm'
import { searchTexts as words } from './search-texts'

let view: MountedView
afterEach(() => view.unmount())

type Misses = CallAnswer<'Search/GetMisses'>
type Missed = Misses['weeks'][number]['items'][number]

const path = '/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be/3010-be-tieu-chay'
const article = { kind: 'article', id: 3010, title: 'Bé tiêu chảy', path } as const
const missed = (query: string, more: Partial<Missed> = {}): Missed => ({
  ...{ keyword: query, query, searches: 3, offered: [], state: 'waiting' },
  ...more,
})
const misses = (weeks: Misses['weeks'], waiting: Misses['waiting'] = []): Misses => ({
  ...{ weeksKept: 13, leastSearches: 3, waiting, weeks },
})

async function mount(node: ReactNode, answers: Parameters<typeof createFakeApi>[0]) {
  view = await mountInShell({ ...createShellMock(), api: createFakeApi(answers) }, node)
}
const titles = () => [...view.container.querySelectorAll('li h2')].map(({ textContent }) => textContent)
const input = (selector: string) => view.find<HTMLInputElement>(selector)

describe('searches that were not answered', () => {
  const judgedTo = (sent: unknown[]) => ({
    'Search/Judge': ({ body }: { body?: unknown }) => {
      sent.push(body)
      return {}
    },
  })

  test('are shown by week, the newest first, and narrowed by words with or without accents', async () => {
    const weeks = [
      { monday: '2026-11-16', items: [missed('sushi', { searches: 12 }), missed('tra sua', { query: 'trà sữa' })] },
      { monday: '2026-11-09', items: [missed('bánh quy')] },
    ]
    await mount(<MissedSearches />, { 'Search/GetMisses': () => misses(weeks) })
    await eventually(() => expect(titles()).toEqual(['sushi', 'trà sữa']))
    expect(view.text()).toContain('16/11/2026 đến 22/11/2026')
    expect(view.text()).toContain('Tìm 12 lần trong tuần')
    await typeText(input('input'), 'Trà')
    expect(titles()).toEqual(['trà sữa'])
    await typeText(input('input'), 'xyz')
    expect(view.text()).toContain(words.missed.noneOfFilter)
  })

  test('what was offered is right with one press; what readers cannot open any more has none', async () => {
    const sent: unknown[] = []
    const gone = { kind: 'dish', id: 9, title: 'Món cũ', path: null } as const
    const items = [
      missed('tiêu trải', { offered: [article, gone] }),
      missed('đã rồi', { offered: [article], state: 'judged' }),
    ]
    await mount(<MissedSearches />, {
      'Search/GetMisses': () =>
        misses([
          {
            monday: '2026-11-16',
            items: sent.length === 0 ? items : items.map((item) => ({ ...item, state: 'judged' })),
          },
        ]),
      ...judgedTo(sent),
    })
    await eventually(() => view.button(`${words.missed.right.article}: Bé tiêu chảy`))
    const rights = [...view.container.querySelectorAll('button')].filter(({ textContent }) =>
      /^Đúng là/.test(textContent ?? ''),
    )
    expect(rights).toHaveLength(1)
    expect(view.find(`a[href="${path}"]`).textContent).toBe('Bé tiêu chảy')
    view.button(`${words.missed.right.article}: Bé tiêu chảy`).focus()
    await click(view.button(`${words.missed.right.article}: Bé tiêu chảy`))
    await eventually(() =>
      expect(sent).toEqual([{ query: 'tiêu trải', wanted: { kind: 'article', id: 3010 }, seen: null }]),
    )
    await eventually(() => expect(view.text()).not.toContain(words.missed.right.article))
    // The button is gone: the focus stays in its card.
    const again = words.missed.tryAgainFor('tiêu trải')
    await eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(again))
  })

  test('another article or dish is found by words, or is still to be written', async () => {
    const sent: unknown[] = []
    await mount(<MissedSearches />, {
      'Search/GetMisses': () => misses([{ monday: '2026-11-16', items: [missed('tiêu trải')] }]),
      'Search/Suggest': ({ body }) =>
        body?.keyword === 'tiêu' ? [{ kind: 'words', title: 'tiêu chảy', path: '/tim-kiem?keyword=x' }, article] : [],
      ...judgedTo(sent),
    })
    await eventually(() => view.find('details input'))
    await typeText(input('details input'), 'tiêu')
    await eventually(() => view.button('Chọn: Bé tiêu chảy'))
    expect(view.text()).not.toContain('tiêu chảyTừ')
    await click(view.button('Chọn: Bé tiêu chảy'))
    await eventually(() =>
      expect(sent).toEqual([{ query: 'tiêu trải', wanted: { kind: 'article', id: 3010 }, seen: null }]),
    )
    await click(view.button(words.wanted.unwrittenOf('tiêu trải')))
    await eventually(() => expect(sent.at(-1)).toEqual({ query: 'tiêu trải', wanted: null, seen: null }))
  })

  test('judged by somebody else meanwhile: who it was is named, and the card is read anew', async () => {
    let state: Missed['state'] = 'waiting'
    await mount(<MissedSearches />, {
      'Search/GetMisses': () =>
        misses([{ monday: '2026-11-16', items: [missed('tiêu trải', { offered: [article], state })] }]),
      'Search/Judge': () => {
        state = 'judged'
        throw new ApiError('Search/Judge', 409, 'Vừa được sửa', [], undefined, 'changed_elsewhere')
      },
      'Desk/GetChanges': () => [
        { id: 1, at: '2026-11-21T03:00:00Z', by: 'Lê Biên', what: ['Cần viết'], restorable: false },
      ],
    })
    const right = `${words.missed.right.article}: Bé tiêu chảy`
    await eventually(() => view.button(right))
    await click(view.button(right))
    await eventually(() => expect(view.text()).toContain('Lê Biên vừa đổi mục này lúc 10:00, 21/11/2026 (Cần viết)'))
    expect(() => view.button(right)).toThrow('No button')
  })

  test('none: it is said from how many searches on one is told', async () => {
    await mount(<MissedSearches />, { 'Search/GetMisses': () => misses([]) })
    await eventually(() => expect(view.text()).toContain('từ 3 lần trở lên trong 13 tuần'))
  })
})

test('on the page of all desks each search that waits is a line that leads to the desk', async () => {
  const waiting = Array.from({ length: 12 }, (_, index) => ({
    keyword: `k${index}`,
    query: `câu ${index}`,
    searches: 5,
  }))
  await mount(<WaitingSearches />, { 'Search/GetMisses': () => misses([], waiting) })
  await eventually(() => expect(view.container.querySelectorAll('a[href="/bien-tap/tim-kiem"]')).toHaveLength(10))
  expect(view.find('li').textContent).toBe('“câu 0”: tìm 5 lần chưa thấy')
  expect(view.text()).toContain('và 2 câu nữa')
})

describe('judged searches', () => {
  const line = (query: string, more: Partial<CallAnswer<'Search/GetJudged'>[number]> = {}) => ({
    ...{ query, wanted: article, place: 1, answered: true, judgedAt: '2026-11-21T03:00:00Z', judgedBy: 'Lê Biên' },
    ...more,
  })
  const rows = () => [...view.container.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '')

  test('say where the search shows what is wanted, and are taken back one by one', async () => {
    const sent: unknown[] = []
    await mount(<JudgedSearches />, {
      'Search/GetJudged': () => [
        line('tiêu chảy'),
        line('đi ngoài', { place: 3 }),
        line('đi tướt', { place: 12, judgedBy: null }),
        line('té re', { place: null }),
        line('sườn cừu', { wanted: null, place: null, answered: false }),
        line('cúm', { wanted: null, place: null }),
        line('bài cũ', { wanted: { ...article, title: null, path: null }, place: null }),
      ],
      'Search/Unjudge': ({ body }) => {
        sent.push(body)
        return {}
      },
    })
    await eventually(() => expect(rows()).toHaveLength(7))
    const told = [
      ['Bé tiêu chảy', 'Đầu tiên'],
      ['Bé tiêu chảy', 'Thứ ba'],
      ['Bé tiêu chảy', 'Thứ 12', words.judged.byGone],
      ['Bé tiêu chảy', 'Không ra'],
      ['Cần viết bài', 'Chưa có gì'],
      ['Cần viết bài', 'bạn chấm lại nhé'],
      ['Không còn trên trang', 'Không ra'],
    ]
    rows().forEach((row, index) => {
      for (const part of told[index] ?? ['missing']) expect(row).toContain(part)
    })
    expect(view.text()).toContain(
      'Trong 5 câu đã có bài hoặc món: ra đầu tiên 1 (20 %), thứ hai hoặc thứ ba 1 (20 %), sau nữa 1 (20 %), không ra 2 (40 %).',
    )
    expect(view.text()).toContain('2 câu còn cần viết bài.')
    await click(view.button('Bỏ: đi tướt'))
    await eventually(() => expect(sent).toEqual([{ query: 'đi tướt', seen: '2026-11-21T03:00:00Z' }]))
  })

  test('have no file while nothing of them can be tested', async () => {
    await mount(<JudgedSearches />, { 'Search/GetJudged': () => [line('cúm', { wanted: null, place: null })] })
    await eventually(() => expect(rows()).toHaveLength(1))
    expect(view.text()).not.toContain(words.judged.download)
  })
})

describe('a search of the editor’s own', () => {
  test('without words or choice is told at its fields, and nothing is sent', async () => {
    const sent: unknown[] = []
    await mount(<JudgeForm />, {
      'Search/Suggest': () => [article],
      'Search/Judge': ({ body }) => {
        sent.push(body)
        if (sent.length > 1) return {}
        const message = 'Bạn viết câu tìm từ 2 đến 100 ký tự, nhiều nhất 12 từ nhé.'
        throw new ApiError('Search/Judge', 422, message, [{ field: 'query', code: 'invalid_value', message }])
      },
    })
    await click(view.button(words.form.send))
    await eventually(() => expect(view.text()).toContain(words.form.queryEmpty))
    expect(view.text()).toContain(words.form.wantedEmpty)
    expect(view.find('#judge-wanted').getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])

    await typeText(input('#judge-query'), '?')
    await typeText(input('#judge-wanted'), 'tiêu')
    await eventually(() => view.button('Chọn: Bé tiêu chảy'))
    await click(view.button('Chọn: Bé tiêu chảy'))
    expect(input('#judge-wanted').value).toBe('Bé tiêu chảy')
    await click(view.button(words.form.send))
    await eventually(() => expect(view.text()).toContain('nhiều nhất 12 từ nhé.'))
    expect(view.find('#judge-query').getAttribute('aria-invalid')).toBe('true')
    expect(input('#judge-wanted').value).toBe('Bé tiêu chảy')

    await typeText(input('#judge-query'), 'tiêu chảy')
    await click(view.button(words.form.send))
    await eventually(() => expect(input('#judge-query').value).toBe(''))
    expect(sent.at(-1)).toEqual({ query: '?tiêu chảy', wanted: { kind: 'article', id: 3010 }, seen: null })
    expect(input('#judge-wanted').value).toBe('')
  })

  test('that somebody judged meanwhile stays as it was typed, and is judged over it with a second press', async () => {
    const sent: unknown[] = []
    const judged: CallAnswer<'Search/GetJudged'> = []
    await mount(<JudgeForm />, {
      'Search/GetJudged': () => [...judged],
      'Search/Judge': ({ body }) => {
        sent.push(body?.seen)
        if (sent.length > 1) return {}
        judged.push({
          ...{ query: 'sườn cừu', wanted: null, place: null, answered: false },
          ...{ judgedAt: '2026-11-21T03:00:00Z', judgedBy: 'Lê Biên' },
        })
        throw new ApiError('Search/Judge', 409, 'Vừa được sửa', [], undefined, 'changed_elsewhere')
      },
      'Desk/GetChanges': ({ query }) =>
        query?.key === 'sườn cừu'
          ? [{ id: 1, at: '2026-11-21T03:00:00Z', by: 'Lê Biên', what: ['Cần viết'], restorable: false }]
          : [],
    })
    await typeText(input('#judge-query'), ' Sườn  cừu?')
    await click(view.find('input[type="radio"][value="unwritten"]'))
    await click(view.button(words.form.send))
    await eventually(() => expect(view.text()).toContain('Lê Biên vừa đổi mục này'))
    expect(input('#judge-query').value).toBe(' Sườn  cừu?')
    await click(view.button(words.form.send))
    await eventually(() => expect(sent).toEqual([null, '2026-11-21T03:00:00Z']))
  })

  test('that nothing answers yet needs no choice', async () => {
    const sent: unknown[] = []
    await mount(<JudgeForm />, {
      'Search/Judge': ({ body }) => {
        sent.push(body)
        return {}
      },
    })
    await typeText(input('#judge-query'), 'sườn cừu')
    await click(view.find('input[type="radio"][value="unwritten"]'))
    expect(view.container.querySelector('#judge-wanted')).toBeNull()
    await click(view.button(words.form.send))
    await eventually(() => expect(sent).toEqual([{ query: 'sườn cừu', wanted: null, seen: null }]))
  })
})
