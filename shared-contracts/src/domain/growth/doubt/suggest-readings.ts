import { areChildMeasuresSwapped } from '../../validation/measures/child-check'
import { isTakenMeasure, type MeasureName, measures } from '../../validation/measures/measures'
import { type Reading, readingsOf } from '../../validation/measures/readings'
import { validationMessages } from '../../validation/messages'
import type { GrowthTables, Sex } from '../growth-tables'
import { type AgeScores, doubtfulMeasures, isBeforeDue, type MeasuredAtAge, scoresAtAge } from './doubtful-measures'

/** The measures of a child's visit that somebody types. */
export const typedMeasures = [
  'weight',
  'height',
  'headCircumference',
  'armCircumference',
] as const satisfies readonly MeasureName[]
export type TypedMeasure = (typeof typedMeasures)[number]

/** What was typed of one visit; kg and cm. */
export interface TypedVisit extends MeasuredAtAge {
  readonly armCircumference: number | null
}

/** A measure that is asked about. */
export interface AskedMeasure {
  /** `refused`: the field takes no such number. `doubtful`: it is beyond WHO's flags, and stored when it is said to be right. */
  readonly state: 'refused' | 'doubtful'
  /** Weight and length are each plausible, and not together. */
  readonly isPair: boolean
  /** What is unusual about a doubtful one. */
  readonly message: string | null
  /** What it may have been meant as, likelier first. */
  readonly readings: readonly Reading[]
}

export interface VisitQuestions {
  /** Weight and length fit each other's fields. */
  readonly swapped: boolean
  /** Those alone that need an answer. */
  readonly asked: Readonly<Partial<Record<TypedMeasure, AskedMeasure>>>
}

/** A reading that is offered lies nearer to the standard than what is taken without a question. */
const LIKELY_Z = 4

/**
 * What must be asked about the measures of a visit before they are stored: grams for kilograms, metres or millimetres for centimetres, a lost comma,
 * swapped fields, and whatever is beyond WHO's flags at this age. Nothing is asked about plausible measures.
 *
 * @param tables of the child's sex; null, as long as sex or age aren't known: the limits of the fields alone are gone by
 */
export function suggestReadings(tables: GrowthTables | null, sex: Sex, visit: TypedVisit): VisitQuestions {
  if (areChildMeasuresSwapped(visit.weight, visit.height)) return { swapped: true, asked: {} }
  const doubted = tables === null ? [] : doubtfulMeasures(tables, sex, withinLimits(visit))
  const isPair = doubted.includes('weight') && doubted.includes('height') && isPairAlone(tables, sex, visit)
  const asked: Partial<Record<TypedMeasure, AskedMeasure>> = {}
  for (const name of typedMeasures) {
    const value = visit[name]
    if (value === null) continue
    const isDoubted = doubted.some((each) => each === name)
    const isRefused = !isTakenMeasure(name, value)
    if (!isDoubted && !isRefused) continue
    const ofPair = isPair && !isRefused && name !== 'headCircumference'
    asked[name] = {
      state: isRefused ? 'refused' : 'doubtful',
      isPair: ofPair,
      message: isRefused ? null : ofPair ? validationMessages.doubtfulPair : doubtWords(name),
      readings: likelyReadings(tables, sex, visit, name, value),
    }
  }
  return { swapped: false, asked }
}

/** What is unusual about a measure, in words; `pair`: weight and length are beyond the flags only together. */
export function doubtWords(name: TypedMeasure): string {
  if (name === 'weight') return validationMessages.doubtfulWeight
  return name === 'height' ? validationMessages.doubtfulHeight : validationMessages.doubtfulHead
}

/** What no field takes is asked about by itself, and says nothing of the others. */
function withinLimits(visit: TypedVisit): TypedVisit {
  const taken = typedMeasures.map((name) => {
    const value = visit[name]
    return [name, value !== null && measures[name].validate(value) === null ? value : null] as const
  })
  return { ...visit, ...Object.fromEntries(taken) }
}

function isPairAlone(tables: GrowthTables | null, sex: Sex, visit: TypedVisit): boolean {
  const scores = tables && scoresAtAge(tables, sex, withinLimits(visit))
  return scores !== null && !scores.weightForAge.implausible && !scores.lengthForAge.implausible
}

function likelyReadings(
  tables: GrowthTables | null,
  sex: Sex,
  visit: TypedVisit,
  name: TypedMeasure,
  value: number,
): readonly Reading[] {
  if (tables === null || name === 'armCircumference') return readingsOf(name, value)
  const known = withinLimits(visit)
  const distance = (meant: number): number => {
    const alone = scoresAtAge(tables, sex, {
      ...known,
      weight: null,
      height: null,
      headCircumference: null,
      [name]: meant,
    })
    const zScore = alone && zOf(alone, name)
    if (zScore === null) return 0
    return isBeforeDue(visit) ? Math.max(zScore, 0) : Math.abs(zScore)
  }
  const isLikely = (meant: number) =>
    distance(meant) <= LIKELY_Z && !doubtfulMeasures(tables, sex, { ...known, [name]: meant }).includes(name)
  return [...readingsOf(name, value, isLikely)].sort((a, b) => distance(a.value) - distance(b.value))
}

function zOf(scores: AgeScores, name: Exclude<TypedMeasure, 'armCircumference'>): number | null {
  if (name === 'headCircumference') return scores.headForAge
  return (name === 'weight' ? scores.weightForAge : scores.lengthForAge).zScore
}
