import { expect, test } from '@jest/globals'
import { judgedWording } from './wording'

test.each([
  ['  Bánh QUY, cho bé? ', 'bánh quy cho bé'],
  ['nghị định 100/2014', 'nghị định 100 2014'],
  ['một hai ba bốn năm sáu bảy tám chín mười mười hai', 'một hai ba bốn năm sáu bảy tám chín mười mười hai'],
  ['một hai ba bốn năm sáu bảy tám chín mười mười một nữa', null],
  ['ăn', 'ăn'],
  ['a', null],
  ['?!', null],
  ['', null],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), null],
])('%j is judged as %j', (query, expected) => {
  expect(judgedWording(query)).toBe(expected)
})
