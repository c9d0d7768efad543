import { describe, expect, test } from '@jest/globals'
import { isOffStandard, needOfWeekDay } from '../standard'
import { evaluateDay, judgeNeed } from './evaluate'
import { EMPTY_INTAKE } from './intake'

const known = (value: number) => ({ value, missingCount: 0 })
const iron = { min: 20, max: null, need: 27, reason: 'ironTablets', judged: 'part' } as const
const vitaminD = { min: null, max: null, need: 20, reason: 'sunlight', judged: 'part' } as const

describe('a need that food meets only in part', () => {
  test.each([
    [19.99, 'below'],
    [20, 'notJudged'],
    [26.9, 'notJudged'],
    [27, 'met'],
  ])('is %f of 27 mg: %s', (value, status) => {
    const verdict = judgeNeed(iron, known(value))
    expect(verdict.status).toBe(status)
    expect(verdict.reason).toBe(status === 'notJudged' ? 'ironTablets' : undefined)
  })

  test('stays missing where a figure lacks, and above where too much is known', () => {
    expect(judgeNeed(iron, { value: 25, missingCount: 1 }).status).toBe('missing')
    expect(judgeNeed({ ...iron, max: 45 }, known(46)).status).toBe('above')
  })
})

describe('a need that the table can not tell', () => {
  test.each([
    [{ value: 0, missingCount: 9 }, 'notJudged'],
    [{ value: 3, missingCount: 0 }, 'notJudged'],
    [{ value: 20, missingCount: 0 }, 'met'],
  ])('%j is %s', (amount, status) => {
    expect(judgeNeed(vitaminD, amount).status).toBe(status)
  })

  test('has no verdict at all where none may be given', () => {
    const need = { min: null, max: 600, need: null, reason: 'breastMilk', judged: 'never' } as const
    expect(judgeNeed(need, known(900))).toEqual({ status: 'notJudged', reason: 'breastMilk' })
  })
})

test('what another standard tells is told once', () => {
  const standard = (standardId: number, measure: string) =>
    ({
      standardId,
      key: measure,
      title: measure,
      unit: '',
      scope: 'day',
      measure,
      mealCodes: [],
      tableGroup: '',
      decimals: 0,
    }) as const
  const results = evaluateDay(
    [standard(53, 'salt'), standard(124, 'sodium')],
    [
      { standardId: 53, min: null, max: 5, need: null },
      { standardId: 124, min: null, max: 2000, need: null, reason: 'asSalt', judged: 'elsewhere' },
    ],
    { meals: new Map(), total: EMPTY_INTAKE },
  )
  expect(results.map(({ standardId }) => standardId)).toEqual([53])
})

test('a day of a week may have more than the mean, up to its own cap', () => {
  expect(needOfWeekDay({ max: 5, weekMean: true, dayMax: 6.5 }).max).toBe(6.5)
  expect(needOfWeekDay({ max: 25 }).max).toBe(25)
})

test('only what is below, above or missing speaks against a day', () => {
  const statuses = ['met', 'below', 'above', 'missing', 'notJudged'] as const
  expect(statuses.filter((status) => isOffStandard({ status }))).toEqual(['below', 'above', 'missing'])
})
