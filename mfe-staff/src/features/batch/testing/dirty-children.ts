import { addDays, type CalendarDay, daysBetween } from 'shared-contracts/ages'
import { DAYS_A_MONTH, measureAtZ, rowAt, type Sex } from 'shared-contracts/growth'
import type { TablesOfSexes } from '../assessment/assess-row'
import { day } from './batch-rows'
import type { XlsxCell } from './children-xlsx'
import type { Column } from './dirty-columns'
import type { TimeStyle, Traits } from './dirty-traits'

/** What is true of a child of a generated file, as far as its file can say it. */
export interface TrueChild {
  readonly sex: Sex
  readonly ageInDays: number
  readonly weight: number
  readonly length: number
}

const EPOCH = day('1899-12-30')
const VISITS_UNTIL = day('2026-05-28')

export interface DrawnChild {
  readonly cells: Readonly<Partial<Record<Column, XlsxCell>>>
  readonly told: TrueChild
}

/** A child whose measures lie between −2.5 and 2.5 SD, in the cells of its file. */
export function drawChild(traits: Traits, tables: TablesOfSexes, random: () => number, place: number): DrawnChild {
  const sex: Sex = random() < 0.5 ? 0 : 1
  const time = drawTime(traits, random, place)
  const z = () => (random() - 0.5) * 5
  const lookUp = Math.min(Math.round(time.ageInDays), 1826)
  const [ofWeight, ofLength] = [rowAt(tables[sex].weightForAge, lookUp), rowAt(tables[sex].lengthForAge, lookUp)]
  if (!ofWeight || !ofLength) throw new Error(`no child of ${time.ageInDays} days`)
  const weight = Math.round(measureAtZ(z(), ofWeight) * 10) / 10
  const length = Math.round(measureAtZ(z(), ofLength) * 10) / 10
  return {
    cells: {
      code: `K${place + 1}`,
      name: `Bé thử ${place + 1}`,
      ...sexCells(traits, sex),
      ...time.cells,
      weight: quantityCell(traits, weight, weightScales[traits.weight]),
      length: quantityCell(traits, length, lengthScales[traits.length]),
      note: place % 5 === 0 ? 'cân lại lần 2' : '',
      ...{
        motherAge: String(20 + (place % 15)),
        birthWeight: '3.1',
        zScore: '-0.42',
        previous: String(Math.floor(weight)),
      },
    },
    told: { sex, ageInDays: time.ageInDays, weight, length },
  }
}

interface Scale {
  readonly by: number
  readonly unit: string
}
const weightScales: Readonly<Record<Traits['weight'], Scale>> = {
  kg: { by: 1, unit: '' },
  'kg-written': { by: 1, unit: ' kg' },
  'g-stated': { by: 1000, unit: '' },
  'g-bare': { by: 1000, unit: '' },
  tenths: { by: 10, unit: '' },
}
const lengthScales: Readonly<Record<Traits['length'], Scale>> = {
  cm: { by: 1, unit: '' },
  'cm-written': { by: 1, unit: 'cm' },
  'mm-stated': { by: 10, unit: '' },
  'mm-bare': { by: 10, unit: '' },
  'm-stated': { by: 0.01, unit: '' },
  'm-bare': { by: 0.01, unit: '' },
}

function quantityCell({ workbook, decimalComma }: Traits, value: number, { by, unit }: Scale): XlsxCell {
  const scaled = Math.round(value * by * 1000) / 1000
  if (workbook && unit === '') return scaled
  const text = String(scaled)
  return `${decimalComma ? text.replace('.', ',') : text}${unit}`
}

function sexCells({ sex: style }: Traits, sex: Sex): Readonly<Partial<Record<Column, XlsxCell>>> {
  const words: Readonly<Record<Exclude<Traits['sex'], 'columns'>, readonly [string, string]>> = {
    'nam-nu': ['Nam', 'Nữ'],
    'trai-gai': ['trai', 'gái'],
    english: ['Male', 'Female'],
    french: ['garçon', 'fille'],
    who: ['1', '2'],
    'zero-boy': ['0', '1'],
    'one-boy': ['1', '0'],
    letters: ['M', 'F'],
    'n-t': ['T', 'N'],
  }
  if (style === 'columns') return sex === 0 ? { male: 'x' } : { female: 'x' }
  return { sex: words[style][sex] }
}

interface DrawnTime {
  readonly cells: Readonly<Partial<Record<Column, XlsxCell>>>
  readonly ageInDays: number
}

function drawTime(traits: Traits, random: () => number, place: number): DrawnTime {
  const { time } = traits
  const age = 20 + Math.floor(random() * 1780)
  const months = Math.min(Math.floor(age / DAYS_A_MONTH), 59)
  const number = (value: number): XlsxCell =>
    traits.workbook ? value : traits.decimalComma ? String(value).replace('.', ',') : String(value)
  const stated = (cell: XlsxCell, ageInDays: number): DrawnTime => ({ cells: { age: cell }, ageInDays })
  switch (time) {
    case 'months':
      return stated(number(months), months * DAYS_A_MONTH)
    case 'months-decimal': {
      const exact = Math.min(Math.round((age / DAYS_A_MONTH) * 10) / 10, 59.8)
      return stated(number(exact), exact * DAYS_A_MONTH)
    }
    case 'days':
      return stated(number(age), age)
    case 'weeks':
      return stated(number(Math.floor(age / 7)), Math.floor(age / 7) * 7)
    case 'years':
    case 'years-bare': {
      const years = 1 + (place % 4)
      return stated(number(years), years * 12 * DAYS_A_MONTH)
    }
    case 'words':
    case 'english-words': {
      const [years, rest] = [Math.floor(months / 12), months % 12]
      const [year, month] = time === 'words' ? [' tuổi', ' tháng'] : [' years', ' months']
      return stated(
        [years > 0 ? `${years}${year}` : '', rest > 0 || years === 0 ? `${rest}${month}` : '']
          .filter(Boolean)
          .join(' '),
        months * DAYS_A_MONTH,
      )
    }
    default:
      return drawDays(traits, time, random, age, place)
  }
}

function drawDays(traits: Traits, time: TimeStyle, random: () => number, age: number, place: number): DrawnTime {
  let visit = addDays(VISITS_UNTIL, -Math.floor(random() * 300))
  let birth = addDays(visit, -age)
  if (time.startsWith('low-days')) [birth, visit] = [lowDay(birth), lowDay(visit)]
  // Both months stay: who swaps them can't make a child of before birth.
  const cellOf = (each: CalendarDay) => dayCell(traits, time, each, place)
  return { cells: { birth: cellOf(birth), visit: cellOf(visit) }, ageInDays: daysBetween(birth, visit) }
}

/** The same month, with a date that could be a month. */
function lowDay(each: CalendarDay): CalendarDay {
  const [year, month, date] = each.split('-')
  return day(`${year}-${month}-${String(((Number(date) - 1) % 12) + 1).padStart(2, '0')}`)
}

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function dayCell(traits: Traits, style: TimeStyle, each: CalendarDay, place: number): XlsxCell {
  const [year = '', month = '', date = ''] = each.split('-')
  const serial = daysBetween(EPOCH, each)
  switch (style) {
    case 'dmy-dashes':
      return `${date}-${month}-${year}`
    case 'dmy-dots':
      return `${Number(date)}.${Number(month)}.${year}`
    case 'dm-two-digits':
      return `${date}/${month}/${year.slice(2)}`
    case 'mdy':
    case 'low-days-mdy':
      return `${month}/${date}/${year}`
    case 'iso':
      return each
    case 'month-names':
      return `${date}-${MONTH_NAMES[Number(month) - 1]}-${year}`
    case 'vietnamese':
      return `${Number(date)} tháng ${Number(month)} năm ${year}`
    case 'serial-text':
      return String(serial)
    case 'moment-utc':
      return `${addDays(each, -1)}T17:00:00.000Z`
    case 'moment-local':
      return `${each}T00:00:00.000+0700`
    case 'compact':
      return `${year}${month}${date}`
    case 'mixed':
      return place % 3 === 0 ? `${month}/${date}/${year}` : `${date}/${month}/${year}`
    case 'excel':
      return { day: each }
    case 'excel-unformatted':
      return serial - (traits.date1904 ? 1462 : 0)
    case 'excel-swapped':
      // American settings: a date that could be a month became one.
      return Number(date) <= 12 ? { day: day(`${year}-${date}-${month}`) } : `${date}/${month}/${year}`
    default:
      return `${date}/${month}/${year}`
  }
}
