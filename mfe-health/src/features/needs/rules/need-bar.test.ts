import { expect, test } from '@jest/globals'
import { needBar, needScales } from './need-bar'
import { groupNeeds } from './need-groups'

const groups = groupNeeds([
  { standardId: 18, min: 40, max: 80, need: null },
  { standardId: 19, min: 8, max: 20, need: null },
  { standardId: 9, min: 13, max: 20, need: null },
  { standardId: 103, min: 20, max: null, need: null },
  { standardId: 53, min: null, max: 5, need: null },
])
const scales = needScales(groups)

test.each([
  ['Lipid', { from: 50, to: 100, open: false }],
  ['Lipid bữa sáng', { from: 10, to: 25, open: false }],
  ['Năng lượng từ protein', { from: 13, to: 20, open: false }],
  ['Sắt', { from: 66.7, to: 100, open: true }],
  ['Muối', { from: 0, to: 100, open: false }],
])('%s is drawn as %j', (title, bar) => {
  const row = groups.flatMap(({ rows }) => rows).find(({ standard }) => standard.title === title)
  expect(row && needBar(row.standard, row.need, scales)).toEqual(bar)
})

test('draws nothing without bounds', () => {
  const row = groups[0]?.rows[0]
  expect(row && needBar(row.standard, { min: null, max: null }, scales)).toBeNull()
})
