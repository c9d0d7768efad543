import { expect, test } from '@jest/globals'
import type { StandardResult } from 'shared-contracts/nutrition'
import { mount } from 'shared-frame/testing'
import { ApartStandards } from './ApartStandards'

const magnesium = { standardId: 102, min: 56, max: null, need: 70, status: 'missing', missingCount: 1 } as const

async function told(value: number): Promise<string> {
  const results: readonly StandardResult[] = [{ ...magnesium, value }]
  const view = await mount(<ApartStandards results={results} />)
  const text = view.container.textContent ?? ''
  await view.unmount()
  return text
}

test('what is known is told as enough where it is, though a figure lacks', async () => {
  expect(await told(119)).toContain('đã đủ mức khuyến nghị')
  expect(await told(119)).not.toContain('chưa thể coi là')
  expect(await told(60)).toContain('chưa thể coi là đạt hay thiếu')
})
