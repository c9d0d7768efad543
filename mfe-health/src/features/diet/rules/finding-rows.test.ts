import { expect, test } from '@jest/globals'
import type { DietResult } from '../requests/diet-result'
import { findingRows } from './finding-rows'

type Finding = DietResult['findings'][number]
const finding = (adviceId: string, kind: Finding['kind'], more: Partial<Finding> = {}): Finding => ({
  adviceId,
  kind,
  text: adviceId,
  standardId: null,
  ruleIds: [],
  ...more,
})
const food = { materialId: 1, title: 'Cam', grams: 40, household: null }

const result: DietResult = {
  activity: 'light',
  urgency: 'watch',
  verdict: 'Có món ăn quá giới hạn.',
  standards: [],
  energies: [],
  limits: [
    { ruleId: 'liver-per-week', text: 'Đã có 3 món gan.' },
    { ruleId: 'dairy-at-breakfast', text: 'Hai món sữa trong một bữa.' },
  ],
  findings: [
    finding('see-health-worker', 'urgent'),
    finding('less-liver', 'limit', { ruleIds: ['liver-per-week'] }),
    finding('fruit', 'below', { standardId: 46 }),
    finding('habit', 'habit', { ruleIds: ['dairy-at-breakfast'] }),
  ],
  advice: [],
  suggestions: [{ standardId: 46, instead: true, foods: [food] }],
}

test('findings keep their order; limits stand with how to act on them, others after these', () => {
  expect(findingRows(result).map(({ key, kind, limits }) => [key, kind, limits])).toEqual([
    ['see-health-worker', 'urgent', []],
    ['less-liver', 'limit', ['Đã có 3 món gan.']],
    ['Hai món sữa trong một bữa.', 'limit', ['Hai món sữa trong một bữa.']],
    ['fruit', 'below', []],
    ['habit', 'habit', []],
  ])
})

test('foods stand with the gap that they close', () => {
  const rows = findingRows(result)
  expect(rows.map(({ foods }) => foods)).toEqual([[], [], [], [food], []])
  expect(rows[3]?.instead).toBe(true)
})
