import { expect, test } from '@jest/globals'
import { validationMessages } from 'shared-contracts/validation'
import type { BatchSetup } from '../mapping/batch-setup'
import { day } from '../testing/batch-rows'
import { isAside, parseRow } from './parse-row'

const TODAY = day('2026-06-01')
const setup: BatchSetup = {
  mapping: { sex: 0, birthDay: 1, visitDay: 2, weight: 3, length: 4, position: 5, oedema: 6, age: 7, arm: 8 },
  format: null,
  dayOrders: { birthDay: 'day-first', visitDay: 'day-first' },
  mixedDays: { birthDay: false, visitDay: false },
  swappedDays: { birthDay: false, visitDay: false },
  epochShift: 0,
  decimalMark: 'comma',
  sexCodes: {},
  ageUnit: 'months',
  weightUnit: 'kg',
  lengthUnit: 'cm',
  visitDay: null,
  doubtAccepted: false,
}
const GOOD = ['nữ', '01/06/2025', '01/05/2026', '8,4', '70,1', 'nằm', 'không', '', '14,2'] as const

/** A good row with other cells at some places. */
const row = (changes: Readonly<Record<number, string>>) => GOOD.map((cell, place) => changes[place] ?? cell)

test('a good row is a child', () => {
  expect(parseRow(GOOD, setup, TODAY).child).toEqual({
    sex: 1,
    ageInDays: 334,
    weight: 8.4,
    length: 70.1,
    lying: true,
    oedema: false,
    armCircumference: 14.2,
    sampleWeight: 1,
    leftOut: [],
    doubts: [],
    birthDay: '2025-06-01',
    visitDay: '2026-05-01',
  })
})

test.each<[Readonly<Record<number, string>>, readonly string[]]>([
  [{ 0: '' }, ['Thiếu giới tính.']],
  [{ 0: 'x' }, ['Giới tính “x” không rõ là nam hay nữ.']],
  [{ 1: '02/05/2026' }, ['Ngày sinh sau ngày cân đo.']],
  [{ 1: '02/06/2026', 2: '' }, ['Ngày sinh sau hôm nay.', 'Thiếu ngày cân đo.']],
  [{ 2: '02/06/2026' }, [validationMessages.checkDayInFuture]],
  [{ 2: '' }, ['Thiếu ngày cân đo.']],
  [{ 1: '31/04/2025' }, ['Ngày sinh “31/04/2025” không có trong lịch hoặc không đúng dạng ngày.']],
  [{ 3: '70,1', 4: '8,4' }, [validationMessages.measuresSwapped]],
  [{ 3: 'tám' }, ['Cân nặng “tám” không phải là số.']],
  [{ 3: '', 4: '-', 8: '' }, ['Thiếu cả cân nặng, chiều cao và vòng cánh tay.']],
  [{ 3: '8400', 4: '', 8: '' }, [`Cân nặng (kg) được bỏ qua: ${validationMessages.childWeight}`]],
  [{ 8: 'nhỏ' }, ['Vòng cánh tay “nhỏ” không phải là số.']],
  [{ 5: 'ngồi' }, ['Tư thế đo “ngồi” không rõ là nằm hay đứng.']],
  [{ 6: 'hơi' }, ['Ô phù “hơi” không rõ là có hay không.']],
  [{ 0: 'x', 3: 'tám' }, ['Giới tính “x” không rõ là nam hay nữ.', 'Cân nặng “tám” không phải là số.']],
])('%j is refused with all that is wrong', (changes, problems) => {
  expect(parseRow(row(changes), setup, TODAY).problems).toEqual(problems)
})

test.each<[Readonly<Record<number, string>>, object]>([
  [
    { 3: '8400' },
    { weight: null, length: 70.1, leftOut: [`Cân nặng (kg) được bỏ qua: ${validationMessages.childWeight}`] },
  ],
  [
    { 4: '0,7' },
    {
      weight: 8.4,
      length: null,
      leftOut: [`Chiều dài, chiều cao (cm) được bỏ qua: ${validationMessages.childLength}`],
    },
  ],
  [
    { 8: '45' },
    { armCircumference: null, leftOut: [`Vòng cánh tay (cm hoặc mm) được bỏ qua: ${validationMessages.arm}`] },
  ],
  // A tape shows cm and mm; no arm is both.
  [{ 8: '115' }, { armCircumference: 11.5, leftOut: [] }],
  [{ 8: '142 mm' }, { armCircumference: 14.2, leftOut: [] }],
])('of %j one measure is left out, and the row stays', (changes, child) => {
  expect(parseRow(row(changes), setup, TODAY).child).toMatchObject(child)
})

test('the age is taken where a day is missing, in months or days', () => {
  const cells = row({ 1: '', 7: '12' })
  expect(parseRow(cells, setup, TODAY).child?.ageInDays).toBe(365.25)
  expect(parseRow(cells, { ...setup, ageUnit: 'days' }, TODAY).child?.ageInDays).toBe(12)
  expect(parseRow(row({ 1: '', 7: '-1' }), setup, TODAY).problems).toEqual(['Tuổi nhỏ hơn 0.'])
})

test('a birth year is told as too little, unless an age is stated', () => {
  const year = 'Ngày sinh “2025” chỉ có năm: chưa đủ để biết tuổi theo tháng.'
  expect(parseRow(row({ 1: '2025' }), setup, TODAY).problems).toEqual([year])
  expect(parseRow(row({ 1: '2025', 7: '12' }), setup, TODAY).child).toMatchObject({ ageInDays: 365.25, doubts: [year] })
})

test('an age that is not that of the days is a doubt of its row', () => {
  const doubtsOf = (age: string, unit = setup.ageUnit) =>
    parseRow(row({ 7: age }), { ...setup, ageUnit: unit }, TODAY).child?.doubts
  // 334 days.
  expect([doubtsOf('10'), doubtsOf('11'), doubtsOf('334', 'days'), doubtsOf('0', 'years'), doubtsOf('?')]).toEqual(
    Array.from({ length: 5 }, () => []),
  )
  const told = ['Tuổi ghi “14” khác tuổi tính theo ngày (334 ngày): kiểm tra ngày sinh, ngày cân đo.']
  expect(doubtsOf('14')).toEqual(told)
})

test('in a column of both orders a day that could be either is a doubt of its row', () => {
  const mixed = { ...setup, mixedDays: { birthDay: true, visitDay: false } }
  expect(parseRow(GOOD, mixed, TODAY).child?.doubts).toEqual([
    'Ngày sinh “01/06/2025” có thể đọc hai cách, cột này có cả hai dạng ngày: cần đối chiếu sổ gốc.',
  ])
  expect(parseRow(row({ 1: '25/06/2025' }), mixed, TODAY).child?.doubts).toEqual([])
})

test.each([
  [['', '', '', '', '', '', '', ''], true],
  [['', '', '', '', '', '', '', '', '', 'Thôn Một'], true],
  [['', '', '', '48,5', '', '', '', '', '', 'Tổng cộng'], true],
  [['', '', '', '', '', '', '', '', '', 'Ngày 5 tháng 6, người lập biểu'], true],
  [['', '', '', '8,4', '70', '', '', '', '', 'Bé thử Tổng'], false],
  [['nữ', '', '', '', '', '', '', '', '', 'Tổng'], false],
])('%j is of no child: %s', (cells, isOfNobody) => expect(isAside(cells, setup, [])).toBe(isOfNobody))

test('the headings again, as on each page of a print, are of no child', () => {
  const headings = ['Giới', 'Ngày sinh', 'Ngày cân', 'Cân nặng', 'Chiều cao', 'Tư thế', 'Phù', 'Tuổi', 'MUAC']
  expect(isAside(headings, setup, headings)).toBe(true)
  expect(isAside(headings.with(0, 'nam'), setup, headings)).toBe(false)
})

test('of a column of lengths and one of heights the filled one is the measure, and tells how it was taken', () => {
  const both = { ...setup, mapping: { sex: 0, age: 1, weight: 2, length: 3, height: 4 } }
  const measureOf = (cells: readonly string[]) => {
    const { child } = parseRow(cells, both, TODAY)
    return [child?.length, child?.lying]
  }
  expect(measureOf(['nữ', '20', '10', '80,5', ''])).toEqual([80.5, true])
  expect(measureOf(['nữ', '40', '13', '', '95,4'])).toEqual([95.4, false])
  expect(measureOf(['nữ', '40', '13', '96,0', '95,4'])).toEqual([95.4, false])
  expect(measureOf(['nữ', '20', '13', '80,5', '79,9'])).toEqual([80.5, true])
  expect(measureOf(['nữ', '20', '13', '', ''])).toEqual([null, null])
})

test('a figure of which nobody knows the unit is no age, words are', () => {
  const unknown = { ...setup, ageUnit: null }
  expect(parseRow(row({ 1: '', 7: '4' }), unknown, TODAY).problems).toEqual([
    'Tuổi “4” không đọc được. Hãy ghi số, hoặc ghi như “2 tuổi 3 tháng”, “18 tháng”.',
  ])
  expect(parseRow(row({ 1: '', 7: '12 tháng' }), unknown, TODAY).child?.ageInDays).toBe(365.25)
})

test('a child of unknown age stays, for weight for length', () => {
  expect(parseRow(row({ 1: '', 2: '' }), setup, TODAY).child).toMatchObject({ ageInDays: null, weight: 8.4 })
})

test('one day of visit can stand for all rows without one', () => {
  const common = { ...setup, visitDay: day('2026-05-11') }
  expect(parseRow(row({ 2: '' }), common, TODAY).child?.ageInDays).toBe(344)
  expect(parseRow(GOOD, common, TODAY).child?.ageInDays).toBe(334)
})

test('a swollen child counts without measures', () => {
  expect(parseRow(row({ 3: '', 4: '', 6: 'có', 8: '' }), setup, TODAY).child).toMatchObject({
    oedema: true,
    weight: null,
  })
})
