import { describe, expect, test } from '@jest/globals'
import { classifyGrowth, type MeasureTypeName } from '../classifications'
import { adviceAgeInDays, findingsOf, type JudgedMeasure, type JudgedVisit } from './growth-findings'

type Scores = Partial<Record<MeasureTypeName, number | null>>

function measure(measureTypeName: MeasureTypeName, zScore: number | null): JudgedMeasure {
  const implausible = zScore !== null && Math.abs(zScore) > 5
  return {
    measureTypeName,
    zScore,
    implausible,
    classification: zScore === null ? null : classifyGrowth(measureTypeName, { zScore, implausible, reason: null }),
  }
}

function visit(ageInDays: number, scores: Scores, more: Partial<JudgedVisit> = {}): JudgedVisit {
  return {
    ageInDays,
    assessments: measuresOf(scores),
    correctedAgeInDays: null,
    correctedAssessments: [],
    oedema: false,
    lookCloser: null,
    ...more,
  }
}

function measuresOf(scores: Scores): readonly JudgedMeasure[] {
  const names = ['LengthForAge', 'WeightForAge', 'WeightForLength', 'BMIForAge'] as const
  return names.map((name) => measure(name, scores[name] === undefined ? 0 : scores[name]))
}

describe('findings', () => {
  test.each<[Scores, readonly string[]]>([
    [{}, ['normal']],
    [{ LengthForAge: -2 }, ['normal']],
    [{ LengthForAge: -2.01 }, ['stunted']],
    [{ LengthForAge: -3.01, WeightForLength: 2.01 }, ['overweight', 'severely stunted']],
    [{ WeightForLength: -2.01, LengthForAge: -2.5, WeightForAge: -3.2 }, ['wasted', 'severely underweight', 'stunted']],
    // The worse of the two figures of shape.
    [{ WeightForLength: 1.5, BMIForAge: 2.2 }, ['overweight']],
    [{ WeightForLength: 1.01 }, ['possible risk of overweight']],
    [{ WeightForLength: 1 }, ['normal']],
    [{ WeightForLength: -2.2, BMIForAge: 1.2 }, ['wasted', 'figures disagree']],
    [{ LengthForAge: 3.01 }, ['very tall']],
    // Nothing is judged that must be measured again.
    [{ LengthForAge: 0.3, WeightForAge: 5.5, WeightForLength: 2.5 }, ['implausible']],
    [{ LengthForAge: -2.3, WeightForAge: 5.5 }, ['implausible and low']],
    [{ LengthForAge: null, WeightForAge: null, WeightForLength: null, BMIForAge: null }, []],
    [{ LengthForAge: null, WeightForLength: null, BMIForAge: null }, ['normal']],
  ])('of %j are %j', (scores, found) => {
    expect(findingsOf(visit(400, scores))).toEqual(found)
  })

  test('of oedema is oedema, with what length says', () => {
    const swollen: Scores = { LengthForAge: -2.5, WeightForAge: null, WeightForLength: null, BMIForAge: null }
    expect(findingsOf(visit(400, swollen, { oedema: true }))).toEqual(['oedema', 'stunted'])
  })

  test('name a child who became lighter, or fell below a line', () => {
    expect(findingsOf(visit(400, {}, { lookCloser: 'lost-weight' }))).toEqual(['lost weight'])
    expect(findingsOf(visit(400, { WeightForAge: -2.4 }, { lookCloser: 'crossed-line' }))).toEqual([
      'underweight',
      'crossed line',
    ])
  })
})

describe('a preterm child', () => {
  const corrected = { correctedAgeInDays: 150, correctedAssessments: measuresOf({ LengthForAge: -1.2 }) }

  test('keeps the official classes: the more careful of both ages counts', () => {
    expect(findingsOf(visit(200, { LengthForAge: -2.4 }, corrected))).toEqual(['stunted', 'below six months corrected'])
    const heavier = { ...corrected, correctedAssessments: measuresOf({ BMIForAge: 2.1 }) }
    expect(findingsOf(visit(200, {}, heavier))).toEqual(['overweight', 'below six months corrected'])
  })

  test('is spoken of by the younger age up to 24 months', () => {
    expect(adviceAgeInDays(visit(200, {}, corrected))).toBe(150)
    expect(adviceAgeInDays(visit(730, {}, { correctedAgeInDays: 680 }))).toBe(680)
    expect(adviceAgeInDays(visit(731, {}, { correctedAgeInDays: 681 }))).toBe(731)
    expect(adviceAgeInDays(visit(40, {}))).toBe(40)
  })
})
