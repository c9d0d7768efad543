import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { eatingRules } from 'shared-contracts/eating-rules'
import { contentFolder, contentRoot } from '../files/content-folder'
import { EATING_RULES_MODULE, eatingRulesModule } from './eating-rules-module'

const folder = contentFolder(contentRoot())

test('the generated rules are those of the rule book: else run "npm run content -- generate"', () => {
  expect(readFileSync(path.join(contentRoot(), '..', EATING_RULES_MODULE), 'utf8')).toBe(eatingRulesModule(folder))
})

test.each([
  [5, ['texture-6-8-months', 'honey-under-12-months'], ['green-papaya-pregnancy', 'texture-12-17-months']],
  [1, ['mugwort-first-trimester', 'alcohol'], ['iron-tablets-after-birth', 'jelly-under-5-years']],
  [10, ['jelly-under-5-years'], ['honey-under-12-months', 'growth-measuring-intervals']],
] as const)('object type %p is told its own rules, those of a meal before the others', (objectTypeId, own, others) => {
  const rules = eatingRules(objectTypeId)
  const ids = rules.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([...own]))
  for (const other of others) expect(ids).not.toContain(other)
  const high = rules.findLastIndex(({ topic, risk }) => topic === 'foods' && risk === 'high')
  expect(high).toBeLessThan(rules.findIndex(({ topic, risk }) => topic === 'foods' && risk !== 'high'))
})
