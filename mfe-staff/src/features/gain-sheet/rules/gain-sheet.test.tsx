import { expect, test } from '@jest/globals'
import type { CalendarDay } from 'shared-contracts/ages'
import { validationMessages } from 'shared-contracts/validation'
import { gainSheetTexts as texts } from '../texts'
import { bmiWords, footWords, gainSheet } from './gain-sheet'
import { judgeMother } from './judged-mother'
import { emptyGainSheet, type GainSheetValues, gainSheetProblems } from './sheet-values'

const day = (text: string) => text as CalendarDay
const today = day('2026-11-23')
const weighing = (weeks: number, weight: number, checkDate = today) => ({ checkDate, weeks, days: null, weight })
const values = (change: Partial<GainSheetValues>): GainSheetValues => ({
  ...emptyGainSheet(today),
  height: 156,
  weightBefore: 50,
  weighings: [weighing(20, 53.2)],
  ...change,
})

test('draws a point for each weighing, earliest first, and tells each by the rules', () => {
  const mother = judgeMother(
    values({ weighings: [weighing(28, 61), weighing(10, 50.4, day('2026-07-20')), weighing(20, 53.2)] }),
  )
  const { blocks, subtitle } = gainSheet(mother, today)
  expect(subtitle).toContain('cao 156 cm, nặng 50 kg')
  expect(bmiWords(mother)).toBe('BMI trước khi mang thai 20,5 kg/m² (bình thường)')
  const drawing = blocks.find((block) => block.kind === 'drawing')
  expect(drawing?.kind === 'drawing' && drawing.svg.match(/<circle /g)).toHaveLength(3)
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  expect(rows.map((row) => [row[1], row[3], row.at(-1)])).toEqual([
    ['10 tuần', '0,4', 'Mẹ cứ tiếp tục như hiện nay: ba tháng đầu chưa đánh giá mức tăng'],
    ['20 tuần', '3,2', 'Mẹ cứ tiếp tục như hiện nay: tăng cân vừa đủ'],
    // Faster than the band is wide: the more careful finding decides and stands first.
    [
      '28 tuần',
      '11',
      'Mẹ nên gặp cán bộ y tế trong vài ngày tới: tăng hơn 3 kg một tháng, tăng nhiều hơn khoảng nên có',
    ],
  ])
})

test.each([
  [{}, {}],
  [{ height: 1.56 }, { height: validationMessages.motherHeight }],
  [{ weightBefore: null }, { weightBefore: validationMessages.fieldRequired }],
  [{ weighings: [weighing(41, 60)] }, { 'weighings.0.weeks': texts.weekRange }],
  [{ weighings: [weighing(20, 54), weighing(20, 55)] }, { 'weighings.1.weeks': texts.sameAge }],
  [{ weighings: [weighing(20, 540)] }, { 'weighings.0.weight': validationMessages.motherWeight }],
] as const)('a sheet with %j is told %j', (change, messages) => {
  const found = Object.entries(gainSheetProblems(values(change), today)).filter(([, message]) => message !== null)
  expect(Object.fromEntries(found)).toEqual(messages)
})

test('judges twins by their range, names whose it is above, in the chart and below, and says where there is none', () => {
  const sheetOf = (change: Partial<GainSheetValues>) => {
    const mother = judgeMother(values({ weighings: [weighing(20, 56), weighing(24, 60)], ...change }))
    const { blocks } = gainSheet(mother, today)
    const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
    const drawing = blocks.find((block) => block.kind === 'drawing')
    return {
      total: blocks.flatMap((block) => (block.kind === 'strong' ? block.text : []))[0],
      svg: drawing?.kind === 'drawing' ? drawing.svg : '',
      last: rows.at(-1)?.slice(3),
      foot: footWords(mother),
    }
  }
  const single = sheetOf({})
  expect(single.total).toContain('cả thai kỳ nên tăng 10–12 kg (khoảng cho thai đơn)')
  expect(single.last?.at(-1)).toContain('tăng hơn 3 kg một tháng')
  expect(single.foot).toContain('Quyết định 776/QĐ-BYT. Khoảng tăng cân dành cho thai đơn')
  const twins = sheetOf({ fetusCount: 2 })
  expect(twins.total).toContain('cả thai kỳ nên tăng 16,8–24,5 kg (khoảng cho thai đôi)')
  expect(twins.svg).toContain('thai đôi')
  expect(twins.last).toEqual(['10', '8–12,3', 'Mẹ cứ tiếp tục như hiện nay: tăng cân trong khoảng cho thai đôi'])
  expect(twins.foot).toContain('dành cho thai đôi')
  for (const [change, whose] of [
    [{ fetusCount: 2, weightBefore: 44 }, 'thai đôi khi BMI dưới 18,5'],
    [{ fetusCount: 3 }, 'thai ba trở lên'],
  ] as const) {
    const { total, last, foot } = sheetOf(change)
    expect(total).toContain(`${whose}: chưa có khoảng tăng cân chung, bác sĩ đặt mức riêng`)
    expect([last?.[1], last?.[2]]).toEqual(['–', expect.stringContaining('mức tăng cân do bác sĩ đặt riêng')])
    expect(foot).toContain(`Chưa có khoảng tăng cân chung cho ${whose}.`)
  }
})
