import { type AgeUnit, ageUnits } from '../parsing/cell-age'
import type { DayOrder } from '../parsing/cell-day'
import type { DecimalMark, LengthUnit, WeightUnit } from '../parsing/cell-number'
import { knownSexCodes, type SexCodes } from '../parsing/cell-words'
import type { ColumnProfile } from '../reading/column-profile'
import type { BatchField } from './batch-fields'
import { findFormat } from './file-formats'
import { type FileLook, profileOf } from './file-look'
import { foldHeading, type Mapping } from './find-mapping'

export type DayField = 'birthDay' | 'visitDay'
export const dayFields: readonly DayField[] = ['birthDay', 'visitDay']

/** How the cells of the mapped columns are read. Null: nothing tells, and it has to be chosen. */
export interface ColumnReading {
  readonly dayOrders: Readonly<Record<DayField, DayOrder | null>>
  /** Columns in which both orders occur: what could be either is told with its row. */
  readonly mixedDays: Readonly<Record<DayField, boolean>>
  /** Whether Excel took days for months where it could. */
  readonly swappedDays: Readonly<Record<DayField, boolean | null>>
  readonly decimalMark: DecimalMark
  readonly sexCodes: SexCodes
  readonly ageUnit: AgeUnit | null
  readonly weightUnit: WeightUnit
  readonly lengthUnit: LengthUnit
}

/** As the headings and all cells suggest. */
export function guessReading(file: FileLook, mapping: Mapping): ColumnReading {
  const { headings } = file
  const format = findFormat(headings)
  const column = (field: BatchField) => profileOf(file, mapping, field)
  const heading = (field: BatchField) => headings[mapping[field] ?? -1] ?? ''
  const measures = [column('weight'), column('length'), column('height')]
  const sum = (of: (profile: ColumnProfile) => number) =>
    measures.reduce((total, profile) => total + (profile ? of(profile) : 0), 0)
  return {
    dayOrders: guessDayOrders(column('birthDay'), column('visitDay')),
    mixedDays: { birthDay: isMixed(column('birthDay')), visitDay: isMixed(column('visitDay')) },
    swappedDays: { birthDay: guessSwapped(column('birthDay')), visitDay: guessSwapped(column('visitDay')) },
    decimalMark: sum(({ commas }) => commas) > sum(({ points }) => points) ? 'comma' : 'point',
    sexCodes: guessSexCodes(heading('sex'), column('sex')),
    ageUnit: format?.ages[foldHeading(heading('age'))] ?? guessAgeUnit(heading('age'), column('age')),
    weightUnit: /\((?:g|gr|gram|grams)\)/i.test(heading('weight')) ? 'g' : (format?.weightUnit ?? 'kg'),
    lengthUnit: guessLengthUnit(heading('length')) ?? format?.lengthUnit ?? 'cm',
  }
}

/** By all cells of a column; one that proves nothing follows the other where that does. */
function guessDayOrders(
  birth: ColumnProfile | undefined,
  visit: ColumnProfile | undefined,
): ColumnReading['dayOrders'] {
  const orderOf = (own: ColumnProfile | undefined, other: ColumnProfile | undefined): DayOrder | null => {
    // Nothing in it can be read in two ways.
    if (own === undefined || dayCount(own) === 0) return 'day-first'
    if (isMixed(own)) return null
    return provenOrder(own) ?? (other === undefined || isMixed(other) ? null : provenOrder(other))
  }
  return { birthDay: orderOf(birth, visit), visitDay: orderOf(visit, birth) }
}

function dayCount({ days }: ColumnProfile): number {
  return days['day-first'].count + days['month-first'].count + days.either.count
}

function provenOrder({ days }: ColumnProfile): DayOrder | null {
  if (days['day-first'].count > 0) return 'day-first'
  return days['month-first'].count > 0 ? 'month-first' : null
}

function isMixed(profile: ColumnProfile | undefined): boolean {
  return profile !== undefined && profile.days['day-first'].count > 0 && profile.days['month-first'].count > 0
}

/**
 * Excel in American settings turns "05/04/2024" into 4 May and leaves "25/04/2024" as text; in others it does so with American dates. A column
 * whose days all have a date that could be a month, beside texts of one order that are none of them, was changed so. False: nothing speaks for it.
 */
function guessSwapped(profile: ColumnProfile | undefined): boolean | null {
  if (profile === undefined) return false
  const { days, isoDays } = profile
  const isSuspect =
    isoDays.certain === 0 &&
    isoDays.interchangeable > 0 &&
    days.either.count === 0 &&
    days['day-first'].count > 0 !== days['month-first'].count > 0
  return isSuspect ? null : false
}

/** Under "female" figures answer another question than which sex. */
const ASKS_FOR_GIRLS = /(?:^| )(?:female|girls?|nu|gai)(?: |$)/

function guessSexCodes(heading: string, profile: ColumnProfile | undefined): SexCodes {
  const folded = foldHeading(heading)
  if (profile === undefined || (ASKS_FOR_GIRLS.test(folded) && !/nam|male /.test(folded))) return {}
  return knownSexCodes(Object.keys(profile.codes), profile.sexWords > 0)
}

const AGE_WORDS: Readonly<Record<AgeUnit, string>> = {
  months: 'thang|months?|mons?|mths|mois|meses|agemons',
  days: 'ngay|days?|jours|dias|agedays',
  weeks: 'tuan|weeks?|wks|semaines|semanas',
  years: 'nam|years?|yrs?|ans|anos',
}
const regularOf = (frame: (words: string) => string) => ({
  months: new RegExp(frame(AGE_WORDS.months)),
  days: new RegExp(frame(AGE_WORDS.days)),
  weeks: new RegExp(frame(AGE_WORDS.weeks)),
  years: new RegExp(frame(AGE_WORDS.years)),
})
const UNIT_ALONE = regularOf((words) => `^(?:tinh )?(?:theo |bang |in )?(?:${words})(?: tuoi)?$`)
/** Beside the word for age: "tuổi tính đến tháng 5" states no unit. */
const UNIT_OF_AGE = regularOf(
  (words) => `(?:^|^so |(?:^| )tuoi |(?:^| )age |(?:^| )age in )(?:${words})(?:$| tuoi| cua tre| tre| be| old)`,
)

/** The heading says it, or the cells do; otherwise no child of these standards is older than 60 months. Small figures may be years. */
function guessAgeUnit(heading: string, profile: ColumnProfile | undefined): AgeUnit | null {
  const inBrackets = foldHeading(/[([](.*?)[)\]]/.exec(heading)?.[1] ?? '')
  const folded = foldHeading(heading)
  const stated = ageUnits.find((unit) => UNIT_ALONE[unit].test(inBrackets) || UNIT_OF_AGE[unit].test(folded))
  if (stated !== undefined) return stated
  if (profile === undefined || profile.figures === 0) return 'months'
  return profile.greatest > 72 ? 'days' : profile.greatest <= 5 ? null : 'months'
}

function guessLengthUnit(heading: string): LengthUnit | null {
  const unit = /[([]\s*(cm|mm|m|mét|met)\s*[)\]]/i.exec(heading)?.[1]?.toLowerCase()
  if (unit === undefined) return null
  return unit === 'cm' || unit === 'mm' ? unit : 'm'
}
