import { afterEach, expect, test } from '@jest/globals'
import { type MountedView, mount } from 'shared-frame/testing'
import { MenuRanges } from './MenuRanges'
import { NeedsTable } from './NeedsTable'

const open = { min: null, max: null, need: null }
const needs = [
  {
    ...open,
    standardId: 1,
    min: 1720,
    max: 1810,
    need: 1795,
    recommended: { from: 2350, to: 2390 },
    source: 'NIN2016',
  },
  {
    ...open,
    standardId: 113,
    min: 143,
    need: 110,
    recommended: { from: 110, to: 110 },
    upper: { amount: 2000, ofAdded: false, source: 'IOM2000' },
    reason: 'cookingLoss',
    source: 'NIN2016',
  },
  {
    ...open,
    standardId: 53,
    max: 5,
    recommended: { from: null, to: 5 },
    weekMean: true,
    dayMax: 6.5,
    source: 'NIN2016',
  },
  {
    ...open,
    standardId: 124,
    max: 2000,
    recommended: { from: null, to: 2000 },
    reason: 'asSalt',
    judged: 'elsewhere' as const,
  },
  { ...open, standardId: 110, recommended: { from: 20, to: 20 }, reason: 'sunlight', judged: 'part' as const },
]

let view: MountedView
afterEach(() => view.unmount())

const rows = () => [...view.container.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '')
const rowOf = (title: string) => rows().find((row) => row.startsWith(title)) ?? ''

test('shows the recommendation of the activity with safe level and source, salt once, in words', async () => {
  view = await mount(<NeedsTable needs={needs} whom="Mẹ mang thai tuần 20" />)
  expect(rowOf('Năng lượng')).toContain('2.350 - 2.390 kcal')
  expect(rowOf('Vitamin C')).toContain('110 miligam')
  expect(rowOf('Vitamin C')).toContain('Tối đa an toàn: 2.000 miligam')
  expect(rowOf('Vitamin C')).toContain('Nguồn: Viện Dinh dưỡng, Bộ Y tế 2016. Mức tối đa: Institute of Medicine')
  expect(rowOf('Vitamin C')).not.toContain('143')
  expect(rowOf('Muối')).toContain('2.000 miligam natri')
  expect(rows().some((row) => row.startsWith('Natri'))).toBe(false)
  expect(rowOf('Vitamin D')).toContain('ánh nắng')
})

test('topics come first: only the first is open, and what explains a figure opens on wish', async () => {
  view = await mount(<NeedsTable needs={needs} whom="Mẹ mang thai tuần 20" />)
  const summaries = [...view.container.querySelectorAll('summary')].map((each) => each.textContent)
  expect(summaries.filter((text) => text?.includes('chỉ tiêu'))).toEqual([
    'Năng lượng và các chất sinh năng lượng (1 chỉ tiêu)',
    'Vitamin (2 chỉ tiêu)',
    'Muối, chất xơ, nước và các chỉ tiêu khác (1 chỉ tiêu)',
  ])
  expect([...view.container.querySelectorAll('details')].filter(({ open: isOpen }) => isOpen)).toHaveLength(1)
  expect(summaries).toContain('Giải thích thêm Vitamin D')
})

test('each topic is a table by name, its figures named by whose they are', async () => {
  view = await mount(<NeedsTable needs={needs} whom="Mẹ mang thai tuần 20" />)
  const captions = [...view.container.querySelectorAll('caption')].map((each) => each.textContent)
  expect(captions).toEqual([
    'Năng lượng và các chất sinh năng lượng (1 chỉ tiêu)',
    'Vitamin (2 chỉ tiêu)',
    'Muối, chất xơ, nước và các chỉ tiêu khác (1 chỉ tiêu)',
  ])
  for (const table of view.container.querySelectorAll('table')) {
    const columns = [...table.querySelectorAll('thead th[scope=col]')].map((each) => each.textContent)
    expect(columns).toEqual(['Chỉ tiêu', 'Khuyến nghị mỗi ngàyMẹ mang thai tuần 20', 'Tối đa an toàn', 'Nguồn'])
    expect(table.querySelectorAll('tbody th[scope=row]')).toHaveLength(table.querySelectorAll('tbody tr').length)
  }
})

test('a figure that is safe at most stands without a recommendation, and so does one of tablets alone', async () => {
  const retinol = { amount: 2700, ofAdded: false, source: 'NIN2016' }
  const folate = { amount: 1000, ofAdded: true, source: 'IOM1998' }
  view = await mount(
    <NeedsTable
      whom="Bé 8 tháng"
      needs={[
        { ...open, standardId: 129, max: 2700, upper: retinol, source: 'NIN2016' },
        { ...open, standardId: 119, recommended: { from: 600, to: 600 }, upper: folate, source: 'NIN2016' },
      ]}
    />,
  )
  expect(rowOf('Vitamin A dạng retinol')).toContain('Chỉ có mức tối đa')
  expect(rowOf('Folate')).toContain('chỉ tính viên uống và thực phẩm tăng cường')
})

test('names the ranges of menus as such, with the reason where they differ and the activity they are for', async () => {
  view = await mount(<MenuRanges needs={needs} mother={true} />)
  expect(view.text()).toContain('không phải mức khuyến nghị')
  expect(view.text()).toContain('vận động nhẹ')
  expect(rowOf('Năng lượng')).toContain('1.720 - 1.810 kcal')
  expect(rowOf('Vitamin C')).toContain('mất đi khi nấu')
  expect(rowOf('Muối')).toContain('riêng một ngày không quá 6,5 gam')
})
