import { expect, test } from '@jest/globals'
import type { CalendarDay } from 'shared-contracts/ages'
import { gainStandardFor, gainStandards } from 'shared-contracts/gestation'
import { gainChartModel } from './gain-chart-model'

const day = '2026-06-01' as CalendarDay
const visit = { id: 1, checkDate: day, pregnancyDays: 143, weight: 55.2, gain: 3.2, status: 'within' as const }

test('draws the band of her BMI, and says which source and which part is an assumption', () => {
  const model = gainChartModel({ weight: 70, height: 160 }, [visit])
  expect(model.lines.map(({ pieces }) => pieces[0]?.at(-1))).toEqual([
    [40, expect.closeTo(11.45, 1)],
    [40, expect.closeTo(9.55, 1)],
  ])
  expect(model.standard).toContain('776/QĐ-BYT')
  expect(model.standard).toContain('giả định')
  expect(model.points[0]).toMatchObject({ y: 3.2, title: '01/06/2026, thai 20 tuần 3 ngày' })
})

test('says that it is an example when her figures are not known', () => {
  expect(gainChartModel(null, []).standard).toContain('ví dụ')
})

test('makes room for loss and for much gain, and follows another standard', () => {
  const model = gainChartModel(
    null,
    [
      { ...visit, gain: -4 },
      { ...visit, id: 2, gain: 25 },
    ],
    gainStandards.iom2009,
  )
  expect(model.points.map(({ details }) => details[0])).toEqual(['55,2 kg, giảm 4 kg', '55,2 kg, tăng 25 kg'])
  expect(model.y.from).toBeLessThan(-4)
  expect(model.y.to).toBeGreaterThan(25)
  expect(model.standard).toContain('IOM')
})

test('says whose range it draws: of one child, or of twins, flat from week 37 to week 40', () => {
  expect(gainChartModel(null, [visit])).toMatchObject({
    title: 'Mức tăng cân theo tuần thai, thai đơn (kg)',
    standard: expect.stringContaining('khoảng cho thai đơn'),
    points: [{ details: ['55,2 kg, tăng 3,2 kg', 'Tăng cân vừa đủ (thai đơn)'] }],
  })
  const twins = gainChartModel({ weight: 52, height: 160 }, [visit], gainStandardFor(2))
  expect([twins.title, twins.standard]).toEqual([
    'Mức tăng cân theo tuần thai, thai đôi (kg)',
    expect.stringContaining('khoảng cho thai đôi'),
  ])
  expect(twins.points[0]?.details[1]).toBe('Tăng cân vừa đủ (thai đôi)')
  expect(twins.standard).not.toContain('thai đơn')
  expect(twins.lines.map(({ pieces }) => pieces[0]?.slice(37))).toEqual([
    [37, 38, 39, 40].map((week) => [week, 24.5]),
    [37, 38, 39, 40].map((week) => [week, 16.8]),
  ])
})

test('draws weighings alone where no source gives a range, and says so', () => {
  for (const [before, fetusCount, words] of [
    [{ weight: 45, height: 160 }, 2, 'Không có khoảng cho BMI dưới 18,5'],
    [{ weight: 52, height: 160 }, 3, 'bác sĩ đặt mức riêng'],
  ] as const) {
    const model = gainChartModel(before, [visit], gainStandardFor(fetusCount))
    expect([model.bands, model.lines, model.points.length]).toEqual([[], [], 1])
    expect(model.standard).toContain(words)
    expect([Number.isFinite(model.y.from), model.y.to]).toEqual([true, 13])
  }
})
