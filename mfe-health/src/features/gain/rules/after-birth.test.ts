import { expect, test } from '@jest/globals'
import type { MotherCheck } from '../requests/mother-history'
import { afterBirth } from './after-birth'

function check(checkDate: string, weight: number, more: Partial<MotherCheck> = {}): MotherCheck {
  return {
    id: 1,
    checkDate,
    weight,
    height: 158,
    weightBeforePregnancy: null,
    pregnancyWeeks: null,
    pregnancyDayInWeek: null,
    weeksAfterBirth: 8,
    fetusCount: 1,
    bmi: null,
    bmiStatus: null,
    weightGain: null,
    weightGainMin: null,
    weightGainMax: null,
    weightGainStatus: null,
    reason: null,
    ...more,
  }
}

test('says nothing during pregnancy and of no weighing', () => {
  expect(afterBirth([])).toBeNull()
  expect(afterBirth([check('2026-05-01', 60, { pregnancyWeeks: 30 })])).toBeNull()
})

test('compares with the weight before pregnancy, told at any time', () => {
  const checks = [check('2026-01-01', 62, { pregnancyWeeks: 36, weightBeforePregnancy: 52 }), check('2026-05-01', 55.3)]
  expect(afterBirth(checks)).toEqual({ aboveBefore: 3.3, changeAMonth: null, losesTooFast: false })
})

test.each([
  ['2026-05-31', 54.1, -1.9, false],
  ['2026-05-31', 54, -2.029, true],
  ['2026-05-31', 53.9, -2.1, true],
  ['2026-05-07', 54, null, false],
])('from 56 kg on 1 May to %s %p kg it changes by %p a month', (day, weight, changeAMonth, losesTooFast) => {
  expect(afterBirth([check('2026-05-01', 56), check(day, weight)])).toMatchObject({ changeAMonth, losesTooFast })
})
