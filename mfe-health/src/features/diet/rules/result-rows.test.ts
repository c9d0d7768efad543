import { describe, expect, test } from '@jest/globals'
import { barShape, countByStatus, firstRows, isOpen, judgedRows, statusWord } from './result-rows'

const result = (standardId: number, more: object = {}) => ({
  standardId,
  value: 10,
  min: 5,
  max: 20,
  need: null,
  status: 'met' as const,
  missingCount: 0,
  ...more,
})

describe('rows of a result', () => {
  test('have a band and a known standard; water is left out', () => {
    const rows = judgedRows([result(103), result(125), result(1), result(11, { min: null, max: null }), result(999)])
    expect(rows.map(({ standardId }) => standardId)).toEqual([1, 103])
    expect(firstRows(rows).map(({ standard }) => standard.title)).toEqual(['Năng lượng', 'Sắt'])
  })

  test('without a band are told only where nobody can judge what is recommended', () => {
    const open = { min: null, max: null, need: 220 }
    const rows = judgedRows([result(106, { ...open, status: 'notJudged' }), result(110, open)])
    expect(rows.map(({ standardId }) => standardId)).toEqual([106])
  })

  test('are counted by status', () => {
    const rows = judgedRows([result(1), result(11, { status: 'below' }), result(57, { status: 'missing' })])
    expect(countByStatus(rows)).toEqual({ met: 1, below: 1, above: 0, missing: 1, notJudged: 0 })
  })
})

describe('the status of a row', () => {
  test.each([
    ['met' as const, 10, 'met'],
    ['met' as const, 4.9, 'nearly'],
    ['met' as const, 20.5, 'nearly'],
    ['below' as const, 2, 'below'],
    ['missing' as const, null, 'missing'],
  ])('%s at %p is told as %s', (status, value, word) => {
    expect(statusWord({ status, value, min: 5, max: 20 })).toBe(word)
  })

  test('is open where data lack or nothing can be judged', () => {
    const statuses = ['met', 'below', 'above', 'missing', 'notJudged'] as const
    expect(statuses.filter((status) => isOpen({ status }))).toEqual(['missing', 'notJudged'])
  })
})

describe('a bar', () => {
  test.each([
    [
      { min: 50, max: 100, value: 25 },
      { from: 45.5, to: 90.9, value: 22.7 },
    ],
    [
      { min: 50, max: null, value: 25 },
      { from: 60.6, to: 100, value: 30.3 },
    ],
    [
      { min: null, max: 5, value: 10 },
      { from: 0, to: 45.5, value: 90.9 },
    ],
    [
      { min: 50, max: 100, value: null },
      { from: 45.5, to: 90.9, value: null },
    ],
    [
      { min: 0, max: 0, value: 0 },
      { from: 0, to: 0, value: 0 },
    ],
  ])('of %j is %j', (given, shape) => {
    expect(barShape(given)).toEqual(shape)
  })
})
