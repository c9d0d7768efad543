import { describe, expect, test } from '@jest/globals'
import { gainAdvice, gainFindingsOf, type JudgedWeighing } from './gain-advice'
import { gainAdviceTexts } from './generated/gain-advice-texts'
import { type AdvisedWeighing, weighingFindings } from './weighing-advice'

const weighing = (more: Partial<JudgedWeighing>): JudgedWeighing => ({
  weightGain: 3,
  weightGainStatus: null,
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
  for (const findings of [['above'], ['gaining fast'], ['gaining fast', 'above']] as const) {
    const text = gainAdvice(findings, 200)
      ?.advice.map((each) => each.text)
      .join(' ')
    expect(text).toMatch(/phù mặt.*mờ mắt.*đi khám ngay/u)
  }
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
      { pregnancyDays: 285, weightGainStatus: 'below' },
      'Mẹ nên gặp cán bộ y tế trong vài ngày tới: đã qua ngày dự sinh, tăng ít hơn khoảng nên có',
      'take along',
    ],
    [
      { pregnancyDays: 91, weightGain: -2.61, weightGainStatus: 'below' },
      'Mẹ cần đi khám ngay hôm nay: sụt hơn 5% cân nặng trước khi mang thai, tăng ít hơn khoảng nên có',
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
    ...{ weightGainStatus: null, reason: null },
  })
  const before = at('2026-05-01', 60)
  expect(weighingFindings(at('2026-05-31', 58), before)).toEqual(['losing fast', 'normal'])
  expect(weighingFindings(at('2026-05-31', 58.1), before)).toEqual(['normal'])
  expect(weighingFindings(at('2026-05-07', 58), before)).toEqual(['normal'])
  expect(weighingFindings(at('2026-05-31', 58), { ...before, pregnancyWeeks: 39 })).toEqual(['normal'])
})
