import { describe, expect, test } from '@jest/globals'
import { type DayOrder, readDay } from './cell-day'
import { type DecimalMark, readNumber } from './cell-number'
import { readOedema, readPosition, readSex } from './cell-words'

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
  ])('%s (%s) is %s', (cell, order, day) => expect(readDay(cell, order)).toBe(day))
})

describe('a number', () => {
  test.each<[string | number, DecimalMark, number | null]>([
    ['8,5', 'comma', 8.5],
    ['8.5', 'comma', 8.5],
    ['8,5', 'point', 8.5],
    ['12.345', 'point', 12.345],
    ['12.345', 'comma', null],
    ['1,250', 'point', null],
    [' 8,5 kg', 'comma', 8.5],
    [12.345, 'comma', 12.345],
    ['8,5,1', 'comma', null],
    ['8-5', 'comma', null],
    ['tám', 'comma', null],
  ])('%s (%s) is %s', (cell, mark, number) => expect(readNumber(cell, mark)).toBe(number))
})

describe('words', () => {
  test.each([
    ['Nam', '1-2', 0],
    ['NỮ', '1-2', 1],
    ['Bé gái', '1-2', 1],
    ['m', '1-2', 0],
    ['F', '1-2', 1],
    [1, '1-2', 0],
    ['2', '1-2', 1],
    ['1', '0-1', 1],
    ['0', '0-1', 0],
    ['0', '1-0', 1],
    ['0', '1-2', null],
    ['3', '1-2', null],
  ] as const)('sex %s (%s) is %s', (cell, codes, sex) => expect(readSex(cell, codes)).toBe(sex))

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
