import { expect, test } from '@jest/globals'
import { extraStandards, standards } from 'shared-contracts/menus'
import { groupNeeds } from './need-groups'

const needOf = (standardId: number) => ({ standardId, min: 1, max: 2 })

test('shows every standard once', () => {
  const all = [...standards, ...extraStandards].map(({ id }) => id)
  const shown = groupNeeds(all.map(needOf)).flatMap((group) => group.rows.map((row) => row.standard.id))
  expect([...shown].sort((a, b) => a - b)).toEqual(all)
})

test('keeps the groups of the nutrition table and drops empty ones', () => {
  const groups = groupNeeds([57, 1, 9, 11].map(needOf))
  expect(groups.map(({ code, rows }) => [code, rows.map((row) => row.standard.id)])).toEqual([
    ['I', [1]],
    ['II', [9, 11]],
    ['III', [57]],
  ])
})

test('leaves out what no standard names', () => {
  expect(groupNeeds([needOf(999)])).toEqual([])
})
