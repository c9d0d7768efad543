import { expect, test } from '@jest/globals'
import { marketItem } from '../../../testing/shopping-list'
import { doubledLine, repeatedLines } from './doubled-line'
import type { LineToBuy, OwnToBuy } from './market-view'

const own = (text: string, bought = false): OwnToBuy => ({ line: { id: `id of ${text}`, text }, bought })
const item = marketItem({ key: 'm3', title: 'Bí đỏ' })
const toBuy = (bought: boolean): readonly LineToBuy[] => [{ item, left: item, bought, grew: false }]

test.each([
  ['cà rốt', 'Cà rốt', null],
  ['  Cà   RỐT ', 'Cà rốt', null],
  ['Ca\u0300 ro\u0302\u0301t', 'Cà rốt', null],
  ['Cà rốt 2 kg', 'Cà rốt', null],
  ['cà rốt', 'Cà rốt 2 kg', null],
  ['cà rốt 1,5kg', 'Cà rốt 2 kg', 'Cà rốt 3,5 kg'],
  ['cà rốt 1.5 kg', '2 kg cà rốt', '3,5 kg cà rốt'],
  ['0,1 kg cà rốt', 'Cà rốt 0,2 kg', 'Cà rốt 0,3 kg'],
  ['3 bắp cải', '2 bắp cải', '5 bắp cải'],
  ['2 hộp sữa', 'Sữa 1 hộp', 'Sữa 3 hộp'],
  // Other units, and figures that can be read in two ways, are not added.
  ['cà rốt 500 g', 'Cà rốt 2 kg', null],
  ['gạo 1.500 g', 'Gạo 500 g', null],
])('“%s” is on the list as “%s”; together they are %s', (text, line, sum) => {
  expect(doubledLine(text, [own(line)], [])).toEqual({ title: line, sum: sum && { id: `id of ${line}`, text: sum } })
})

test.each([
  ['another thing', 'cà tím', [own('Cà rốt')], []],
  ['other accents', 'dua', [own('Dứa')], []],
  ['another size', 'Bỉm size 3', [own('Bỉm size 2')], []],
  ['what is in the basket already', 'cà rốt', [own('Cà rốt', true)], []],
  ['a bought line of the dishes', 'bí đỏ', [], toBuy(true)],
])('%s is no line twice', (_, text, lines, items) => {
  expect(doubledLine(text, lines, items)).toBeNull()
})

test('what the dishes need counts too, and no amount is added to it', () => {
  expect(doubledLine('bí đỏ 1 kg', [], toBuy(false))).toEqual({ title: 'Bí đỏ', sum: null })
})

test('of lines that are alike all but the first repeat one', () => {
  const lines = [own('Cà rốt 2 kg'), own('Gạo'), own('cà rốt'), own('1 kg cà rốt')]
  expect([...repeatedLines(lines)]).toEqual(['id of cà rốt', 'id of 1 kg cà rốt'])
})
