import { describe, expect, test } from '@jest/globals'
import { isCalendarDay } from 'shared-contracts/ages'
import { writtenDays, writtenNumbers } from 'shared-contracts/testing'
import { type AgeUnit, readAge } from './cell-age'
import { type DayOrder, dayEvidence, partOfDay, readDay } from './cell-day'
import { type DecimalMark, readLength, readNumber, readWeight } from './cell-number'
import { knownSexCodes, readOedema, readPosition, readSex, type SexCodes, unknownSexCodes } from './cell-words'

describe('a day', () => {
  test.each<[string | number, DayOrder, string | null]>([
    ['04/05/2024', 'day-first', '2024-05-04'],
    ['04/05/2024', 'month-first', '2024-04-05'],
    ['4-5-2024', 'day-first', '2024-05-04'],
    ['4.5.24', 'day-first', '2024-05-04'],
    ['2024-05-04', 'month-first', '2024-05-04'],
    ['2024-05-04T00:00:00', 'day-first', '2024-05-04'],
    ['04/05/2024 07:30', 'day-first', '2024-05-04'],
    ['45416', 'day-first', '2024-05-04'],
    [45416, 'day-first', '2024-05-04'],
    [45416.75, 'day-first', '2024-05-04'],
    ['29/02/2024', 'day-first', '2024-02-29'],
    ['29/02/2023', 'day-first', null],
    ['31/04/2024', 'day-first', null],
    ['13/13/2024', 'day-first', null],
    ['2024', 'day-first', null],
    [12, 'day-first', null],
    ['hôm qua', 'day-first', null],
    ['05-Apr-2024', 'day-first', '2024-04-05'],
    ['5 April 2024', 'month-first', '2024-04-05'],
    ['Apr 5, 2024', 'day-first', '2024-04-05'],
    ['05-avr-2024', 'day-first', '2024-04-05'],
    ['2024-Apr-05', 'day-first', '2024-04-05'],
    ['ngày 5 tháng 4 năm 2024', 'month-first', '2024-04-05'],
    ['5 thg 4, 2024', 'month-first', '2024-04-05'],
    ['05-Xyz-2024', 'day-first', null],
    ['20240405', 'day-first', '2024-04-05'],
    [20240405, 'day-first', '2024-04-05'],
    ['25042024', 'day-first', null],
    // Midnight of the zone that is written; else the day that it was in Viet Nam.
    ['2026-05-10T00:00:00.000+0700', 'day-first', '2026-05-10'],
    ['2026-05-10T00:00:00.000Z', 'day-first', '2026-05-10'],
    ['2026-05-09T17:00:00.000Z', 'day-first', '2026-05-10'],
    ['2026-05-09T16:59:00Z', 'day-first', '2026-05-09'],
    ['2026-05-09T23:30:00-05:00', 'day-first', '2026-05-10'],
  ])('%s (%s) is %s', (cell, order, day) => expect(readDay(cell, { order, swapped: false, epochShift: 0 })).toBe(day))

  test('an old file of a Mac counts from 1904, also in cells without a format', () => {
    expect(readDay(45416 - 1462, { order: 'day-first', swapped: false, epochShift: 1462 })).toBe('2024-05-04')
  })

  test('days that Excel took for months are changed back, texts stay', () => {
    const swapped = { order: 'day-first', swapped: true, epochShift: 0 } as const
    expect(['2024-05-04', '25/04/2024'].map((cell) => readDay(cell, swapped))).toEqual(['2024-04-05', '2024-04-25'])
  })

  test.each<[string, string | null]>([
    ['25/04/2024', 'day-first'],
    ['04/25/2024', 'month-first'],
    ['04/05/2024', 'either'],
    ['05/05/2024', 'certain'],
    ['2024-04-05', 'certain'],
    ['05-Apr-2024', 'certain'],
    ['32/04/2024', null],
    ['Bé thử 12', null],
  ])('%s says of the order: %s', (cell, found) => expect(dayEvidence(cell)).toBe(found))

  test.each([
    ['2024', 'year'],
    [2024, 'year'],
    ['05/2024', 'month'],
    ['5.24', null],
    ['', null],
  ] as const)('%s is less than a day: %s', (cell, part) => expect(partOfDay(cell)).toBe(part))
})

describe('a number', () => {
  test.each<[string | number, DecimalMark, number | null]>([
    ['8,5', 'comma', 8.5],
    ['8.5', 'comma', 8.5],
    ['8,5', 'point', 8.5],
    ['12.345', 'point', 12.345],
    ['12.345', 'comma', null],
    ['1,250', 'point', null],
    [12.345, 'comma', 12.345],
    ['8,5,1', 'comma', null],
    ['8-5', 'comma', null],
    ['tám', 'comma', null],
  ])('%s (%s) is %s', (cell, mark, number) => expect(readNumber(cell, mark)).toBe(number))
})

describe('a weight and a length', () => {
  test.each([
    ['8,5', 'kg', 8.5],
    [' 8,5 kg', 'kg', 8.5],
    ['8500', 'g', 8.5],
    ['8500 g', 'kg', 8.5],
    ['8,5kg', 'g', 8.5],
    [133, 'tenths', 13.3],
    ['8,5 cm', 'kg', null],
    ['tám', 'kg', null],
  ] as const)('%s in a column of %s is %s kg', (cell, unit, kilograms) =>
    expect(readWeight(cell, 'comma', unit)).toBe(kilograms),
  )

  test.each([
    ['91,9', 'cm', 91.9],
    [919, 'mm', 91.9],
    ['0,919', 'm', 91.9],
    ['919 mm', 'cm', 91.9],
    ['91.9 cm', 'm', 91.9],
    ['91,9 kg', 'cm', null],
  ] as const)('%s in a column of %s is %s cm', (cell, unit, centimetres) =>
    expect(readLength(cell, 'comma', unit)).toBe(centimetres),
  )
})

describe('an age', () => {
  test.each<[string | number, AgeUnit, number | null]>([
    ['24', 'months', 730.5],
    [24, 'days', 24],
    ['2', 'years', 730.5],
    ['8', 'weeks', 56],
    ['18 tháng', 'days', 547.875],
    ['18 tháng tuổi', 'years', 547.875],
    ['2 tuổi', 'months', 730.5],
    ['2 tuổi 3 tháng', 'months', 821.8125],
    ['2 tuổi rưỡi', 'months', 913.125],
    ['1 năm 6 tháng', 'months', 547.875],
    ['2 years, 6 months', 'months', 913.125],
    ['2y 6m', 'months', 913.125],
    ['2 ans et 6 mois', 'days', 913.125],
    ['10 ngày', 'months', 10],
    ['3 tuần 2 ngày', 'months', 23],
    // A year to one writer and a month to another.
    ['18t', 'months', null],
    ['gần 2 tuổi', 'months', null],
    ['2 tháng 3 tháng', 'months', null],
  ])('%s (%s) is %s days', (cell, unit, days) => expect(readAge(cell, 'comma', unit)?.days ?? null).toBe(days))
})

describe('words', () => {
  test.each([
    ['Nam', 0],
    ['NỮ', 1],
    ['Bé gái', 1],
    ['garçon', 0],
    ['niña', 1],
    ['ຍິງ', 1],
    ['1', 0],
    [2, 1],
    ['0', null],
    ['x', null],
  ] as const)('sex %s is %s', (cell, sex) => expect(readSex(cell, { 1: 0, 2: 1 })).toBe(sex))

  test.each<[readonly string[], boolean, SexCodes, readonly string[]]>([
    [['1', '2'], false, { 1: 0, 2: 1 }, []],
    [['1', '2', '9'], false, { 1: 0, 2: 1 }, []],
    [['2'], false, { 1: 0, 2: 1 }, []],
    // Boys or girls: the file alone knows.
    [['0', '1'], false, {}, ['0', '1']],
    [['1'], false, {}, ['1']],
    [['m', 'f'], false, { m: 0, f: 1 }, []],
    [['m'], false, { m: 0 }, []],
    [['h', 'm'], false, { h: 0, m: 1 }, []],
    [['t', 'g'], false, { t: 0, g: 1 }, []],
    [['g', 'f'], false, { g: 0, f: 1 }, []],
    // "Nam" and "nữ" begin alike.
    [['n'], true, {}, ['n']],
    [['m', 'n'], false, {}, ['m', 'n']],
    [[], true, {}, []],
  ])('of codes %j the meaning is %j, and %j are asked', (codes, hasWords, known, open) => {
    const found = knownSexCodes(codes, hasWords)
    expect(found).toEqual(known)
    expect(unknownSexCodes(codes, found)).toEqual(open)
  })

  test.each([
    ['Nằm', true],
    ['L', true],
    ['đứng', false],
    ['h', false],
    ['', null],
    ['?', undefined],
  ] as const)('position %s is %s', (cell, lying) => expect(readPosition(cell)).toBe(lying))

  test.each([
    ['Có', true],
    ['y', true],
    ['Không', false],
    ['', false],
    ['hơi', undefined],
  ] as const)('oedema %s is %s', (cell, oedema) => expect(readOedema(cell)).toBe(oedema))
})

describe('cells as people write them, read as in the fields of forms', () => {
  const dayFirst = { order: 'day-first', swapped: false, epochShift: 0 } as const
  /** Files have forms that fields don't have, and children were born in this century. */
  const ofFiles: Readonly<Record<string, string | null>> = {
    '02/06/26': '2026-06-02',
    '1/3/95': '2095-03-01',
    '31/12/99': '2099-12-31',
    '45717': '2025-03-01',
    // Figures without marks may be the number of a child.
    '01032025': null,
    '０１０３２０２５': null,
    '010325': null,
    '1,3,2025': null,
    // What follows a day is a time or a remark.
    '1/3/2025 âm lịch': '2025-03-01',
    '1 Mar 2025': '2025-03-01',
  }

  test.each(writtenDays)('the day %j', (text, meant) => {
    expect(readDay(text, dayFirst)).toBe(text in ofFiles ? ofFiles[text] : isCalendarDay(meant) ? meant : null)
  })

  test.each(writtenNumbers.filter(([, unit]) => unit === 'kg'))('the weight %j in kilograms', (text, _, entry) => {
    const weight = readWeight(text, 'comma', 'kg')
    if (entry !== null) expect(weight).toBe(Number(entry.replace(',', '.')))
    else if (text !== '-61,5') expect(weight).toBeNull()
  })

  test.each(writtenNumbers.filter(([, unit]) => unit === 'cm'))('the length %j in centimetres', (text, _, entry) => {
    expect(readLength(text, 'comma', 'cm')).toBe(entry === null ? null : Number(entry.replace(',', '.')))
  })
})
