import type { CalendarDay } from 'shared-contracts/ages'
import { type AgeUnit, ageUnits } from '../parsing/cell-age'
import type { DayOrder } from '../parsing/cell-day'
import type { DecimalMark, LengthUnit, WeightUnit } from '../parsing/cell-number'
import { knownSexCodes, type SexCodes, unknownSexCodes } from '../parsing/cell-words'
import type { ColumnProfile } from '../reading/column-profile'
import type { Reading } from '../reading/open-file'
import type { BatchField } from './batch-fields'
import { type FileFormatId, findFormat } from './file-formats'
import { findMapping, foldHeading, type Mapping } from './find-mapping'

export type DayField = 'birthDay' | 'visitDay'
export const dayFields: readonly DayField[] = ['birthDay', 'visitDay']

/** How the rows of a file are read: what somebody may change before they are assessed. Null: nothing tells, and it has to be chosen. */
export interface BatchSetup {
  readonly mapping: Mapping
  readonly format: FileFormatId | null
  readonly dayOrders: Readonly<Record<DayField, DayOrder | null>>
  /** Columns in which both orders occur: what could be either is told with its row. */
  readonly mixedDays: Readonly<Record<DayField, boolean>>
  /** Whether Excel took days for months where it could; those of a column, or null. */
  readonly swappedDays: Readonly<Record<DayField, boolean | null>>
  readonly epochShift: number
  readonly decimalMark: DecimalMark
  readonly sexCodes: SexCodes
  readonly ageUnit: AgeUnit | null
  readonly weightUnit: WeightUnit
  readonly lengthUnit: LengthUnit
  /** For all rows without a day of their own; null: none. */
  readonly visitDay: CalendarDay | null
  /** Results are wanted although most of them are beyond what children measure. */
  readonly doubtAccepted: boolean
}

/** What is known of a file before its rows are assessed. */
export interface FileLook {
  readonly reading: Reading
  readonly headings: readonly string[]
  /** By the place of the column. */
  readonly columns: readonly ColumnProfile[]
}

/** What headings and cells suggest. */
export function guessSetup(file: FileLook): BatchSetup {
  const mapping = findMapping(file.headings)
  return {
    mapping,
    format: findFormat(file.headings)?.id ?? null,
    ...guessReading(file, mapping),
    epochShift: file.reading.kind === 'workbook' ? file.reading.epochShift : 0,
    visitDay: null,
    doubtAccepted: false,
  }
}

type GuessedReading = Pick<
  BatchSetup,
  'dayOrders' | 'mixedDays' | 'swappedDays' | 'decimalMark' | 'sexCodes' | 'ageUnit' | 'weightUnit' | 'lengthUnit'
>

function guessReading(file: FileLook, mapping: Mapping): GuessedReading {
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

/** Another column for a field, or none; what its cells are like is looked at anew, other choices stay. */
export function withColumn(
  setup: BatchSetup,
  file: FileLook,
  field: BatchField,
  column: number | undefined,
): BatchSetup {
  const { [field]: _, ...others } = setup.mapping
  const mapping = column === undefined ? others : { ...others, [field]: column }
  const guessed = guessReading(file, mapping)
  const changed = { ...setup, mapping, doubtAccepted: false }
  switch (field) {
    case 'sex':
      return { ...changed, sexCodes: guessed.sexCodes }
    case 'birthDay':
    case 'visitDay':
      return {
        ...changed,
        dayOrders: guessed.dayOrders,
        mixedDays: guessed.mixedDays,
        swappedDays: guessed.swappedDays,
      }
    case 'age':
      return { ...changed, ageUnit: guessed.ageUnit }
    case 'weight':
      return { ...changed, weightUnit: guessed.weightUnit, decimalMark: guessed.decimalMark }
    case 'length':
    case 'height':
      return { ...changed, lengthUnit: guessed.lengthUnit, decimalMark: guessed.decimalMark }
    default:
      return changed
  }
}

export function profileOf({ columns }: FileLook, mapping: Mapping, field: BatchField): ColumnProfile | undefined {
  const column = mapping[field]
  return column === undefined ? undefined : columns[column]
}

/** By all cells of a column; one that proves nothing follows the other where that does. */
function guessDayOrders(birth: ColumnProfile | undefined, visit: ColumnProfile | undefined): BatchSetup['dayOrders'] {
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

/** Fewer could all have such dates by chance. */
const SWAPPED_FROM = 3

/**
 * Excel in American settings turns "05/04/2024" into 4 May and leaves "25/04/2024" as text: a column whose days all have a date that could be a
 * month, beside texts that are none of them, was changed so. False: nothing speaks for it.
 */
function guessSwapped(profile: ColumnProfile | undefined): boolean | null {
  if (profile === undefined) return false
  const { days, isoDays } = profile
  const isSuspect =
    isoDays.certain === 0 &&
    isoDays.interchangeable >= SWAPPED_FROM &&
    days['day-first'].count > 0 &&
    days['month-first'].count === 0 &&
    days.either.count === 0
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

/** What is still missing, or to be chosen, before rows can be assessed. */
export type SetupProblem =
  | 'sex'
  | 'age'
  | 'visitDay'
  | 'measure'
  | 'sexCodes'
  | 'ageUnit'
  | 'birthDayOrder'
  | 'visitDayOrder'
  | 'birthDaySwap'
  | 'visitDaySwap'

export function setupProblems(setup: BatchSetup, file: FileLook): readonly SetupProblem[] {
  const { mapping, visitDay, dayOrders, swappedDays, ageUnit } = setup
  const has = (field: BatchField) => mapping[field] !== undefined
  const found: readonly (readonly [SetupProblem, boolean])[] = [
    ['sex', !has('sex')],
    ['age', !has('birthDay') && !has('age')],
    ['visitDay', has('birthDay') && !has('age') && !has('visitDay') && visitDay === null],
    ['measure', !has('weight') && !has('length') && !has('height') && !has('arm')],
    ['sexCodes', hasOpenSexCodes(setup, file)],
    ['birthDayOrder', has('birthDay') && dayOrders.birthDay === null],
    ['visitDayOrder', has('visitDay') && dayOrders.visitDay === null],
    ['birthDaySwap', has('birthDay') && swappedDays.birthDay === null],
    ['visitDaySwap', has('visitDay') && swappedDays.visitDay === null],
    ['ageUnit', isAgeRead(setup, file) && ageUnit === null],
  ]
  return found.filter(([, isOpen]) => isOpen).map(([problem]) => problem)
}

const questions: readonly SetupProblem[] = [
  'sexCodes',
  'birthDayOrder',
  'visitDayOrder',
  'birthDaySwap',
  'visitDaySwap',
  'ageUnit',
]

/** What the file itself leaves open, chosen since or not. */
export function askedProblems(setup: BatchSetup, file: FileLook): readonly SetupProblem[] {
  const untouched = { ...setup, ...guessReading(file, setup.mapping) }
  return setupProblems(untouched, file).filter((problem) => questions.includes(problem))
}

/** Rarer codes are mistakes of single rows, which are told with them. */
const CODES_SHARE = 0.05

function hasOpenSexCodes(setup: BatchSetup, file: FileLook): boolean {
  const codes = sexCodesOf(setup, file)
  const open = unknownSexCodes(
    codes.map(([code]) => code),
    setup.sexCodes,
  )
  const count = codes.reduce((sum, [code, rows]) => sum + (open.includes(code) ? rows : 0), 0)
  return count > 0 && count >= CODES_SHARE * (profileOf(file, setup.mapping, 'sex')?.filled ?? 0)
}

/** Codes of the column of sex, and how many rows have each. */
export function sexCodesOf(setup: BatchSetup, file: FileLook): readonly (readonly [code: string, count: number])[] {
  return Object.entries(profileOf(file, setup.mapping, 'sex')?.codes ?? {})
}

/** Ages of a column are read where days are missing. */
function isAgeRead({ mapping, visitDay }: BatchSetup, file: FileLook): boolean {
  const filled = (field: BatchField) => profileOf(file, mapping, field)?.filled ?? 0
  const ages = filled('age')
  return ages > 0 && (filled('birthDay') < ages || (visitDay === null && filled('visitDay') < ages))
}
