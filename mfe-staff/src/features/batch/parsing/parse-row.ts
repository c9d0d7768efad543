import { type CalendarDay, daysBetween } from 'shared-contracts/ages'
import { FIRST_HEIGHT_DAY } from 'shared-contracts/growth'
import {
  ARM_CM,
  type RuleResult,
  validateArm,
  validateBirthDay,
  validateCheckDay,
  validateChildMeasures,
  validationMessages,
} from 'shared-contracts/validation'
import { batchTexts } from '../batch-texts'
import type { BatchField } from '../mapping/batch-fields'
import type { BatchSetup } from '../mapping/batch-setup'
import { formatOf } from '../mapping/file-formats'
import type { DayField } from '../mapping/guess-reading'
import type { Cell } from '../reading/cells'
import type { BatchChild, RowNames } from './batch-child'
import { DAYS_IN, readAge } from './cell-age'
import { dayEvidence, partOfDay, readDay } from './cell-day'
import { readLength, readNumber, readWeight } from './cell-number'
import { readOedema, readPosition, readSex, wordOf } from './cell-words'

/** How files write that nothing was measured. */
const MISSING = /^(?:[-.–?]*|n\/?a|null)$/i

const words = batchTexts.problems

export type ParsedRow =
  | { readonly child: BatchChild; readonly problems: null; readonly isOutOfLimits: boolean }
  /** In words for whoever has the file before her; at least one. */
  | { readonly child: null; readonly problems: readonly string[]; readonly isOutOfLimits: boolean }

export function rowNames(cells: readonly Cell[], { mapping }: BatchSetup): RowNames {
  const text = (field: BatchField) => {
    const column = mapping[field]
    return column === undefined ? '' : String(cells[column] ?? '').trim()
  }
  return { code: text('code'), name: text('name'), group: text('group'), cluster: text('cluster') }
}

/** Ages are stated in whole months, the begun one counted or not. */
const AGE_TOLERANCE_DAYS = 46

/** Sums, means and signatures below a table. */
const FOOT = /^(?:tong|cong|trung binh|tb|ty le|ti le|nguoi lap|nguoi can|ngay \d|total|sum|mean|average)(?: |:|$)/

/** Whether a row is of no child: a group's heading with nothing beside it, the headings again on another page, or a foot of sums. */
export function isAside(cells: readonly Cell[], { mapping }: BatchSetup, headings: readonly string[]): boolean {
  if (
    Object.values(mapping).every(
      (column) => headings[column] && String(cells[column] ?? '').trim() === headings[column],
    )
  )
    return true
  const isEmpty = (field: BatchField) => String(cells[mapping[field] ?? -1] ?? '').trim() === ''
  if (!(['sex', 'birthDay', 'age'] as const).every(isEmpty)) return false
  if ((['weight', 'length', 'height', 'arm', 'oedema'] as const).every(isEmpty)) return true
  return cells.some((cell) => typeof cell === 'string' && FOOT.test(wordOf(cell)))
}

/** The child of a row, or everything that is wrong with it. Limits of days and measures are those of the site's own forms and calls. */
export function parseRow(cells: readonly Cell[], setup: BatchSetup, today: CalendarDay): ParsedRow {
  const problems: string[] = []
  const format = formatOf(setup.format)
  const cellOf = (field: BatchField): Cell | null => {
    const column = setup.mapping[field]
    const cell = column === undefined ? '' : (cells[column] ?? '')
    if (typeof cell === 'string' && MISSING.test(cell.trim())) return null
    const figure = format === null ? null : readNumber(cell, setup.decimalMark)
    return figure !== null && format?.missing(field, figure) ? null : cell
  }
  /** Null for an empty cell, and for one that can't be read, which is told. */
  function read<T>(field: BatchField, reader: (cell: Cell) => T | null | undefined): T | null {
    const cell = cellOf(field)
    if (cell === null) return null
    const value = reader(cell) ?? null
    if (value === null) problems.push(words.unreadable[field](String(cell)))
    return value
  }
  function told(problem: string | null): void {
    if (problem !== null && !problems.includes(problem)) problems.push(problem)
  }

  const doubts: string[] = []
  const sex = read('sex', (cell) => readSex(cell, setup.sexCodes))
  if (cellOf('sex') === null) told(words.noSex)

  const birthDay = dayIn('birthDay')
  const visitDay = dayIn('visitDay') ?? (cellOf('visitDay') === null ? setup.visitDay : null)
  const ageInDays = ageOf()

  const weight = read('weight', (cell) => readWeight(cell, setup.decimalMark, setup.weightUnit))
  const { length, lyingByColumn } = lengthOf()
  const measures = validateChildMeasures(weight, length)
  if (measures.weight === validationMessages.measuresSwapped) told(words.measure(measures.weight))
  const arm = armIn(
    read('arm', (cell) => readNumber(cell, setup.decimalMark) ?? readLength(cell, setup.decimalMark, 'cm')),
  )
  const leftOut: string[] = []
  /** The measure, unless no child has it: then its indices alone are left out. */
  function kept(field: 'weight' | 'length' | 'arm', value: number | null, problem: RuleResult): number | null {
    if (value === null || problem === null) return value
    leftOut.push(words.leftOut(batchTexts.fields[field], problem))
    return null
  }
  const judged = {
    weight: kept('weight', weight, measures.weight),
    length: kept('length', length, measures.height),
    armCircumference: kept('arm', arm, arm === null ? null : validateArm(arm)),
  }
  const stated =
    setup.mapping.sampleWeight === undefined ? 1 : read('sampleWeight', (cell) => readNumber(cell, setup.decimalMark))
  const sampleWeight = stated !== null && stated > 0 ? stated : null
  if (sampleWeight === null) leftOut.push(words.noSampleWeight)
  const oedema = readOedema(cellOf('oedema') ?? '')
  if (oedema === undefined) told(words.unreadable.oedema(String(cellOf('oedema'))))
  if (oedema !== true && Object.values(judged).every((measure) => measure === null)) {
    for (const problem of leftOut) if (problem !== words.noSampleWeight) told(problem)
    if ((['weight', 'length', 'height', 'arm'] as const).every((field) => cellOf(field) === null)) told(words.noMeasure)
  }
  const position = readPosition(cellOf('position') ?? '')
  const lying = position ?? (position === null ? lyingByColumn : undefined)
  if (lying === undefined) told(words.unreadable.position(String(cellOf('position'))))

  const isOutOfLimits =
    leftOut.length > (sampleWeight === null ? 1 : 0) && problems.every((each) => leftOut.includes(each))
  if (problems.length > 0 || sex === null || oedema === undefined || lying === undefined)
    return { child: null, problems, isOutOfLimits }
  return {
    child: { sex, ageInDays, ...judged, sampleWeight, lying, oedema, birthDay, visitDay, leftOut, doubts },
    problems: null,
    isOutOfLimits,
  }

  /** A day, by the order of its column. In a column of both orders each day that could be either is a doubt of its row. */
  function dayIn(field: DayField): CalendarDay | null {
    const cell = cellOf(field)
    if (cell === null) return null
    const day = readDay(cell, {
      order: setup.dayOrders[field] ?? 'day-first',
      swapped: setup.swappedDays[field] ?? false,
      epochShift: setup.epochShift,
    })
    const part = day === null && field === 'birthDay' ? partOfDay(cell) : null
    if (part !== null && cellOf('age') !== null) doubts.push(words.partOfBirthDay[part](String(cell)))
    else if (part !== null) told(words.partOfBirthDay[part](String(cell)))
    else if (day === null) told(words.unreadable[field](String(cell)))
    if (setup.mixedDays[field] && dayEvidence(cell) === 'either')
      doubts.push(words.eitherDay(batchTexts.fields[field], String(cell)))
    return day
  }

  /** An age beside the days, where the file has both: one of them may be mistyped. */
  function compareAge(days: number): void {
    const cell = cellOf('age')
    if (cell === null) return
    const stated = readAge(cell, setup.decimalMark, setup.ageUnit)
    const tolerance = stated?.wholeYears ? DAYS_IN.years : AGE_TOLERANCE_DAYS
    if (stated !== null && Math.abs(stated.days - days) > tolerance) doubts.push(words.ageDiffers(String(cell), days))
  }

  /** Of a column for both, or of one for lengths and one for heights; where both are filled the one that the age asks for. */
  function lengthOf(): { readonly length: number | null; readonly lyingByColumn: boolean | null } {
    const readIn = (field: 'length' | 'height') =>
      read(field, (cell) => readLength(cell, setup.decimalMark, setup.lengthUnit))
    const [length, height] = [readIn('length'), readIn('height')]
    if (setup.mapping.height === undefined) return { length, lyingByColumn: null }
    const isHeight = height !== null && (length === null || (ageInDays !== null && ageInDays >= FIRST_HEIGHT_DAY))
    return isHeight
      ? { length: height, lyingByColumn: false }
      : { length, lyingByColumn: length === null ? null : true }
  }

  /** By the days where both are there, else as the file states it; null: not known, which leaves weight for length to be judged. */
  function ageOf(): number | null {
    if (birthDay !== null) told(validateBirthDay(birthDay, today) && words.birthInFuture)
    if (visitDay !== null) {
      const problem = validateCheckDay(visitDay, today, birthDay)
      told(problem && (birthDay !== null && birthDay > visitDay ? words.birthAfterVisit : words.visitDay(problem)))
    }
    if (birthDay !== null && visitDay !== null) {
      const days = daysBetween(birthDay, visitDay)
      compareAge(days)
      return days
    }
    const stated = read('age', (cell) => readAge(cell, setup.decimalMark, setup.ageUnit))
    if (stated === null) {
      if (birthDay !== null && cellOf('visitDay') === null) told(words.noVisitDay)
      return null
    }
    if (stated.days < 0) {
      told(words.negativeAge)
      return null
    }
    if (stated.wholeYears) doubts.push(words.wholeYears)
    return stated.days
  }
}

/** Files have the arm in cm or in mm; no arm is both. */
function armIn(stated: number | null): number | null {
  return stated !== null && stated >= ARM_CM.min * 10 && stated <= ARM_CM.max * 10 ? stated / 10 : stated
}
