import { describe, expect, test } from '@jest/globals'
import { assessMother } from '../assess-mother'
import { gainAdvice, gainFindingsOf, type JudgedWeighing } from './gain-advice'
import { gainAdviceTexts } from './generated/gain-advice-texts'
import { type AdvisedWeighing, weighingFindings } from './weighing-advice'

const weighing = (more: Partial<JudgedWeighing>): JudgedWeighing => ({
  weightGain: 3,
  weightGainMin: 2,
  weightGainStatus: null,
  fetusCount: 1,
  bmi: 20.3,
  bmiStatus: 'Normal',
  pregnancyDays: 140,
  weightBeforePregnancy: 52,
  pace: null,
  ...more,
})

describe('a weighing', () => {
  test.each<[Partial<JudgedWeighing>, readonly string[], string | undefined]>([
    [{ weightGainStatus: 'within' }, ['within'], 'fine'],
    [{ weightGainStatus: 'below' }, ['below'], 'watch'],
    [{ weightGainStatus: 'above' }, ['above'], 'watch'],
    [{ weightGainStatus: 'above', pace: 'fast' }, ['above', 'gaining fast'], 'see'],
    [{ weightGainStatus: 'within', pace: 'slow' }, ['within', 'gaining slowly'], 'watch'],
    [{ pregnancyDays: 90, weightGain: 1 }, ['first months'], 'fine'],
    [{ pregnancyDays: 90, weightGain: -1 }, ['lost in first months'], 'watch'],
    // 5 % of 52 kg are 2.6 kg.
    [{ pregnancyDays: 90, weightGain: -2.6 }, ['lost in first months'], 'watch'],
    [{ pregnancyDays: 90, weightGain: -2.61 }, ['lost much'], 'see now'],
    [{ pregnancyDays: 91, weightGain: -2.61, weightGainStatus: 'below' }, ['lost much', 'below'], 'see now'],
    [{ pregnancyDays: 280, weightGainStatus: 'within' }, ['within'], 'fine'],
    [{ pregnancyDays: 281, weightGainStatus: 'within' }, ['within', 'past due'], 'see'],
    [{ pregnancyDays: 286, weightGainStatus: 'above' }, ['above', 'past due'], 'see'],
    [{ pregnancyDays: 287 }, ['past week 41'], 'see now'],
    [{ pregnancyDays: 300 }, ['past week 41'], 'see now'],
    [{ fetusCount: 2, weightGainStatus: 'within' }, ['twins within'], 'fine'],
    [{ fetusCount: 2, weightGainStatus: 'below' }, ['twins below'], 'watch'],
    [{ fetusCount: 2, weightGainStatus: 'above' }, ['twins above'], 'watch'],
    [{ fetusCount: 2, weightGainStatus: 'below', pace: 'slow' }, ['twins below', 'gaining slowly'], 'watch'],
    [{ fetusCount: 2, pregnancyDays: 90, weightGain: 1 }, ['first months'], 'fine'],
    [{ fetusCount: 2, weightGainMin: null }, ['no range'], 'watch'],
    [{ fetusCount: 3, weightGainMin: null, pregnancyDays: 60 }, ['no range'], 'watch'],
    [
      { fetusCount: 3, weightGainMin: null, pregnancyDays: 60, weightGain: -1 },
      ['no range', 'lost in first months'],
      'watch',
    ],
    [{ fetusCount: 3, weightGainMin: null, weightGain: -2.61 }, ['lost much', 'no range'], 'see now'],
    // Twins: 36 to 37 completed weeks, then from 38.
    [{ fetusCount: 2, pregnancyDays: 251, weightGainStatus: 'within' }, ['twins within'], 'fine'],
    [{ fetusCount: 2, pregnancyDays: 252, weightGainStatus: 'within' }, ['twins within', 'birth plan due'], 'see'],
    [{ fetusCount: 2, pregnancyDays: 259, weightGainStatus: 'within' }, ['twins within', 'birth plan due'], 'see'],
    [{ fetusCount: 2, pregnancyDays: 265, weightGainStatus: 'above' }, ['twins above', 'birth plan due'], 'see'],
    [
      { fetusCount: 2, pregnancyDays: 266, weightGainStatus: 'within' },
      ['twins within', 'past usual birth'],
      'see now',
    ],
    [
      { fetusCount: 2, pregnancyDays: 280, weightGainStatus: 'within' },
      ['twins within', 'past usual birth'],
      'see now',
    ],
    [{ fetusCount: 2, pregnancyDays: 287, weightGainMin: null }, ['past usual birth'], 'see now'],
    [{ fetusCount: 2, pregnancyDays: 300, weightGainMin: null }, ['past usual birth'], 'see now'],
    // Three or more: a week or two earlier.
    [{ fetusCount: 3, pregnancyDays: 244, weightGainMin: null }, ['no range'], 'watch'],
    [{ fetusCount: 3, pregnancyDays: 245, weightGainMin: null }, ['no range', 'birth plan due'], 'see'],
    [{ fetusCount: 3, pregnancyDays: 252, weightGainMin: null }, ['no range', 'past usual birth'], 'see now'],
    [{ pregnancyDays: null, weightGain: null, bmiStatus: 'Thin' }, ['thin'], 'watch'],
    [{ pregnancyDays: null, weightGain: null, bmiStatus: null }, ['soon after birth'], 'fine'],
    [{ pregnancyDays: null, weightGain: null, bmiStatus: null, bmi: null }, [], undefined],
  ])('of %j finds %j: %s', (more, findings, urgency) => {
    const judged = weighing(more)
    expect(gainFindingsOf(judged)).toEqual(findings)
    expect(gainAdvice(findings.length === 0 ? [] : gainFindingsOf(judged), judged.pregnancyDays)?.urgency).toBe(urgency)
  })
})

test('a pregnant woman is never told to lose weight, to fast or to skip a meal', () => {
  const texts = gainAdviceTexts.filter(({ audience }) => audience.some(({ stage }) => stage === 'pregnant'))
  expect(texts.length).toBeGreaterThan(8)
  const told = texts.filter(({ text }) =>
    /(?<!không |không ăn kiêng để |và không )(?:giảm cân|nhịn ăn|bỏ bữa|ăn kiêng)/iu.test(text),
  )
  expect(told.map(({ id }) => id)).toEqual([])
})

test('more than the band, or a sudden gain, comes with the signs of pre-eclampsia', () => {
  const findingsWithSigns = [
    ['above'],
    ['gaining fast'],
    ['gaining fast', 'above'],
    ['twins below'],
    ['twins within'],
    ['twins above'],
    ['no range'],
  ] as const
  for (const findings of findingsWithSigns) {
    const text = gainAdvice(findings, 200)
      ?.advice.map((each) => each.text)
      .join(' ')
    expect(text).toMatch(/phù mặt.*mờ mắt.*đi khám ngay/u)
  }
})

test('of twins nothing is said by what is written for one child', () => {
  const singleOnly = gainAdviceTexts.filter(({ rules }) =>
    rules.some((rule) => ['gain-normal-bmi', 'gain-thin', 'gain-overweight'].includes(rule)),
  )
  expect(singleOnly.length).toBeGreaterThan(0)
  for (const fetusCount of [2, 3] as const) {
    for (const weightGainStatus of ['below', 'within', 'above', null] as const) {
      for (let pregnancyDays = 1; pregnancyDays <= 300; pregnancyDays++) {
        const weightGainMin = weightGainStatus === null ? null : 2
        const findings = gainFindingsOf(weighing({ fetusCount, weightGainStatus, weightGainMin, pregnancyDays }))
        const told = gainAdvice(findings, pregnancyDays)?.advice.map(({ id }) => id) ?? []
        expect([pregnancyDays, told.filter((id) => singleOnly.some((text) => text.id === id))]).toEqual([
          pregnancyDays,
          [],
        ])
      }
    }
  }
})

test('with twins, from 36 weeks on the birth is to be planned, and from 38 weeks the hospital is asked the same day', () => {
  expect(gainAdvice(['birth plan due'], 255)?.advice[0]?.text).toMatch(/thai đôi.*tuần 37.*gặp bác sĩ.*chốt ngày sinh/u)
  expect(gainAdvice(['past usual birth'], 266)?.advice[0]?.text).toMatch(/liên hệ bệnh viện.*ngay trong hôm nay/u)
})

test('past 41 weeks she is asked whether the child was born, and sent to the maternity service', () => {
  const text = gainAdvice(['past week 41'], 287)?.advice[0]?.text
  expect(text).toContain('bé đã chào đời chưa')
  expect(text).toContain('nơi khám thai ngay')
})

describe('the verdict about a weighing', () => {
  test.each<[Partial<JudgedWeighing>, string, string]>([
    [{ weightGainStatus: 'within' }, 'Mẹ cứ tiếp tục như hiện nay: tăng cân vừa đủ', 'plan meals'],
    [{ weightGainStatus: 'below' }, 'Mẹ để ý thêm trong những tuần tới: tăng ít hơn khoảng nên có', 'plan meals'],
    [{ weightGainStatus: 'above' }, 'Mẹ để ý thêm trong những tuần tới: tăng nhiều hơn khoảng nên có', 'plan meals'],
    // The gain is as it should be, the pace is not: what is well is not told as a verdict beside it.
    [
      { weightGainStatus: 'within', pace: 'fast' },
      'Mẹ nên gặp cán bộ y tế trong vài ngày tới: tăng hơn 3 kg một tháng',
      'take along',
    ],
    [
      { fetusCount: 2, weightGainStatus: 'within' },
      'Mẹ cứ tiếp tục như hiện nay: tăng cân trong khoảng cho thai đôi',
      'plan meals',
    ],
    [
      { fetusCount: 3, weightGainMin: null },
      'Mẹ để ý thêm trong những tuần tới: mức tăng cân do bác sĩ đặt riêng',
      'plan meals',
    ],
    [
      { fetusCount: 2, pregnancyDays: 259, weightGainStatus: 'within' },
      'Mẹ nên gặp cán bộ y tế trong vài ngày tới: đến lúc chốt ngày sinh với bác sĩ',
      'take along',
    ],
    [
      { pregnancyDays: 285, weightGainStatus: 'below' },
      'Mẹ nên gặp cán bộ y tế trong vài ngày tới: đã qua ngày dự sinh, tăng ít hơn khoảng nên có',
      'take along',
    ],
    [
      { pregnancyDays: 91, weightGain: -2.61, weightGainStatus: 'below' },
      'Mẹ cần đi khám ngay hôm nay: sụt hơn 5% cân nặng trước khi mang thai',
      'take along',
    ],
    [
      { pregnancyDays: null, weightGain: null, bmiStatus: 'Normal', losingFast: true },
      'Mẹ để ý thêm trong những tuần tới: giảm hơn 2 kg một tháng',
      'plan meals',
    ],
  ])('of %j is "%s", and the first way to act "%s"', (more, verdict, act) => {
    const judged = weighing(more)
    const advice = gainAdvice(gainFindingsOf(judged), judged.pregnancyDays)
    expect([advice?.verdict, advice?.acts[0]]).toEqual([verdict, act])
    expect(advice?.told[0]?.urgency).toBe(advice?.urgency)
  })
})

test('a nursing mother who loses more than 2 kg a month is told, a slower one and one weighed within a week not', () => {
  const at = (checkDate: string, weight: number): AdvisedWeighing => ({
    ...{ checkDate, weight, weightBeforePregnancy: 52, pregnancyWeeks: null, pregnancyDayInWeek: null },
    ...{ bmi: 22, bmiStatus: 'Normal', weightGain: null, weightGainMin: null, weightGainMax: null },
    ...{ weightGainStatus: null, reason: null, fetusCount: 1 },
  })
  const before = at('2026-05-01', 60)
  expect(weighingFindings(at('2026-05-31', 58), before)).toEqual(['losing fast', 'normal'])
  expect(weighingFindings(at('2026-05-31', 58.1), before)).toEqual(['normal'])
  expect(weighingFindings(at('2026-05-07', 58), before)).toEqual(['normal'])
  expect(weighingFindings(at('2026-05-31', 58), { ...before, pregnancyWeeks: 39 })).toEqual(['normal'])
})

test('"more than 3 kg a month" is not said of twins, "less than 1 kg" is', () => {
  const at = (pregnancyWeeks: number, weight: number, fetusCount: 1 | 2 | 3): AdvisedWeighing => ({
    ...{ checkDate: null, weight, weightBeforePregnancy: 52, pregnancyWeeks, pregnancyDayInWeek: 0, fetusCount },
    ...assessMother({
      ...{ weight, height: 160, weightBeforePregnancy: 52, pregnancyWeeks, pregnancyDayInWeek: 0 },
      ...{ weeksAfterBirth: null, fetusCount },
    }),
  })
  const findings = (fetusCount: 1 | 2 | 3, later: number) =>
    weighingFindings(at(24, later, fetusCount), at(20, 58, fetusCount))
  expect(findings(1, 62)).toEqual(['above', 'gaining fast'])
  expect(findings(2, 62)).toEqual(['twins within'])
  expect(findings(3, 62)).toEqual(['no range'])
  expect(findings(2, 58.5)).toEqual(['twins below', 'gaining slowly'])
  expect(findings(3, 58.5)).toEqual(['no range', 'gaining slowly'])
})
