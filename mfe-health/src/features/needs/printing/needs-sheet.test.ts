import { expect, test } from '@jest/globals'
import { needsSheet } from './needs-sheet'

const open = { min: null, max: null, need: null }
const needs = [
  {
    ...{ ...open, standardId: 113, min: 143, need: 110, recommended: { from: 110, to: 110 }, source: 'NIN2016' },
    upper: { amount: 2000, ofAdded: false, source: 'IOM2000' },
  },
  { ...open, standardId: 53, max: 5, recommended: { from: null, to: 5 }, source: 'NIN2016' },
  { ...open, standardId: 39, min: 300, max: 500, source: 'BAND' },
]

test('prints recommendation, upper level and source by topic, and no range of menus', () => {
  const { title, subtitle, blocks } = needsSheet({ needs, title: 'Mẹ mang thai tuần 20', activity: 'light' })
  expect([title, subtitle]).toEqual([
    'Nhu cầu mỗi ngày: Mẹ mang thai tuần 20',
    'Mức vận động hằng ngày: Nhẹ: việc văn phòng, việc nhà thông thường',
  ])
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  expect(rows).toEqual([
    ['Vitamin C', '110 miligam', '2.000 miligam', 'Viện Dinh dưỡng, Bộ Y tế 2016'],
    ['Muối', '≤ 5 gam', '–', 'Viện Dinh dưỡng, Bộ Y tế 2016'],
  ])
  const text = JSON.stringify(blocks)
  expect(text).toContain('Institute of Medicine')
  expect(text).not.toMatch(/143|300 - 500|Khoảng làm việc/)
})
