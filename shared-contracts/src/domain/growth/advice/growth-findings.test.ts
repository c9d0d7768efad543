import { describe, expect, test } from '@jest/globals'
import { adviceAgeInDays, judgedMeasures } from '../assessment/preterm'
import { classifyGrowth, type MeasureTypeName } from '../classifications'
import { findingsOf, type JudgedMeasure, type JudgedVisit } from './growth-findings'

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
  const judged = {
    ageInDays,
    assessments: measuresOf(scores),
    correctedAgeInDays: null,
    correctedAssessments: [],
    oedema: false,
    armCircumference: null,
    weightCourse: null,
    ...more,
  }
  const isDoubtful = judgedMeasures(judged).some(({ implausible }) => implausible)
  return { ...judged, doubtful: isDoubtful ? ['weight'] : [], ...more }
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

  test('of a doubted weight or length are that it must be taken again, and what swelling and the arm say by themselves', () => {
    const scores = { WeightForAge: 51 }
    expect(findingsOf(visit(400, scores, { oedema: true, armCircumference: 11 }))).toEqual([
      'oedema',
      'arm below 11.5 cm',
      'implausible',
    ])
    // Of a mistyped length: the child lost weight all the same.
    const lost = { doubtful: ['height'], weightCourse: 'rapid loss' } as const
    expect(findingsOf(visit(400, { LengthForAge: 7 }, lost))).toEqual(['rapid loss', 'implausible'])
    expect(findingsOf(visit(400, scores, { ...lost, doubtful: ['weight'] }))).toEqual(['implausible'])
    // A wasted child with a mistyped head is wasted; a well one isn't called well.
    const head = { doubtful: ['headCircumference'] } as const
    expect(findingsOf(visit(400, { WeightForLength: -2.4 }, head))).toEqual(['wasted'])
    expect(findingsOf(visit(400, {}, head))).toEqual(['implausible'])
  })

  test('of oedema is oedema, with what length says', () => {
    const swollen: Scores = { LengthForAge: -2.5, WeightForAge: null, WeightForLength: null, BMIForAge: null }
    expect(findingsOf(visit(400, swollen, { oedema: true }))).toEqual(['oedema', 'stunted'])
  })

  test('name a child who became lighter, or fell below a line', () => {
    expect(findingsOf(visit(400, {}, { weightCourse: 'lost weight' }))).toEqual(['lost weight'])
    expect(findingsOf(visit(400, { WeightForAge: -2.4 }, { weightCourse: 'crossed line' }))).toEqual([
      'underweight',
      'crossed line',
    ])
  })
})

describe('the arm', () => {
  test.each([
    [400, 11.4, ['arm below 11.5 cm']],
    [400, 11.5, ['arm below 12.5 cm']],
    [400, 12.4, ['arm below 12.5 cm']],
    [400, 12.5, ['normal']],
    [181, 11.4, ['arm below 11.5 cm']],
    // The limits are made for 6 to 59 months.
    [180, 10.5, ['normal']],
    [1826, 11.4, ['normal']],
  ])('on day %p of %p cm is found as %j', (day, armCircumference, found) => {
    expect(findingsOf(visit(day, {}, { armCircumference }))).toEqual(found)
  })

  test('decides over a heavy figure', () => {
    expect(findingsOf(visit(400, { WeightForLength: 2.2 }, { armCircumference: 12 }))).toEqual([
      'arm below 12.5 cm',
      'figures disagree',
    ])
  })

  test('is judged where nothing else was measured', () => {
    const nothing: Scores = { LengthForAge: null, WeightForAge: null, WeightForLength: null, BMIForAge: null }
    expect(findingsOf(visit(400, nothing, { armCircumference: 14 }))).toEqual(['normal'])
    expect(findingsOf(visit(400, nothing, { armCircumference: 11 }))).toEqual(['arm below 11.5 cm'])
  })
})

describe('a preterm child', () => {
  const corrected = { correctedAgeInDays: 150, correctedAssessments: measuresOf({ LengthForAge: -1.2 }) }
  const official: Scores = { LengthForAge: -2.4, WeightForAge: -6.2 }

  test('is judged by the corrected age alone until 24 months', () => {
    expect(findingsOf(visit(200, official, corrected))).toEqual(['normal', 'below six months corrected'])
    const heavier = { ...corrected, correctedAssessments: measuresOf({ BMIForAge: 2.1 }) }
    expect(findingsOf(visit(200, {}, heavier))).toEqual(['overweight', 'below six months corrected'])
    const older = { correctedAgeInDays: 680, correctedAssessments: measuresOf({ LengthForAge: -1.9 }) }
    expect(findingsOf(visit(730, { LengthForAge: -2.1 }, older))).toEqual(['normal'])
    expect(findingsOf(visit(731, { LengthForAge: -2.1 }, older))).toEqual(['stunted'])
  })

  test('has no arm judged before six months corrected', () => {
    expect(findingsOf(visit(200, {}, { ...corrected, armCircumference: 11 }))).not.toContain('arm below 11.5 cm')
  })

  test('is not judged by a standard before the day that was due', () => {
    const early = { correctedAgeInDays: -20, correctedAssessments: [] }
    expect(findingsOf(visit(20, official, early))).toEqual(['before due date'])
    expect(findingsOf(visit(20, official, { ...early, weightCourse: 'lost 10 % since birth' }))).toEqual([
      'lost 10 % since birth',
      'before due date',
    ])
  })

  test('is spoken of by the corrected age up to 24 months', () => {
    expect(adviceAgeInDays(visit(200, {}, corrected))).toBe(150)
    expect(adviceAgeInDays(visit(730, {}, { correctedAgeInDays: 680 }))).toBe(680)
    expect(adviceAgeInDays(visit(731, {}, { correctedAgeInDays: 681 }))).toBe(731)
    expect(adviceAgeInDays(visit(40, {}))).toBe(40)
  })
})
