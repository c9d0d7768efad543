import { describe, expect, test } from '@jest/globals'
import { apartResults, dayResults, furtherResults, groupedResults, metCount } from './day-results'

const need = (standardId: number, min: number | null, max: number | null) => ({ standardId, min, max, need: null })

describe('a day against its needs', () => {
  test.each([
    [{ value: 2000, missing: 0 }, 'met'],
    [{ value: 1999, missing: 0 }, 'below'],
    [{ value: 2101, missing: 0 }, 'above'],
    [{ value: 2050, missing: 1 }, 'missing'],
    [{ value: 2101, missing: 1 }, 'above'],
    [{ value: null, missing: 0 }, 'missing'],
  ] as const)('%j is %s', (amount, status) => {
    expect(dayResults({ '1': amount }, [need(1, 2000, 2100)])[0]?.status).toBe(status)
  })

  test('never calls a share with missing data above', () => {
    expect(dayResults({ '9': { value: 40, missing: 2 } }, [need(9, 13, 20)])[0]?.status).toBe('missing')
  })

  test('puts results in the groups of the nutrition table and counts what is met', () => {
    const nutrition = {
      '1': { value: 5, missing: 0 },
      '9': { value: 15, missing: 0 },
      '57': { value: 1, missing: 3 },
      '103': { value: 9, missing: 0 },
    }
    const results = dayResults(nutrition, [need(1, 4, 6), need(9, 13, 20), need(57, 1, null), need(103, 10, null)])
    expect(groupedResults(results).map(({ code }) => code)).toEqual(['I', 'II', 'III'])
    expect(furtherResults(results).map(({ standardId }) => standardId)).toEqual([103])
    expect(metCount(results)).toEqual({ met: 2, judged: 3 })
    expect(apartResults(results).map(({ standardId }) => standardId)).toEqual([57])
  })

  test('tells apart what can not be judged, with the reason, and salt once', () => {
    const nutrition = {
      '53': { value: 4, missing: 0 },
      '103': { value: 22, missing: 0 },
      '124': { value: 1600, missing: 0 },
    }
    const results = dayResults(nutrition, [
      need(53, null, 5),
      { standardId: 103, min: 20, max: null, need: 27, reason: 'ironTablets', judged: 'part' },
      { standardId: 124, min: null, max: 2000, need: null, reason: 'asSalt', judged: 'elsewhere' },
    ])
    expect(results.map(({ standardId }) => standardId)).toEqual([53, 103])
    expect(apartResults(results)).toMatchObject([{ standardId: 103, reason: 'ironTablets' }])
    expect(metCount(results)).toEqual({ met: 1, judged: 1 })
  })
})
