import { addDays, type CalendarDay, isCalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import type { Cell } from '../reading/cells'
import { remember } from './remember'

/** What stands first in "04/05/2024". */
export type DayOrder = 'day-first' | 'month-first'

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/
const SHORT = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: .*)?$/
const SERIAL = /^\d{5}(?:\.\d+)?$/
/** Day 60 is 29 February 1900, which Excel alone knows; from then on days count from here. */
const EXCEL_EPOCH = parseCalendarDay('1899-12-30')

/** The day that a cell states; null when it states none. A year of two digits is one of this century: these are small children. */
export function readDay(cell: Cell, order: DayOrder): CalendarDay | null {
  return typeof cell === 'number' ? dayOfSerial(cell) : readers[order](cell)
}

const readers: Readonly<Record<DayOrder, (text: string) => CalendarDay | null>> = {
  'day-first': remember((text) => readText(text.trim(), 'day-first')),
  'month-first': remember((text) => readText(text.trim(), 'month-first')),
}

function readText(text: string, order: DayOrder): CalendarDay | null {
  const iso = ISO.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const short = SHORT.exec(text)
  if (short) {
    const year = short[3]?.length === 2 ? `20${short[3]}` : short[3]
    return order === 'day-first' ? dayOf(year, short[2], short[1]) : dayOf(year, short[1], short[2])
  }
  return SERIAL.test(text) ? dayOfSerial(Number(text)) : null
}

/** The day of a serial number of Excel (1900 date system); null outside the years in which children of these standards were born. */
export function dayOfSerial(serial: number): CalendarDay | null {
  const days = Math.floor(serial)
  return EXCEL_EPOCH !== null && days >= 20_000 && days < 100_000 ? addDays(EXCEL_EPOCH, days) : null
}

/** By a first part above 12 in any of the cells; day first, as Viet Nam writes, when nothing tells. */
export function guessDayOrder(cells: readonly Cell[]): DayOrder {
  const parts = cells.flatMap((cell) => {
    const short = typeof cell === 'string' ? SHORT.exec(cell.trim()) : null
    return short ? [[Number(short[1]), Number(short[2])] as const] : []
  })
  if (parts.some(([first]) => first > 12)) return 'day-first'
  return parts.some(([, second]) => second > 12) ? 'month-first' : 'day-first'
}

function dayOf(year = '', month = '', date = ''): CalendarDay | null {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isCalendarDay(text) ? text : null
}
