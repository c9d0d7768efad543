import { describe, expect, test } from '@jest/globals'
import { comparedWords } from './compared-words'
import { barAmounts, byWhatSourcesSay, countByStatus, firstRows, isOpen, judgedRows, statusWord } from './result-rows'

const result = (standardId: number, more: object = {}) => ({
  standardId,
  value: 10,
  min: 5,
  max: 20,
  need: null,
  against: 'recommendation' as const,
  recommended: { from: 5, to: 20 },
  upper: null,
  source: 'NIN2016',
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
    ['met' as const, 10, 'đạt'],
    ['met' as const, 4.9, 'gần đạt'],
    ['met' as const, 20.5, 'gần đạt'],
    ['below' as const, 2, 'còn thiếu'],
    ['above' as const, 22, 'vượt mức'],
    ['missing' as const, null, 'chưa đủ số liệu'],
    ['notJudged' as const, 10, 'không đánh giá'],
  ])('%s at %p is called %s', (status, value, word) => {
    expect(statusWord({ status, value, min: 5, max: 20 })).toBe(word)
  })

  test('is open where data lack or nothing can be judged', () => {
    const statuses = ['met', 'below', 'above', 'missing', 'notJudged'] as const
    expect(statuses.filter((status) => isOpen({ status }))).toEqual(['missing', 'notJudged'])
  })
})

describe('what a row is compared with', () => {
  const [iron] = judgedRows([result(103, { upper: 45, recommended: { from: 27, to: 27 } })])
  const [greens] = judgedRows([result(39, { against: 'range', recommended: null, source: 'BAND' })])
  if (!iron || !greens) throw new Error('no rows')

  test('is drawn: recommendation and upper level, or the range of menus', () => {
    expect(barAmounts(iron)).toEqual({ recommended: { from: 27, to: 27 }, upper: 45, eaten: 10 })
    expect(barAmounts(greens)).toEqual({ range: { min: 5, max: 20 }, eaten: 10 })
  })

  test('divides the rows', () => {
    expect(byWhatSourcesSay([iron, greens])).toEqual({ recommended: [iron], ranges: [greens] })
  })

  test.each([
    [{}, 'Khuyến nghị 27 miligam, tối đa an toàn 45 miligam'],
    [{ upper: null }, 'Khuyến nghị 27 miligam'],
    [{ recommended: { from: 20, to: 30 }, upper: null }, 'Khuyến nghị 20 - 30 miligam'],
    [{ against: 'upper', recommended: null }, 'Tối đa an toàn 45 miligam'],
    [
      { against: 'foodPart', min: 20.55, upper: null },
      'Phần bữa ăn thường cho được: từ 20,55 miligam (khuyến nghị 27 miligam)',
    ],
    [{ against: 'range', recommended: null, upper: null }, 'Khoảng của thực đơn 5 - 20 miligam'],
  ] as const)('with %j is called %s', (more, words) => {
    expect(comparedWords({ ...iron, ...more })).toBe(words)
  })
})
