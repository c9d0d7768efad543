import { DAYS_A_MONTH } from 'shared-contracts/growth'
import { fold } from 'shared-contracts/text'
import type { Cell } from '../reading/cells'
import { type DecimalMark, readNumber } from './cell-number'

export const ageUnits = ['months', 'days', 'weeks', 'years'] as const
export type AgeUnit = (typeof ageUnits)[number]

export const DAYS_IN: Readonly<Record<AgeUnit, number>> = {
  months: DAYS_A_MONTH,
  days: 1,
  weeks: 7,
  years: 12 * DAYS_A_MONTH,
}

/** Words of ages, folded. "t" alone is a year to one writer and a month to another: it is none of them. */
const WORDS: Readonly<Record<AgeUnit, readonly string[]>> = {
  years: ['tuoi', 'nam tuoi', 'nam', 'years old', 'years', 'year', 'yrs', 'yr', 'y', 'ans', 'an', 'anos', 'ano'],
  months: ['thang tuoi', 'thang', 'thg', 'th', 'months', 'month', 'mths', 'mos', 'mo', 'm', 'mois', 'meses', 'mes'],
  weeks: ['tuan tuoi', 'tuan', 'weeks', 'week', 'wks', 'wk', 'w', 'semaines', 'semaine', 'semanas', 'semana'],
  days: ['ngay tuoi', 'ngay', 'days', 'day', 'd', 'jours', 'jour', 'dias', 'dia'],
}
const unitOfWord = new Map(ageUnits.flatMap((unit) => WORDS[unit].map((word) => [word, unit] as const)))
const PART = /^(\d+(?:[.,]\d+)?)\s*([a-z]+(?: (?:tuoi|old))?)\s*(ruoi)?[\s,;]*(?:va |and |et |y )?/

export interface ReadAge {
  readonly days: number
  /** Stated in whole years: z-scores by age may be off by as much as a year. */
  readonly wholeYears: boolean
}

/**
 * An age as a number of the column's unit, or in words ("2 tuổi 3 tháng", "18 tháng", "1 year 6 months"). Null: no age, or a number of which
 * nobody knows the unit.
 */
export function readAge(cell: Cell, mark: DecimalMark, column: AgeUnit | null): ReadAge | null {
  const number = readNumber(cell, mark)
  if (number !== null && column === null) return null
  if (number !== null && column !== null) {
    return { days: number * DAYS_IN[column], wholeYears: column === 'years' && Number.isInteger(number) }
  }
  return typeof cell === 'string' ? ageInWords(fold(cell.trim())) : null
}

/** Whether a cell states its unit by itself. */
export function statesAgeUnit(cell: Cell): boolean {
  return typeof cell === 'string' && ageInWords(fold(cell.trim())) !== null
}

function ageInWords(text: string): ReadAge | null {
  let rest = text
  let days = 0
  let wholeYears = true
  const seen = new Set<AgeUnit>()
  while (rest !== '') {
    const part = PART.exec(rest)
    const unit = part ? unitOfWord.get(part[2] ?? '') : undefined
    if (!part || unit === undefined || seen.has(unit)) return null
    seen.add(unit)
    const count = Number((part[1] ?? '').replace(',', '.')) + (part[3] ? 0.5 : 0)
    days += count * DAYS_IN[unit]
    wholeYears &&= unit === 'years' && Number.isInteger(count)
    rest = rest.slice(part[0].length)
  }
  return seen.size === 0 ? null : { days, wholeYears }
}
