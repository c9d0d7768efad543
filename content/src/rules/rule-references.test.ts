import { expect, test } from '@jest/globals'
import type { HealthRule } from 'shared-contracts/health-rules'
import { renderMarkdown } from '../files/markdown'
import { placeRules, ruleBookOf } from './rule-references'

const honey: HealthRule = {
  id: 'honey',
  topic: 'foods',
  risk: 'high',
  audience: [{ stage: 'child', fromDay: 0, toDay: 364 }],
  statement: 'Không mật ong *dưới* 12 tháng.',
  sources: ['WHO2023'],
  check: null,
  texts: null,
}
const book = ruleBookOf([honey])

test('a statement stands in place of its id, as plain text', () => {
  const placed = placeRules('Một.\n\n- {{rule:honey}}\n- {{rule: honey }}', book)
  expect(placed.ids).toEqual(['honey'])
  expect(renderMarkdown(placed.text).html).toContain('<li>Không mật ong *dưới* 12 tháng.</li>')
})

test('an unknown rule is named with its line', () => {
  expect(placeRules('Một.\n\nHai {{rule:nothing}}', book).unknown).toEqual([{ id: 'nothing', line: 3 }])
})
