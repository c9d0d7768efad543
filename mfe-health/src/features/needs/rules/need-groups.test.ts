import { expect, test } from '@jest/globals'
import { extraStandards, standards } from 'shared-contracts/menus'
import { groupNeeds, menuRanges, recommendedNeeds, topicsOf } from './need-groups'

const needOf = (standardId: number) => ({ standardId, min: 1, max: 2, need: null })

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

test('topics show every standard once too, energy first and foods last', () => {
  const all = [...standards, ...extraStandards].map(({ id }) => id)
  const topics = topicsOf(all.map(needOf))
  expect(topics.map(({ code }) => code)).toEqual(['energy', 'vitamins', 'minerals', 'foods'])
  const shown = topics.flatMap(({ rows }) => rows.map(({ standard }) => standard.id))
  expect([...shown].sort((a, b) => a - b)).toEqual(all)
  expect(topicsOf([needOf(57)]).map(({ code }) => code)).toEqual(['minerals'])
})

test('leaves out what no standard names', () => {
  expect(groupNeeds([needOf(999)])).toEqual([])
})

test('tells recommendations apart from ranges of menus, and nothing twice', () => {
  const open = { min: null, max: null, need: null }
  const needs = [
    { ...open, standardId: 1, min: 1720, max: 1810, recommended: { from: 1780, to: 1810 } },
    { ...open, standardId: 2, min: 75, max: 95 },
    { ...open, standardId: 110, recommended: { from: 20, to: 20 }, reason: 'sunlight', judged: 'part' as const },
    { ...open, standardId: 124, max: 2000, recommended: { from: null, to: 2000 }, judged: 'elsewhere' as const },
    { ...open, standardId: 129, max: 2700, upper: { amount: 2700, ofAdded: false, source: 'NIN2016' } },
  ]
  const ids = (some: typeof needs | ReturnType<typeof menuRanges>) => some.map(({ standardId }) => standardId)
  expect(ids(recommendedNeeds(needs))).toEqual([1, 110, 129])
  expect(ids(menuRanges(needs))).toEqual([1, 2, 129])
})
