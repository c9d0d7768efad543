import { expect, test } from '@jest/globals'
import type { AdviceText } from './advice'
import { actsOf, rankFindings } from './verdict'

type Finding = 'light' | 'thin' | 'short' | 'both'
const text = (findings: Finding[][], urgency: AdviceText['urgency'], covers: Finding[] = []): AdviceText<Finding> => ({
  ...{ id: findings.join(), audience: [], rules: [], text: '' },
  ...{ findings, urgency, covers },
})

test('findings are told from the most careful on; one that no text speaks for comes last', () => {
  const advice = [text([['light']], 'watch'), text([['thin']], 'see now', ['short']), text([['short']], 'see')]
  expect(rankFindings<Finding>(['both', 'light', 'short', 'thin'], advice)).toEqual([
    { finding: 'thin', urgency: 'see now' },
    { finding: 'short', urgency: 'see now' },
    { finding: 'light', urgency: 'watch' },
    { finding: 'both', urgency: 'fine' },
  ])
})

test.each([
  ['see now', { danger: true }, ['call for help', 'take along']],
  ['see now', {}, ['take along', 'call for help']],
  ['see now', { again: true }, ['measure again', 'take along', 'call for help']],
  ['watch', { again: true }, ['measure again']],
  ['see', {}, ['take along', 'ask']],
  ['watch', {}, ['plan meals', 'ask']],
  ['watch', { meals: false }, ['ask']],
  ['fine', {}, ['plan meals']],
  ['fine', { meals: false }, ['read on']],
] as const)('of "%s" with %j one does %j', (urgency, terms, acts) => {
  expect(actsOf(urgency, terms)).toEqual(acts)
})
