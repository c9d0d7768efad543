import { afterEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { click, createFakeApi, createShellMock, type MountedView, mountInShell } from 'shared-frame/testing'
import { standardsTexts } from '../../texts/standards'
import type { Menu } from '../menu-view'
import { balanceTexts } from './balance-texts'
import { WeekBalancePart } from './week-balance-part'

// The chart's module is loaded on demand, which takes long on a busy machine.
jest.setTimeout(120_000)

const day = (dayCode: Menu['days'][number]['dayCode'], energy: number, calcium: number | null) => ({
  dayCode,
  meals: [],
  nutrition: { '1': { value: energy, missing: 0 }, '57': { value: calcium, missing: calcium === null ? 1 : 0 } },
})

const menu: Menu = {
  menuId: 5,
  title: 'Thực đơn tuần',
  summary: '',
  objectTypeId: 2,
  kind: 'week',
  dayCount: 2,
  author: null,
  signedAt: null,
  review: { state: 'unsigned' },
  illustrations: [],
  days: [day('N1', 1900, 800), day('N2', 2300, null)],
}

const needs = [
  { standardId: 1, min: 2000, max: 2200, need: null },
  { standardId: 57, min: 1000, max: null, need: null },
]

let view: MountedView
afterEach(() => view.unmount())

/** Waits for what is loaded on demand: the chart's module takes as long as the machine needs. */
async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
}

async function open(calls: Parameters<typeof createFakeApi>[0]): Promise<void> {
  view = await mountInShell(
    { ...createShellMock({ state: 'anonymous' }), api: createFakeApi(calls) },
    <WeekBalancePart menu={menu} />,
  )
}

const cells = (row: number) =>
  [...view.container.querySelectorAll(`tbody tr:nth-child(${row}) td`)].map((cell) => cell.textContent)

test('fetches nothing until somebody asks, then shows every standard by day with the mean of the week', async () => {
  let asked = 0
  await open({
    'RecommendedDiet/GetRecommendedDietByObjectTypeId': () => {
      asked += 1
      return needs
    },
  })
  expect([asked, view.container.querySelector('table')]).toEqual([0, null])
  await click(view.find('button'))
  await until(() => view.container.querySelector('table') !== null)
  expect([...view.container.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
    standardsTexts.standard,
    balanceTexts.meanOfWeek,
    'Thứ hai',
    'Thứ ba',
  ])
  expect(cells(1)).toEqual(['2.100 kcal ✓ đạt', '1.900 kcal ▼ còn thiếu', '2.300 kcal ▲ vượt mức'])
  expect(cells(2)).toEqual(['800 mg ▼ còn thiếu', '800 mg ▼ còn thiếu', 'chưa có số liệu ? chưa đủ số liệu'])
  expect(asked).toBe(1)
})

test('draws the chosen standard with its range; a day without a figure has no bar', async () => {
  await open({ 'RecommendedDiet/GetRecommendedDietByObjectTypeId': () => needs })
  await click(view.find('button'))
  const bars = () =>
    [...view.container.querySelectorAll('.MuiBarChart-element')].filter((bar) => Number(bar.getAttribute('height')) > 0)
  await until(() => bars().length > 0)
  expect(bars()).toHaveLength(3)
  expect(view.text()).toContain(balanceTexts.least('2.000 kcal'))
  expect(view.text()).toContain(balanceTexts.most('2.200 kcal'))
  const select = view.find<HTMLSelectElement>('select')
  await act(async () => {
    select.value = '57'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(bars()).toHaveLength(2)
  expect(view.text()).toContain(balanceTexts.least('1.000 mg'))
  expect(view.text()).not.toContain(balanceTexts.most('2.200 kcal'))
})

test('says when the ranges can not be had, and offers to try again', async () => {
  await open({})
  await click(view.find('button'))
  await until(() => view.container.querySelector('[role=alert]') !== null)
  expect(view.container.querySelector('table')).toBeNull()
})
