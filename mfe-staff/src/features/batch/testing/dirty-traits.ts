const dayStyles = [
  ...['dmy', 'dmy', 'dmy-dashes', 'dmy-dots', 'dm-two-digits', 'mdy', 'mdy', 'iso', 'month-names', 'vietnamese'],
  ...['serial-text', 'moment-utc', 'moment-local', 'compact', 'low-days', 'low-days-mdy', 'mixed'],
] as const
const excelStyles = ['excel', 'excel', 'excel-unformatted', 'excel-swapped', 'dmy', 'mdy'] as const
export const ageStyles = [
  'months',
  'months-decimal',
  'days',
  'weeks',
  'years',
  'years-bare',
  'words',
  'english-words',
] as const
export type TimeStyle = (typeof dayStyles)[number] | (typeof excelStyles)[number] | (typeof ageStyles)[number]

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

/** A file's dirt, drawn by chance. */
export function drawTraits(seed: number, random: () => number): Traits {
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
