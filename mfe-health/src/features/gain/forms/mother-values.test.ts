import { expect, test } from '@jest/globals'
import type { CalendarDay } from 'shared-contracts/ages'
import { validationMessages } from 'shared-contracts/validation'
import type { MotherCheck } from '../requests/mother-history'
import { emptyMotherValues, type MotherValues, motherBody, motherProblems } from './mother-values'

const today = '2026-06-01' as CalendarDay
/** One weighing is in her book from long ago: it may be put right. */
const bookDays = ['2023-03-03' as CalendarDay]
const values = (change: Partial<MotherValues>): MotherValues => ({
  ...emptyMotherValues(today, undefined),
  pregnancyWeeks: 20,
  height: 158,
  weightBeforePregnancy: 50,
  weight: 54,
  ...change,
})

test.each([
  [{}, {}],
  [{ weight: null }, { weight: validationMessages.fieldRequired }],
  [{ weight: 5400 }, { weight: validationMessages.motherWeight }],
  [{ height: 1.58 }, { height: validationMessages.motherHeight }],
  [{ weightBeforePregnancy: null }, { weightBeforePregnancy: validationMessages.fieldRequired }],
  [{ pregnancyWeeks: 0 }, { pregnancyWeeks: expect.any(String) }],
  [{ pregnancyWeeks: 1 }, {}],
  [{ pregnancyWeeks: 41 }, { pregnancyWeeks: validationMessages.weighingPastDue }],
  [{ pregnancyWeeks: 12.5 }, { pregnancyWeeks: validationMessages.entryWhole }],
  [{ pregnancyWeeks: 40, pregnancyDayInWeek: 6 }, {}],
  [{ pregnancyDayInWeek: 1.5 }, { pregnancyDayInWeek: validationMessages.entryWhole }],
  [{ pregnancyDayInWeek: 7 }, { pregnancyDayInWeek: expect.any(String) }],
  [{ stage: 'after-birth', pregnancyWeeks: null, weightBeforePregnancy: null, weeksAfterBirth: 8 }, {}],
  [{ stage: 'after-birth' }, { weeksAfterBirth: validationMessages.fieldRequired }],
  [{ checkDate: '2026-06-02' as CalendarDay }, { checkDate: validationMessages.checkDayInFuture }],
  [{ checkDate: '2025-01-01' as CalendarDay }, {}],
  [{ checkDate: '2024-12-31' as CalendarDay }, { checkDate: validationMessages.checkDayTooOld }],
  [{ checkDate: '2023-03-03' as CalendarDay }, {}],
] as const)('a form with %j is told %j', (change, messages) => {
  const problems = Object.entries(motherProblems(values(change), today, bookDays)).filter(
    ([, message]) => message !== null,
  )
  expect(Object.fromEntries(problems)).toEqual(messages)
})

test('sends no weeks of pregnancy after birth', () => {
  const body = motherBody(values({ stage: 'after-birth', weeksAfterBirth: 8 }))
  expect([body.pregnancyWeeks, body.weeksAfterBirth]).toEqual([undefined, 8])
})

test('a weighing that is not stored may be of any year', () => {
  const old = values({ checkDate: '2020-12-31' as CalendarDay })
  expect(motherProblems(old, today, null).checkDate).toBeNull()
})

const profile = { userType: 0, isNursing: false, pregnancyWeeks: null, pregnancyDayInWeek: 0, children: [] } as const
const weighed = (change: Partial<MotherCheck>): MotherCheck => ({
  ...{ id: 1, checkDate: '2026-05-01', weight: 54, height: 158, weightBeforePregnancy: 50, weeksAfterBirth: null },
  ...{ pregnancyWeeks: 20, pregnancyDayInWeek: 0, fetusCount: 2, bmi: 20, bmiStatus: 'Normal', weightGain: 4 },
  ...{ weightGainMin: 5, weightGainMax: 8, weightGainStatus: 'below', reason: null },
  ...change,
})

test.each([
  ['no weighing', undefined, null, 1],
  ['a weighing of this pregnancy', weighed({}), null, 2],
  ['a weighing of this pregnancy, by the weeks of the profile too', weighed({ fetusCount: 3 }), 24, 3],
  ['a weighing after birth', weighed({ pregnancyWeeks: null, weeksAfterBirth: 8 }), 6, 1],
  [
    'a weighing whose pregnancy is over by now: 42 weeks on the last day',
    weighed({ checkDate: '2025-12-29' }),
    null,
    2,
  ],
  ['a weighing whose pregnancy is over by now', weighed({ checkDate: '2025-12-28' }), null, 1],
  // 20 weeks on 1 May are 24 weeks and 3 days today.
  ['a weighing that the profile dates two weeks earlier', weighed({}), 22, 2],
  ['a weighing of another pregnancy than that of the profile', weighed({}), 19, 1],
] as const)('after %s the form begins with so many children', (_, last, pregnancyWeeks, fetusCount) => {
  expect(emptyMotherValues(today, last, { ...profile, pregnancyWeeks }).fetusCount).toBe(fetusCount)
})

test.each([
  ['a pregnancy', { pregnancyWeeks: 20 }, 'pregnant', 20],
  // Past term nobody said that the child was born.
  ['a pregnancy past its term', { pregnancyWeeks: 42 }, 'pregnant', 42],
  ['nursing', { isNursing: true }, 'after-birth', null],
  ['nothing told', {}, 'pregnant', null],
] as const)('after %s the form is for %s', (_, told, stage, pregnancyWeeks) => {
  expect(emptyMotherValues(today, undefined, { ...profile, ...told })).toMatchObject({ stage, pregnancyWeeks })
})

test('sends how many children she carries during pregnancy alone', () => {
  expect(motherBody(values({ fetusCount: 2 })).fetusCount).toBe(2)
  expect(motherBody(values({ fetusCount: 2, stage: 'after-birth', weeksAfterBirth: 8 }))).not.toHaveProperty(
    'fetusCount',
  )
})
