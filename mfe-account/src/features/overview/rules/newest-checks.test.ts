import { expect, test } from '@jest/globals'
import { childCheck } from 'shared-frame/testing'
import {
  type ChildCheck,
  concerns,
  isFine,
  type MotherCheck,
  motherTags,
  newestChildCheck,
  newestMotherCheck,
} from './newest-checks'

type Classification = ChildCheck['assessments'][number]['classification']

function check(classes: readonly Classification[], more: Partial<ChildCheck> = {}): ChildCheck {
  const names = ['LengthForAge', 'WeightForAge', 'WeightForLength', 'BMIForAge'] as const
  return childCheck({
    id: 1,
    weight: 9,
    bmi: 16.4,
    assessments: classes.map((classification, index) => ({
      measureTypeName: names[index] ?? 'BMIForAge',
      zScore: classification === null ? null : 0,
      percentile: null,
      classification,
      implausible: false,
      reason: null,
    })),
    ...more,
  })
}

const newest = (...checks: readonly ChildCheck[]) => {
  const found = newestChildCheck(checks)
  if (found === null) throw new Error('There is a check')
  return found
}

test('what stands out in the newest check is named as the health section names it', () => {
  expect(newestChildCheck([])).toBeNull()
  expect(concerns(newest(check(['stunted', 'normal', 'wasted'])))).toEqual(['Gầy còm', 'Thấp còi'])
  expect(concerns(newest(check(['normal'], { dangerSigns: true })))).toEqual(['Có dấu hiệu nguy hiểm'])
})

test('a child who became lighter is not called fine', () => {
  const lighter = check(['normal', 'normal'], { ageInDays: 383, weight: 8.8 })
  expect(isFine(newest(check(['normal']), lighter))).toBe(false)
  expect(concerns(newest(check(['normal']), lighter))).toEqual(['Nhẹ hơn lần cân trước'])
})

test('"normal" is said only where something was judged', () => {
  expect(isFine(newest(check(['normal'])))).toBe(true)
  expect(isFine(newest(check([null])))).toBe(false)
})

test('a weighing is summed up by everything that it found, not by where the gain lies alone', () => {
  const weighing = (more: Partial<MotherCheck>): MotherCheck => ({
    ...{
      id: 1,
      checkDate: '2026-05-01',
      weight: 55,
      height: 158,
      weightBeforePregnancy: 50,
      bmi: 20,
      bmiStatus: 'Normal',
    },
    ...{ pregnancyWeeks: 20, pregnancyDayInWeek: 0, weeksAfterBirth: null, fetusCount: 1, reason: null },
    ...{ weightGain: 5, weightGainMin: 2.75, weightGainMax: 3.75, weightGainStatus: 'within' },
    ...more,
  })
  expect(newestMotherCheck([])).toBeNull()
  const tags = (...checks: MotherCheck[]) => motherTags(newestMotherCheck(checks) ?? { findings: [] })
  expect(tags(weighing({}))).toEqual([{ title: 'Tăng cân vừa đủ', well: true }])
  const fast = weighing({ checkDate: '2026-05-29', pregnancyWeeks: 24, weight: 59 })
  expect(tags(weighing({}), fast)).toEqual([{ title: 'Tăng hơn 3 kg một tháng', well: false }])
  const twins = { fetusCount: 2 } as const
  expect(tags(weighing(twins), { ...fast, ...twins })).toEqual([
    { title: 'Tăng cân trong khoảng cho thai đôi', well: true },
  ])
  expect(tags(weighing({ ...twins, weightGainStatus: null, weightGainMin: null, weightGainMax: null }))).toEqual([
    { title: 'Mức tăng cân do bác sĩ đặt riêng', well: false },
  ])
})
