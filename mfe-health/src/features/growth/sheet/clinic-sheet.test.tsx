import { expect, test } from '@jest/globals'
import type { CalendarDay } from 'shared-contracts/ages'
import { childCheck } from 'shared-frame/testing'
import { babyTexts } from '../../../texts/baby'
import { clinicSheet } from './clinic-sheet'

test('a measure that no child has is marked on the sheet, which judges nothing of its visit', async () => {
  const child = { name: 'Bé Na', sex: 1, birth: '2025-06-01' as CalendarDay } as const
  const flagged = { zScore: 15.2, percentile: 99.9, classification: null, implausible: true, reason: null } as const
  const slip = childCheck({
    weight: 32,
    assessments: [{ measureTypeName: 'WeightForAge', ...flagged }],
    doubtful: ['weight'],
    bmiStatus: null,
  })
  const { sheets } = await clinicSheet(child, [slip], '2026-06-01' as CalendarDay)
  const blocks = sheets.flatMap((sheet) => sheet.blocks)
  const table = blocks.find((block) => block.kind === 'table')
  expect(table?.rows[0]?.slice(2, 4)).toEqual([['32', babyTexts.sheet.again], '74'])
  expect(blocks[0]).toMatchObject({ kind: 'strong', text: expect.stringContaining('Chưa đánh giá được') })
  expect(JSON.stringify(blocks.filter(({ kind }) => kind !== 'drawing'))).not.toContain('Bình thường')
})
