import { describe, expect, test } from '@jest/globals'
import { composeDietAdvice, type DietFinding } from './compose-diet-advice'
import type { DietAdvice } from './consulting-rules'

const advice = (id: string, on: DietAdvice['on'], more: Partial<DietAdvice> = {}): DietAdvice => ({
  id,
  objectTypeIds: [2],
  text: `${id} {gap}`,
  ruleIds: [],
  risk: null,
  on,
  asks: [],
  urgent: false,
  topic: null,
  foods: [],
  ...more,
})
const outside = (standardId: number, status: 'below' | 'above'): DietFinding => ({
  kind: 'standard',
  standardId,
  status,
  title: `Chất ${standardId}`,
  gap: '5 g',
})
const texts = [
  advice('verdict-urgent', { verdict: 'urgent' }, { text: 'Đi khám.' }),
  advice('verdict-limit', { verdict: 'limit' }, { text: 'Quá giới hạn.' }),
  advice('verdict-both', { verdict: 'above-and-below' }, { text: 'Bớt {above}, bù {below}.' }),
  advice('verdict-above', { verdict: 'above' }, { text: 'Bớt {above}.' }),
  advice('verdict-below', { verdict: 'below' }, { text: 'Thiếu {below}.' }),
  advice('verdict-met', { verdict: 'met' }, { text: 'Đủ.' }),
  advice('verdict-unknown', { verdict: 'unknown' }, { text: 'Chưa rõ.' }),
  advice('others-fat', { standardId: 10, status: 'above' }, { objectTypeIds: [5], asks: ['fat-'] }),
  advice('less-fat', { standardId: 10, status: 'above' }, { asks: ['fat-'], topic: 'fat' }),
  advice('more-with-oil', { standardId: 1, status: 'below' }, { asks: ['energy+', 'fat+'] }),
  advice('more-without-oil', { standardId: 1, status: 'below' }, { asks: ['energy+'] }),
  advice('more-oil', { standardId: 128, status: 'below' }, { asks: ['fat+'], topic: 'fat' }),
  advice('liver', { ruleId: 'liver-per-week' }, { asks: ['liver-'], risk: 'high' }),
  advice('fried', { ruleId: 'fried-per-day' }, { asks: ['fat-'], risk: 'low' }),
  advice('see-health-worker', { questionId: 23, optionId: 4 }, { urgent: true }),
  advice('habit', { questionId: 25, optionId: 4 }, { asks: ['fat+'] }),
  advice('missing', { missing: true }, { text: 'Chưa đủ số liệu: {names}.' }),
]
const compose = (findings: readonly DietFinding[], objectTypeId = 2) =>
  composeDietAdvice(findings, { objectTypeId }, texts)
const idsOf = (findings: readonly DietFinding[]) => compose(findings).told.map(({ advice: { id } }) => id)

describe('composed advice', () => {
  test('is told by care: who must see a health worker, limits, what is too much, what lacks, habits, missing data', () => {
    const habit: DietFinding = { kind: 'option', questionId: 25, optionId: 4 }
    const urgent: DietFinding = { kind: 'option', questionId: 23, optionId: 4 }
    const limit: DietFinding = { kind: 'limit', ruleId: 'liver-per-week' }
    const missing: DietFinding = { kind: 'missing', title: 'Muối' }
    expect(idsOf([missing, habit, outside(1, 'below'), limit, urgent])).toEqual([
      'see-health-worker',
      'liver',
      'more-with-oil',
      'habit',
      'missing',
    ])
  })

  test('takes the next text where the first asks for the opposite, and falls silent where none is left', () => {
    const habit: DietFinding = { kind: 'option', questionId: 25, optionId: 4 }
    expect(idsOf([outside(1, 'below')])).toEqual(['more-with-oil'])
    expect(idsOf([outside(1, 'below'), outside(10, 'above'), habit])).toEqual(['less-fat', 'more-without-oil'])
  })

  test('speaks of a topic once', () => {
    expect(idsOf([outside(128, 'below'), outside(10, 'above')])).toEqual(['less-fat'])
  })

  test('is for the person alone', () => {
    expect(compose([outside(10, 'above')], 5).told.map(({ advice: { id } }) => id)).toEqual(['others-fat'])
    expect(compose([outside(1, 'below')], 5).told).toEqual([])
  })

  test('fills in amounts and names', () => {
    const { told } = compose([
      outside(1, 'below'),
      { kind: 'missing', title: 'Muối' },
      { kind: 'missing', title: 'Năng lượng từ lipid' },
      { kind: 'missing', title: 'Dầu, mỡ' },
    ])
    expect(told.map(({ text }) => text)).toEqual([
      'more-with-oil 5 g',
      'Chưa đủ số liệu: muối, tỷ lệ chất béo, dầu mỡ.',
    ])
  })
})

describe('the verdict', () => {
  test.each<[readonly DietFinding[], string, string]>([
    [[{ kind: 'option', questionId: 23, optionId: 4 }, outside(1, 'below')], 'Đi khám.', 'see'],
    [[{ kind: 'limit', ruleId: 'liver-per-week' }, outside(10, 'above')], 'Quá giới hạn.', 'watch'],
    [[{ kind: 'limit', ruleId: 'fried-per-day' }, outside(1, 'below')], 'Thiếu chất 1.', 'watch'],
    [[outside(10, 'above'), outside(1, 'below')], 'Bớt chất 10, bù chất 1.', 'watch'],
    [[outside(10, 'above')], 'Bớt chất 10.', 'watch'],
    [[outside(1, 'below')], 'Thiếu chất 1.', 'watch'],
    [[{ kind: 'met' }, { kind: 'missing', title: 'Muối' }], 'Đủ.', 'fine'],
    [[{ kind: 'missing', title: 'Muối' }], 'Chưa rõ.', 'watch'],
    [[], 'Chưa rõ.', 'watch'],
  ])('of %j is %s, %s', (findings, verdict, urgency) => {
    expect(compose(findings)).toMatchObject({ verdict, urgency })
  })

  test('names four at most, and says how many others there are', () => {
    const six = [1, 2, 3, 4, 5, 6].map((id) => advice(`less-${id}`, { standardId: id, status: 'above' }))
    const findings = six.map((_, index) => outside(index + 1, 'above'))
    const { verdict } = composeDietAdvice(findings, { objectTypeId: 2 }, [...texts, ...six])
    expect(verdict).toBe('Bớt chất 1, chất 2, chất 3, chất 4 và 2 mục khác.')
  })

  test('names only what is told', () => {
    expect(compose([outside(10, 'above'), outside(128, 'below')]).verdict).toBe('Bớt chất 10.')
  })
})
