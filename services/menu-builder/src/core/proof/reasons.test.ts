import { expect, test } from '@jest/globals'
import type { NeedBand } from 'shared-contracts/nutrition'
import { realSnapshot } from '../../testing/content'
import { shortfallText } from './reasons'

const { standards, needs } = realSnapshot()

function textOf(standardId: number, band: Pick<NeedBand, 'min' | 'max'>, value: number): string {
  const standard = standards.find((each) => each.standardId === standardId)
  const known = needs.find((each) => each.standardId === standardId)
  if (standard === undefined || known === undefined) throw new Error(`standard ${standardId} is gone`)
  const need = { ...known, ...band }
  return shortfallText({
    standard,
    need,
    result: { ...band, standardId, value, need: null, status: 'below', missingCount: 0 },
  })
}

test.each([
  [
    'just below a minimum',
    { min: 60, max: null },
    59.6,
    'Protein động vật trên tổng protein: được 59%, cần ít nhất 60%.',
  ],
  [
    'just above a maximum',
    { min: null, max: 60 },
    60.4,
    'Protein động vật trên tổng protein: được 61%, cần nhiều nhất 60%.',
  ],
  ['small figures', { min: 2.5, max: 3 }, 2.48, 'Protein động vật trên tổng protein: được 2,4%, cần 2,5–3%.'],
])('%s is never told as the bound itself', (_, band, value, text) => {
  expect(textOf(13, band, value)).toBe(text)
})
