import { addDays, type CalendarDay, isCalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { readTypedDay } from 'shared-contracts/formats'
import { fold, plainText } from 'shared-contracts/text'
import type { Cell } from '../reading/cells'
import { remember } from './remember'

/** What stands first in "04/05/2024". */
export type DayOrder = 'day-first' | 'month-first'

/** How the days of a column are read. */
export interface DayReading {
  readonly order: DayOrder
  /** Excel has taken days for months where it could, and left the rest as text: they are changed back. */
  readonly swapped: boolean
  /** Days that the file's serial numbers are off: old files of Macs count from 1904. */
  readonly epochShift: number
}

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/
/** 2026-05-09T17:00:00.000Z, 2026-05-10T00:00:00+0700 */
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)? ?(?:(Z)|([+-])(\d{2}):?(\d{2}))$/i
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/
const SHORT = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[ ,T].*)?$/
/** "05-Apr-2024", "5 tháng 4 năm 2024", "Apr 5, 2024"; folded, and without "ngày" before it. */
const DAY_MONTH_NAME = /^(\d{1,2})[-/. ]*([a-z]+)\.?[-/., ]*(\d{4}|\d{2})(?: \d{1,2}:.*)?$/
const MONTH_NAME_DAY = /^([a-z]+)\.?[- ](\d{1,2})(?:st|nd|rd|th)?[-, ]+(\d{4})$/
const YEAR_MONTH_NAME = /^(\d{4})[-/. ]([a-z]+)\.?[-/. ](\d{1,2})$/
const VIETNAMESE = /^(\d{1,2})[-/. ]*(?:thang|thg|th)[-/. ]*(\d{1,2})[-/., ]*(?:nam)? *(\d{4})$/
const SERIAL = /^\d{5}(?:\.\d+)?$/
/** Day 60 is 29 February 1900, which Excel alone knows; from then on days count from here. */
const EXCEL_EPOCH = parseCalendarDay('1899-12-30')
/** Viet Nam has no summer time. */
const VIETNAM_MINUTES = 7 * 60

/** By the first letters in English, French, Spanish and Portuguese. */
const MONTHS: Readonly<Record<string, number>> = {
  ...{
    jan: 1,
    ene: 1,
    feb: 2,
    fev: 2,
    mar: 3,
    apr: 4,
    avr: 4,
    abr: 4,
    may: 5,
    mai: 5,
    jun: 6,
    juin: 6,
    jul: 7,
    juil: 7,
  },
  ...{ aug: 8, aou: 8, ago: 8, sep: 9, set: 9, oct: 10, out: 10, nov: 11, dec: 12, dic: 12, dez: 12 },
}

/** The day that a cell states; null when it states none. A year of two digits is one of this century: these are small children. */
export function readDay(cell: Cell, { order, swapped, epochShift }: DayReading): CalendarDay | null {
  const day =
    typeof cell === 'number' ? (dayOfSerial(cell + epochShift) ?? compactDay(String(cell))) : readers[order](cell)
  if (day === null || !swapped || typeof cell === 'number' || !ISO.test(cell)) return day
  const [year, month, date] = day.split('-')
  return dayOf(year, date, month) ?? day
}

const readers: Readonly<Record<DayOrder, (text: string) => CalendarDay | null>> = {
  'day-first': remember((text) => readText(plainCell(text), 'day-first')),
  'month-first': remember((text) => readText(plainCell(text), 'month-first')),
}

/** In plain signs, without blanks around the marks: "01 / 03 / 2025". */
function plainCell(text: string): string {
  return plainText(text).replace(/(\d) ?([-/.]) ?(?=\d)/g, '$1$2')
}

function readText(text: string, order: DayOrder): CalendarDay | null {
  const moment = MOMENT.exec(text)
  if (moment) return dayOfMoment(moment)
  const iso = ISO.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const short = SHORT.exec(text)
  if (short) {
    const year = fullYear(short[3])
    return order === 'day-first' ? dayOf(year, short[2], short[1]) : dayOf(year, short[1], short[2])
  }
  if (SERIAL.test(text)) return dayOfSerial(Number(text))
  return (
    compactDay(text) ?? (/[a-z]/i.test(text) ? (namedDay(fold(text).replace(/^ngay /, '')) ?? dayInWords(text)) : null)
  )
}

/** A moment at midnight of its own zone is that day; any other is the day that it was in Viet Nam. */
function dayOfMoment([, year, month, date, hour, minute, second, utc, sign, zoneHours, zoneMinutes]: RegExpExecArray) {
  const day = dayOf(year, month, date)
  if (day === null || (Number(hour) === 0 && Number(minute) === 0 && Number(second ?? 0) === 0)) return day
  const zone = utc ? 0 : (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes))
  const minutes = Number(hour) * 60 + Number(minute) - zone + VIETNAM_MINUTES
  return addDays(day, Math.floor(minutes / (24 * 60)))
}

function compactDay(text: string): CalendarDay | null {
  const compact = COMPACT.exec(text)
  return compact ? dayOf(compact[1], compact[2], compact[3]) : null
}

function namedDay(text: string): CalendarDay | null {
  const vietnamese = VIETNAMESE.exec(text)
  if (vietnamese) return dayOf(vietnamese[3], vietnamese[2], vietnamese[1])
  const first = DAY_MONTH_NAME.exec(text)
  if (first) return dayOf(fullYear(first[3]), monthOf(first[2]), first[1])
  const second = MONTH_NAME_DAY.exec(text)
  if (second) return dayOf(second[3], monthOf(second[1]), second[2])
  const last = YEAR_MONTH_NAME.exec(text)
  return last ? dayOf(last[1], monthOf(last[2]), last[3]) : null
}

/** "thứ bảy, 01/03/2025", "mùng 1 tháng 3 năm 2025": words in which the day goes first, as the fields of forms take them. */
function dayInWords(text: string): CalendarDay | null {
  const read = readTypedDay(text)
  return read.kind === 'day' ? read.day : null
}

function monthOf(name = ''): string {
  return String(MONTHS[name.slice(0, 4)] ?? MONTHS[name.slice(0, 3)] ?? 0)
}

function fullYear(year = ''): string {
  return year.length === 2 ? `20${year}` : year
}

/** The day of a serial number of Excel (1900 date system); null outside the years in which children of these standards were born. */
export function dayOfSerial(serial: number): CalendarDay | null {
  const days = Math.floor(serial)
  return EXCEL_EPOCH !== null && days >= 20_000 && days < 100_000 ? addDays(EXCEL_EPOCH, days) : null
}

/** What a cell says of the order of its column: one of them, that either can be meant, or that there is one meaning alone; null: no day at all. */
export type DayEvidence = DayOrder | 'either' | 'certain' | null

const evidence = remember((text): DayEvidence => {
  const short = SHORT.exec(text)
  if (!short) return readText(text, 'day-first') === null ? null : 'certain'
  const [first, second] = [Number(short[1]), Number(short[2])]
  if (first > 31 || second > 31 || (first > 12 && second > 12) || first === 0 || second === 0) return null
  if (first > 12) return 'day-first'
  if (second > 12) return 'month-first'
  return first === second ? 'certain' : 'either'
})

export function dayEvidence(cell: Cell): DayEvidence {
  if (typeof cell === 'number')
    return dayOfSerial(cell) === null && compactDay(String(cell)) === null ? null : 'certain'
  return evidence(plainCell(cell))
}

/** Whether a cell is a day of the file's own kind (yyyy-mm-dd, as days of Excel come) whose date could be a month too. */
export function isInterchangeable(cell: Cell): boolean | null {
  const iso = typeof cell === 'string' ? ISO.exec(cell) : null
  return iso ? Number(iso[3]) <= 12 : null
}

/** A birth day that states less than a day. */
export function partOfDay(cell: Cell): 'year' | 'month' | null {
  const text = plainText(String(cell))
  if (/^(?:19|20)\d{2}$/.test(text)) return 'year'
  return /^(?:\d{1,2}[-/.](?:19|20)\d{2}|(?:19|20)\d{2}[-/.]\d{1,2})$/.test(text) ? 'month' : null
}

function dayOf(year = '', month = '', date = ''): CalendarDay | null {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isCalendarDay(text) && Number(year) >= 1000 ? text : null
}
