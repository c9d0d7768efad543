import { expect, test } from '@jest/globals'
import { guessSetup, setupProblems } from './batch-setup'
import { findMapping } from './find-mapping'

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
])('%s headings', (_, headings, mapping) => {
  expect(findMapping(headings)).toEqual(mapping)
})

test('a heading of nobody stays without a field, and no column has two', () => {
  expect(findMapping(['Kết quả 1', 'Tên', 'Tên mẹ', 'h'])).toEqual({ name: 1 })
})

test('the first rows tell the marks, the order of days and what figures of sex mean', () => {
  const headings = ['sex', 'age (days)', 'dob', 'weight', 'height']
  const guessed = guessSetup(headings, [
    ['0', '301', '01/13/2024', '8,5', '70'],
    ['1', '400', '02/01/2024', '9,5', '75'],
  ])
  expect(guessed).toMatchObject({ sexCodes: '0-1', ageUnit: 'days', dayOrder: 'month-first', decimalMark: 'comma' })
  const other = guessSetup(['sex', 'tuổi', 'dob', 'weight', 'height'], [['2', '30', '13/01/2024', '8.5', '70']])
  expect(other).toMatchObject({ sexCodes: '1-2', ageUnit: 'months', dayOrder: 'day-first', decimalMark: 'point' })
})

test('what is missing is told before any row is read', () => {
  const setup = guessSetup(['Họ tên', 'Ngày sinh'], [])
  expect(setupProblems(setup)).toEqual(['sex', 'visitDay', 'measure'])
  const whole = guessSetup(['Giới', 'Tuổi', 'Cân nặng'], [])
  expect(setupProblems(whole)).toEqual([])
  expect(setupProblems({ ...whole, mapping: { sex: 0, weight: 2 } })).toEqual(['age'])
  expect(setupProblems({ ...whole, mapping: { sex: 0, age: 1, arm: 2 } })).toEqual([])
})
