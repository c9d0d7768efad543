import { expect, test } from '@jest/globals'
import type { DayOrder } from '../parsing/cell-day'
import type { Cell } from '../reading/cells'
import { createProfiles } from '../reading/column-profile'
import { guessSetup, withColumn } from './batch-setup'
import type { FileLook } from './file-look'
import { findMapping } from './find-mapping'
import { askedQuestions, setupProblems } from './setup-problems'

test.each([
  [
    'Vietnamese',
    [
      'STT',
      'Họ và tên',
      'Giới tính',
      'Ngày sinh',
      'Ngày cân đo',
      'Cân nặng (kg)',
      'Chiều cao (cm)',
      'Tư thế đo',
      'Phù',
      'Xã',
    ],
    { code: 0, name: 1, sex: 2, birthDay: 3, visitDay: 4, weight: 5, length: 6, position: 7, oedema: 8, group: 9 },
  ],
  [
    'without accents',
    ['ma tre', 'ho ten', 'gioi', 'ngay sinh', 'ngay can', 'can nang', 'chieu dai'],
    { code: 0, name: 1, sex: 2, birthDay: 3, visitDay: 4, weight: 5, length: 6 },
  ],
  [
    'English',
    ['ID', 'Child name', 'Sex', 'Date of birth', 'Date of visit', 'Weight', 'Length/height', 'Oedema', 'Village'],
    { code: 0, name: 1, sex: 2, birthDay: 3, visitDay: 4, weight: 5, length: 6, oedema: 7, group: 8 },
  ],
  [
    'WHO Anthro',
    ['CLUSTER', 'SEX', 'DOB', 'DATEVIS', 'WEIGHT', 'LENHEI', 'MEASURE', 'OEDEMA', 'AGEMONS'],
    { cluster: 0, sex: 1, birthDay: 2, visitDay: 3, weight: 4, length: 5, position: 6, oedema: 7, age: 8 },
  ],
  [
    'a survey with arms, clusters and weights',
    ['HH1', 'Xã', 'HL4', 'HC1', 'MUAC (mm)', 'chweight', 'Trọng lượng'],
    { cluster: 0, group: 1, sex: 2, age: 3, arm: 4, sampleWeight: 5, weight: 6 },
  ],
  [
    'words around a name, and a measure repeated',
    [
      'Mã số định danh',
      'Giới tính của trẻ',
      'Ngày tháng năm sinh',
      'Ngày đo lần 1',
      'Cân nặng lần 1',
      'Chiều cao lần 1',
      'Cân nặng lần 2',
    ],
    { code: 0, sex: 1, birthDay: 2, visitDay: 3, weight: 4, length: 5 },
  ],
  [
    'words written together',
    ['ChildId', 'Sex', 'DateOfBirth', 'DateOfVisit', 'Weight', 'LengthHeight', 'AgeInMonths', 'OrgUnitName'],
    { code: 0, sex: 1, birthDay: 2, visitDay: 3, weight: 4, length: 5, age: 6, group: 7 },
  ],
  [
    'a column of lengths and one of heights',
    ['gioi_tinh', 'can_nang_kg', 'chieu_dai_cm', 'chieu_cao_cm'],
    { sex: 0, weight: 1, length: 2, height: 3 },
  ],
  ['one column for both', ['Giới', 'Chiều dài/chiều cao (cm)', 'Chiều cao mẹ'], { sex: 0, length: 1 }],
])('%s headings', (_, headings, mapping) => {
  expect(findMapping(headings)).toEqual(mapping)
})

test('a heading of nobody stays without a field, and no column has two', () => {
  expect(findMapping(['Kết quả 1', 'Tên', 'Tên mẹ', 'h'])).toEqual({ name: 1 })
})

test.each([
  [
    'somebody else or another day',
    ['Tuổi mẹ', 'Họ tên mẹ', 'Ngày sinh mẹ', 'Cân nặng lúc sinh', 'Birth weight (g)', 'Phụ huynh'],
    {},
  ],
  [
    'what a program worked out',
    ['Cân nặng theo tuổi', 'Weight-for-age z', 'HAZ', 'Chiều cao theo tuổi: phân loại'],
    {},
  ],
  ['a mother beside her child', ['Tuổi mẹ', 'Tuổi (tháng)', 'Cân nặng mẹ', 'Cân nặng'], { age: 1, weight: 3 }],
])('headings of %s are no measures of the child', (_, headings, mapping) => {
  expect(findMapping(headings)).toEqual(mapping)
})

/** What the tool knows of a file of these rows. */
function lookAt(headings: readonly string[], rows: readonly (readonly Cell[])[]): FileLook {
  const profiles = createProfiles()
  for (const [index, cells] of rows.entries()) profiles.add({ line: index + 2, cells })
  return { reading: { kind: 'text', encoding: 'utf-8', delimiter: ';' }, headings, columns: profiles.result() }
}

test('all rows tell the marks, the order of days and the unit of ages', () => {
  const headings = ['sex', 'age (days)', 'dob', 'weight', 'height']
  const guessed = guessSetup(
    lookAt(headings, [
      ['2', '301', '01/13/2024', '8,5', '70'],
      ['1', '400', '02/01/2024', '9,5', '75'],
    ]),
  )
  expect(guessed).toMatchObject({
    sexCodes: { 1: 0, 2: 1 },
    ageUnit: 'days',
    dayOrders: { birthDay: 'month-first' },
    decimalMark: 'comma',
  })
  const other = guessSetup(lookAt(['sex', 'tuổi', 'dob', 'weight', 'height'], [['2', '30', '13/01/2024', '8.5', '70']]))
  expect(other).toMatchObject({ ageUnit: 'months', dayOrders: { birthDay: 'day-first' }, decimalMark: 'point' })
})

test.each<[string, readonly string[], readonly string[], DayOrder | null, DayOrder | null, readonly string[]]>([
  ['one column proves it for both', ['25/04/2024', '05/04/2024'], ['05/05/2026'], 'day-first', 'day-first', []],
  ['each column its own', ['25/04/2024'], ['05/25/2026'], 'day-first', 'month-first', []],
  ['nothing tells', ['05/04/2024'], ['06/05/2026'], null, null, ['birthDayOrder', 'visitDayOrder']],
  ['both occur', ['25/04/2024', '04/25/2024'], ['25/05/2026'], null, 'day-first', ['birthDayOrder']],
  ['days that are days', ['2024-04-05'], ['05-May-2026'], 'day-first', 'day-first', []],
])('the order of days: %s', (_, births, visits, ofBirth, ofVisit, asked) => {
  const rows = births.map((birth, place) => ['nam', birth, visits[place] ?? visits[0] ?? '', '12'])
  const file = lookAt(['Giới', 'Ngày sinh', 'Ngày cân', 'Cân nặng'], rows)
  const setup = guessSetup(file)
  expect(setup.dayOrders).toEqual({ birthDay: ofBirth, visitDay: ofVisit })
  expect(setupProblems(setup, file)).toEqual(asked)
  expect(askedQuestions(setup, file)).toEqual(asked)
})

test('the first lines that say something of the order are named', () => {
  const births = ['05/04/2024', '25/04/2024', '04/25/2024', '26/04/2024', '27/04/2024', '28/04/2024']
  const { columns } = lookAt(
    ['Ngày sinh'],
    births.map((birth) => [birth]),
  )
  expect(columns[0]?.days).toEqual({
    'day-first': { count: 4, lines: [3, 5, 6] },
    'month-first': { count: 1, lines: [4] },
    either: { count: 1, lines: [2] },
  })
})

test('days of Excel that all could be months, beside texts that none could, are asked for', () => {
  const births = ['2024-05-04', '2024-11-12', '2023-02-01', '25/04/2024', '31/12/2023']
  const file = lookAt(
    ['Giới', 'Ngày sinh', 'Tháng tuổi', 'Cân nặng'],
    births.map((birth) => ['nữ', birth, '24', '12']),
  )
  const setup = guessSetup(file)
  expect(setupProblems(setup, file)).toContain('birthDaySwap')
  const chosen = { ...setup, swappedDays: { birthDay: true, visitDay: false } }
  expect(setupProblems(chosen, file)).not.toContain('birthDaySwap')
  expect(askedQuestions(chosen, file)).toContain('birthDaySwap')
})

test.each<[readonly string[], boolean]>([
  [['2024-05-04', '25/04/2024'], true],
  // The other way round, where days come first.
  [['2024-04-05', '04/25/2024'], true],
  [['2024-05-04', '2023-12-01'], false],
  [['2024-05-25', '25/04/2024'], false],
  [['2024-05-04', '25/04/2024', '05/04/2024'], false],
])('of %j days may be months: %s', (births, isAsked) => {
  const file = lookAt(
    ['Ngày sinh'],
    births.map((birth) => [birth]),
  )
  expect(setupProblems(guessSetup(file), file).includes('birthDaySwap')).toBe(isAsked)
})

test.each<[string, readonly Cell[], string | null]>([
  ['Tuổi', [2, 3, 4], null],
  ['Tuổi', [2, 13, 40], 'months'],
  ['age', [200, 700], 'days'],
  ['Tuổi (năm)', [2, 3], 'years'],
  ['Tuổi tính đến tháng 5', [2, 3], null],
  ['Số tháng tuổi', [2, 3], 'months'],
  ['Age in weeks', [2, 3], 'weeks'],
  ['Tuổi', ['2 tuổi', '18 tháng'], 'months'],
])('ages under "%s" of %j are %s', (heading, ages, unit) => {
  const rows = ages.map((age) => ['nam', age, '12'])
  expect(guessSetup(lookAt(['Giới', heading, 'Cân nặng'], rows)).ageUnit).toBe(unit)
})

test.each<[string, readonly string[], boolean]>([
  ['Giới tính', ['1', '2'], false],
  ['male', ['1', '2'], false],
  // Yes and no of another question.
  ['female', ['1', '2'], true],
  ['Bé gái', ['1', '2'], true],
  ['male', ['yes', 'no'], true],
  ['Giới', ['nam', 'nữ'], false],
])('a sex under "%s" of %j is asked: %s', (heading, sexes, isAsked) => {
  const file = lookAt(
    [heading, 'Tháng tuổi', 'Cân nặng'],
    sexes.map((sex) => [sex, '24', '12']),
  )
  const setup = withColumn(guessSetup(file), file, 'sex', 0)
  expect(setupProblems(setup, file)).toEqual(isAsked ? ['sexCodes'] : [])
})

test('another column is looked at anew, and other choices stay', () => {
  const file = lookAt(
    ['Giới', 'Tháng tuổi', 'Cân nặng', 'Ngày A', 'Ngày B'],
    [['1', '24', '12', '05/04/2024', '25/04/2024']],
  )
  const chosen = { ...guessSetup(file), sexCodes: { 1: 0 } as const }
  const unclear = withColumn(chosen, file, 'birthDay', 3)
  expect([unclear.dayOrders.birthDay, unclear.sexCodes]).toEqual([null, { 1: 0 }])
  expect(withColumn(unclear, file, 'birthDay', 4).dayOrders.birthDay).toBe('day-first')
})

test('what is missing is told before any row is read', () => {
  const problemsOf = (headings: readonly string[]) => {
    const file = lookAt(headings, [])
    return setupProblems(guessSetup(file), file)
  }
  expect(problemsOf(['Họ tên', 'Ngày sinh'])).toEqual(['sex', 'visitDay', 'measure'])
  expect(problemsOf(['Giới', 'Tuổi', 'Cân nặng'])).toEqual([])
  expect(problemsOf(['Giới', 'Cân nặng'])).toEqual(['age'])
  expect(problemsOf(['Giới', 'Tuổi', 'Vòng cánh tay'])).toEqual([])
})
