import { addDays, type CalendarDay, daysBetween } from 'shared-contracts/ages'
import { DAYS_A_MONTH, measureAtZ, rowAt, type Sex } from 'shared-contracts/growth'
import type { TablesOfSexes } from '../assessment/assess-row'
import { day, seeded } from './batch-rows'
import { type XlsxCell, xlsxFile } from './children-xlsx'

/** What is true of a child of a generated file, as far as its file can say it. */
export interface TrueChild {
  readonly sex: Sex
  readonly ageInDays: number
  readonly weight: number
  readonly length: number
}

export interface DirtyFile {
  readonly traits: Traits
  readonly content: Blob
  /** By the line of the file. */
  readonly children: ReadonlyMap<number, TrueChild>
}

const EPOCH = day('1899-12-30')
const VISITS_UNTIL = day('2026-05-28')

const dayStyles = [
  ...['dmy', 'dmy', 'dmy-dashes', 'dmy-dots', 'dm-two-digits', 'mdy', 'mdy', 'iso', 'month-names', 'vietnamese'],
  ...['serial-text', 'moment-utc', 'moment-local', 'compact', 'low-days', 'low-days-mdy', 'mixed'],
] as const
const excelStyles = ['excel', 'excel', 'excel-unformatted', 'excel-swapped', 'dmy', 'mdy'] as const
const ageStyles = [
  'months',
  'months-decimal',
  'days',
  'weeks',
  'years',
  'years-bare',
  'words',
  'english-words',
] as const
type TimeStyle = (typeof dayStyles)[number] | (typeof excelStyles)[number] | (typeof ageStyles)[number]

const sexStyles = [
  'nam-nu',
  'trai-gai',
  'english',
  'french',
  'who',
  'who',
  'zero-boy',
  'one-boy',
  'letters',
  'n-t',
  'columns',
] as const
const weightStyles = ['kg', 'kg', 'kg', 'kg-written', 'g-stated', 'g-bare', 'tenths'] as const
const lengthStyles = ['cm', 'cm', 'cm', 'cm-written', 'mm-stated', 'mm-bare', 'm-stated', 'm-bare'] as const
const languages = ['vietnamese', 'unaccented', 'capitals', 'english', 'anthro'] as const
const encodings = ['utf-8', 'utf-8', 'utf-8-marked', 'utf-16', 'windows-1258'] as const
const delimiters = [';', ';', ',', '\t', '|'] as const
const headingKinds = ['one', 'one', 'units-below', 'groups-above', 'numbered'] as const

/** How a file is dirty. */
export interface Traits {
  readonly seed: number
  readonly workbook: boolean
  readonly encoding: (typeof encodings)[number]
  readonly delimiter: (typeof delimiters)[number]
  readonly newline: '\n' | '\r\n'
  readonly separatorLine: boolean
  readonly titles: number
  readonly headings: (typeof headingKinds)[number]
  readonly language: (typeof languages)[number]
  readonly time: TimeStyle
  readonly sex: (typeof sexStyles)[number]
  readonly weight: (typeof weightStyles)[number]
  readonly length: (typeof lengthStyles)[number]
  readonly decimalComma: boolean
  readonly foot: boolean
  readonly groupRows: boolean
  readonly blankRows: boolean
  /** Columns of the mother, of the day of birth and of another program. */
  readonly strangers: boolean
  /** The headings again, as at the top of a printed page. */
  readonly pages: boolean
  readonly streamed: boolean
  readonly date1904: boolean
}

function drawTraits(seed: number, random: () => number): Traits {
  const pick = <T>(options: readonly T[]): T => {
    const found = options[Math.floor(random() * options.length)]
    if (found === undefined) throw new Error('nothing to pick')
    return found
  }
  const chance = (share: number) => random() < share
  const workbook = chance(0.35)
  const withDays = chance(0.65)
  const delimiter = pick(delimiters)
  return {
    seed,
    workbook,
    encoding: pick(encodings),
    delimiter,
    newline: pick(['\n', '\r\n']),
    separatorLine: !workbook && chance(0.15),
    titles: chance(0.4) ? 1 + Math.floor(random() * 3) : 0,
    headings: pick(headingKinds),
    language: pick(languages),
    time: withDays ? pick<TimeStyle>(workbook ? excelStyles : dayStyles) : pick<TimeStyle>(ageStyles),
    sex: pick(sexStyles),
    weight: pick(weightStyles),
    length: pick(lengthStyles),
    decimalComma: delimiter !== ',' && chance(0.6),
    foot: chance(0.3),
    groupRows: chance(0.2),
    blankRows: chance(0.2),
    strangers: chance(0.3),
    pages: chance(0.15),
    streamed: chance(0.5),
    date1904: chance(0.2),
  }
}

const CHILDREN = 24

/** A file of invented children whose measures lie between −2.5 and 2.5 SD, dirty in the way of its seed. */
export function makeDirtyFile(seed: number, tables: TablesOfSexes): DirtyFile {
  const random = seeded(seed)
  const traits = drawTraits(seed, random)
  const { workbook, time } = traits
  const columns = shuffle(columnsOf(traits), random)
  const rows: XlsxCell[][] = []
  const blank = () => columns.map((): XlsxCell => '')

  for (let title = 0; title < traits.titles; title++) {
    rows.push([
      ['TRẠM Y TẾ XÃ THỬ NGHIỆM', 'DANH SÁCH TRẺ DƯỚI 5 TUỔI CÂN ĐO THÁNG 5/2026', 'Đợt 1, người cân: Thử'][title] ??
        '',
      ...blank().slice(1),
    ])
  }
  if (traits.titles > 0) rows.push(blank())
  rows.push(...headingRows(traits, columns))

  const children = new Map<number, TrueChild>()
  const lineBefore = traits.separatorLine ? 1 : 0
  const drawn = Array.from({ length: CHILDREN }, (_, place) => drawChild(traits, tables, random, place))
  for (const [place, child] of drawn.entries()) {
    if (traits.groupRows && place % 10 === 0) rows.push([`Thôn ${place / 10 + 1}`, ...blank().slice(1)])
    if (traits.blankRows && place % 9 === 4) rows.push(blank())
    if (traits.pages && place === 12) rows.push(...headingRows(traits, columns))
    rows.push(columns.map((column) => child.cells[column] ?? ''))
    children.set(rows.length + lineBefore, child.told)
  }
  if (traits.foot) {
    rows.push(blank())
    rows.push(
      columns.map(
        (column): XlsxCell =>
          column === columns.find(isOfWords)
            ? 'Tổng cộng'
            : column === 'weight' && traits.weight === 'kg'
              ? workbook
                ? 288.5
                : '288,5'
              : '',
      ),
    )
    rows.push([`Ngày 28 tháng 5 năm 2026, người lập biểu`, ...blank().slice(1)])
  }
  return {
    traits: { ...traits, time },
    content: new Blob([workbook ? workbookOf(rows, traits) : textOf(rows, traits)]),
    children,
  }
}

const strangers = ['motherAge', 'birthWeight', 'zScore', 'previous'] as const
type Stranger = (typeof strangers)[number]
type Column =
  | 'code'
  | 'name'
  | 'sex'
  | 'male'
  | 'female'
  | 'birth'
  | 'visit'
  | 'age'
  | 'weight'
  | 'length'
  | 'note'
  | Stranger
const isOfWords = (column: Column) => column === 'name' || column === 'code' || column === 'note'

function columnsOf({ time, sex, strangers: withStrangers }: Traits): Column[] {
  const isAge = ageStyles.some((style) => style === time)
  return [
    ...(['code', 'name'] as const),
    ...(sex === 'columns' ? (['male', 'female'] as const) : (['sex'] as const)),
    ...(isAge ? (['age'] as const) : (['birth', 'visit'] as const)),
    ...(['weight', 'length', 'note'] as const),
    ...(withStrangers ? strangers : []),
  ]
}

const names: Readonly<Record<Traits['language'], Readonly<Record<Column, string>>>> = {
  vietnamese: {
    ...{ code: 'Mã trẻ', name: 'Họ và tên', sex: 'Giới tính', male: 'Nam', female: 'Nữ', birth: 'Ngày sinh' },
    ...{ visit: 'Ngày cân đo', age: 'Tuổi', weight: 'Cân nặng', length: 'Chiều cao', note: 'Ghi chú' },
    ...{
      motherAge: 'Tuổi mẹ',
      birthWeight: 'Cân nặng lúc sinh (kg)',
      zScore: 'Cân nặng theo tuổi (z)',
      previous: 'Cân nặng tháng trước',
    },
  },
  unaccented: {
    ...{ code: 'ma', name: 'ho ten', sex: 'gioi', male: 'nam', female: 'nu', birth: 'ngay_sinh' },
    ...{ visit: 'ngay_can', age: 'tuoi', weight: 'can_nang', length: 'chieu_cao', note: 'ghi_chu' },
    ...{ motherAge: 'tuoi_me', birthWeight: 'can_nang_so_sinh', zScore: 'waz', previous: 'can_nang_lan_truoc' },
  },
  capitals: {
    ...{ code: 'STT', name: 'HỌ TÊN TRẺ', sex: 'GIỚI', male: 'NAM', female: 'NỮ', birth: 'NGÀY THÁNG NĂM SINH' },
    ...{ visit: 'NGÀY ĐO', age: 'TUỔI', weight: 'CÂN NẶNG', length: 'CHIỀU DÀI/CAO', note: 'GHI CHÚ' },
    ...{
      motherAge: 'TUỔI MẸ',
      birthWeight: 'CÂN NẶNG SƠ SINH',
      zScore: 'PHÂN LOẠI CÂN NẶNG',
      previous: 'CÂN NẶNG KỲ TRƯỚC',
    },
  },
  english: {
    ...{ code: 'Child ID', name: 'Child name', sex: 'Gender', male: 'Male', female: 'Female', birth: 'Date of birth' },
    ...{ visit: 'Visit date', age: 'Age', weight: 'Weight', length: 'Height', note: 'Remarks' },
    ...{
      motherAge: "Mother's age",
      birthWeight: 'Birth weight (g)',
      zScore: 'Weight-for-age z-score',
      previous: 'Previous weight',
    },
  },
  anthro: {
    ...{ code: 'PID', name: 'NAME', sex: 'SEX', male: 'BOY', female: 'GIRL', birth: 'DOB' },
    ...{ visit: 'DATEVIS', age: 'AGE', weight: 'WEIGHT', length: 'LENHEI', note: 'NOTE' },
    ...{ motherAge: 'MOTHER AGE', birthWeight: 'BIRTHWEIGHT', zScore: 'ZWEI', previous: 'WEIGHT LAST VISIT' },
  },
}

/** Units that a heading states. */
function unitOf({ time, weight, length }: Traits, column: Column): string {
  if (column === 'weight') return weight === 'g-stated' ? '(g)' : weight === 'kg' ? '(kg)' : ''
  if (column === 'length')
    return length === 'mm-stated' ? '(mm)' : length === 'm-stated' ? '(m)' : length === 'cm' ? '(cm)' : ''
  if (column !== 'age') return ''
  if (time === 'months' || time === 'months-decimal') return '(tháng)'
  return time === 'days' ? '(ngày)' : time === 'weeks' ? '(tuần)' : time === 'years' ? '(năm)' : ''
}

function headingRows(traits: Traits, columns: readonly Column[]): XlsxCell[][] {
  const title = (column: Column) => names[traits.language][column]
  const whole = columns.map((column) => `${title(column)} ${unitOf(traits, column)}`.trim())
  switch (traits.headings) {
    case 'units-below':
      return [columns.map(title), columns.map((column) => unitOf(traits, column))].slice(
        0,
        columns.some((column) => unitOf(traits, column) !== '') ? 2 : 1,
      )
    case 'groups-above':
      return [columns.map((_, place) => (place === 0 ? 'Thông tin' : place === 4 ? 'Kết quả' : '')), whole]
    case 'numbered':
      return [whole, columns.map((_, place) => `(${place + 1})`)]
    default:
      return [whole]
  }
}

interface DrawnChild {
  readonly cells: Readonly<Partial<Record<Column, XlsxCell>>>
  readonly told: TrueChild
}

function drawChild(traits: Traits, tables: TablesOfSexes, random: () => number, place: number): DrawnChild {
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

function workbookOf(rows: readonly (readonly XlsxCell[])[], { streamed, date1904 }: Traits): Uint8Array<ArrayBuffer> {
  return xlsxFile(rows, { streamed, date1904, stringsName: streamed ? 'SharedStrings' : 'sharedStrings' })
}

function textOf(
  rows: readonly (readonly XlsxCell[])[],
  { delimiter, newline, separatorLine, encoding }: Traits,
): BlobPart {
  const quoted = (cell: XlsxCell) => {
    const text = String(cell)
    return text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
  }
  const lines = rows.map((cells) => cells.map(quoted).join(delimiter))
  const text = `${[...(separatorLine ? [`sep=${delimiter}`] : []), ...lines].join(newline)}${newline}`
  switch (encoding) {
    case 'utf-8-marked':
      return `\uFEFF${text}`
    case 'utf-16':
      return new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer)
    case 'windows-1258':
      return encodeWindows1258(text)
    default:
      return text
  }
}

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/

/** Code page 1258 has letters of Vietnamese without their tones, which follow as marks. */
function encodeWindows1258(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) bytes.set(new TextDecoder('windows-1258').decode(Uint8Array.of(byte)), byte)
  const found = [...text.normalize('NFC')].flatMap((letter) => {
    const whole = bytes.get(letter)
    if (whole !== undefined) return [whole]
    const parts = letter.normalize('NFD')
    const tone = TONES.exec(parts)?.[0] ?? ''
    const [base, mark] = [bytes.get(parts.replace(tone, '').normalize('NFC')), bytes.get(tone)]
    if (base === undefined || mark === undefined) throw new Error(`no code for ${letter}`)
    return [base, mark]
  })
  return Uint8Array.from(found)
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items]
  const done: T[] = []
  while (left.length > 0) done.push(...left.splice(Math.floor(random() * left.length), 1))
  return done
}
