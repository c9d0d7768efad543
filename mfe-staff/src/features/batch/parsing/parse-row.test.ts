import { expect, test } from '@jest/globals'
import { validationMessages } from 'shared-contracts/validation'
import type { BatchSetup } from '../mapping/batch-setup'
import { day } from '../testing/batch-rows'
import { parseRow } from './parse-row'

const TODAY = day('2026-06-01')
const setup: BatchSetup = {
  mapping: { sex: 0, birthDay: 1, visitDay: 2, weight: 3, length: 4, position: 5, oedema: 6, age: 7, arm: 8 },
  dayOrder: 'day-first',
  decimalMark: 'comma',
  sexCodes: '1-2',
  ageUnit: 'months',
  visitDay: null,
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
