import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import type { StandardResult } from 'shared-contracts/nutrition'
import { ApartStandards } from './ApartStandards'

const magnesium = { standardId: 102, min: 56, max: null, need: 70, status: 'missing', missingCount: 1 } as const

const told = (value: number) => {
  const results: readonly StandardResult[] = [{ ...magnesium, value }]
  return renderToStaticMarkup(<ApartStandards results={results} />)
}

test('what is known is told as enough where it is, though a figure lacks', () => {
  expect(told(119)).toContain('đã đủ mức khuyến nghị')
  expect(told(119)).not.toContain('chưa thể coi là')
  expect(told(60)).toContain('chưa thể coi là đạt hay thiếu')
})
