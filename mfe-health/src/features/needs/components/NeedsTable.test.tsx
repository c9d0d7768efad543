import { afterEach, expect, test } from '@jest/globals'
import { type MountedView, mount } from 'shared-ui/testing'
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
  view = await mount(<NeedsTable needs={needs} />)
  expect(rowOf('Năng lượng')).toContain('2.350 - 2.390 kcal')
  expect(rowOf('Vitamin C')).toContain('110 miligam')
  expect(rowOf('Vitamin C')).toContain('Không quá 2.000 miligam (Institute of Medicine')
  expect(rowOf('Vitamin C')).not.toContain('143')
  expect(rowOf('Muối')).toContain('2.000 miligam natri')
  expect(rows().some((row) => row.startsWith('Natri'))).toBe(false)
  expect(rowOf('Vitamin D')).toContain('ánh nắng')
})

test('groups come first: only the first is open', async () => {
  view = await mount(<NeedsTable needs={needs} />)
  const groups = [...view.container.querySelectorAll('details')]
  expect(groups.length).toBeGreaterThan(2)
  expect(groups.map((group) => group.open).filter(Boolean)).toHaveLength(1)
})

test('names the ranges of menus as such, with the reason where they differ and the activity they are for', async () => {
  view = await mount(<MenuRanges needs={needs} mother={true} />)
  expect(view.text()).toContain('không phải mức khuyến nghị')
  expect(view.text()).toContain('vận động nhẹ')
  expect(rowOf('Năng lượng')).toContain('1.720 - 1.810 kcal')
  expect(rowOf('Vitamin C')).toContain('mất đi khi nấu')
  expect(rowOf('Muối')).toContain('riêng một ngày không quá 6,5 gam')
})
