import { expect, test } from '@jest/globals'
import type { Need } from '../requests/needs'
import { audiences } from './audiences'
import { needRows } from './need-rows'
import { needsCsv } from './needs-csv'

const need = (standardId: number, more: Partial<Need>): Need => ({
  standardId,
  min: null,
  max: null,
  need: null,
  ...more,
})
const needs = [
  need(1, { min: 1700, max: 1900, recommended: { from: 1780, to: 1810 }, source: 'NIN2016' }),
  // The programme's own range is no recommendation.
  need(2, { min: 75, max: 95 }),
  need(103, {
    recommended: { from: 27.4, to: 27.4 },
    upper: { amount: 45, ofAdded: true, source: 'IOM2001' },
    source: 'NIN2016',
  }),
  need(124, { max: 2000, recommended: { from: null, to: 2000 }, judged: 'elsewhere' }),
]
const groups = needRows(needs)
const rows = groups.flatMap((group) => group.rows)

test('tells recommendation, safe upper level, unit in words and every source, and no range of menus', () => {
  expect(rows.map(({ standardId, recommended, upper }) => [standardId, recommended, upper])).toEqual([
    [1, '1.780 - 1.810 kcal', null],
    [103, '27,4 miligam', '45 miligam, phần bổ sung'],
  ])
  expect(rows[0]?.source).toMatch(/2016/)
  expect(rows[1]?.source.split('; ')).toHaveLength(2)
})

test('a spreadsheet gets figures in cells of their own', () => {
  const lines = needsCsv([{ title: 'Mẹ; thử', groups }]).split('\r\n')
  expect(lines[0]?.startsWith('\uFEFFNhóm;')).toBe(true)
  expect(lines[2]).toMatch(/^"Mẹ; thử";[^;]+;[^;]+;miligam;27,4;27,4;45;/)
})

test('there are ten groups', () => {
  expect(audiences.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
