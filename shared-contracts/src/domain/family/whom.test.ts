import { describe, expect, test } from '@jest/globals'
import { stageIn, type Whom, whomIn, withoutFormerName, withWhom } from './whom'

const searchOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '')
const week20: Whom = { kind: 'week', week: 20 }
const type = (objectTypeId: number): Whom => ({ kind: 'type', objectTypeId })

test.each<[string, Whom]>([
  ['tuan-20', week20],
  ['me-cho-con-bu', { kind: 'nursing' }],
  ['be-14-thang', { kind: 'child', months: 14 }],
  ['be-0-thang', { kind: 'child', months: 0 }],
  ['1', type(1)],
  ['10', type(10)],
  ['nha-1', { kind: 'adults', people: 1 }],
  ['nha-10', { kind: 'adults', people: 10 }],
])('%s reads back', (code, whom) => {
  const address = withWhom('/thuc-don', whom)
  expect(address).toBe(`/thuc-don?cho=${code}`)
  expect(whomIn(searchOf(address))).toEqual(whom)
})

describe('addresses as they were ever written', () => {
  test.each<[string, Whom | null]>([
    ['?nhom=2', type(2)],
    ['?nhom=10', type(10)],
    ['?cho=6', type(6)],
    ['?cho=tuan-20', week20],
    // Both stand in addresses made by hand alone: the former name counted before, now it comes second
    ['?nhom=10&cho=tuan-20', week20],
    ['?nhom=10&cho=rubbish', type(10)],
    ['?nhom=0', null],
    ['?nhom=11', null],
    ['?nhom=99', null],
    ['?nhom=me-bau', null],
    ['?nhom=tuan-20', null],
    ['?cho=0', null],
    ['?cho=11', null],
    ['?cho=6.5', null],
    ['?cho=', null],
    ['?cho=nha-0', null],
    ['?cho=nha-11', null],
    ['', null],
  ])('%j', (address, whom) => {
    expect(whomIn(searchOf(address))).toEqual(whom)
  })
})

test('pages that speak to a stage ignore object types and adults', () => {
  expect(['?cho=tuan-20', '?cho=6', '?cho=nha-4', '?nhom=6', ''].map((each) => stageIn(searchOf(each)))).toEqual([
    week20,
    null,
    null,
    null,
    null,
  ])
})

test.each([
  ['/', '/?cho=tuan-20'],
  ['/?cho=be-8-thang', '/?cho=tuan-20'],
  ['/?nhom=3&mon=ca', '/?mon=ca&cho=tuan-20'],
  ['/?muc=nang', '/?muc=nang&cho=tuan-20'],
])('the address %j for week 20 is %s', (before, after) => {
  expect(withWhom(before, week20)).toBe(after)
})

test('for nobody the address names nobody, nor for who is past term', () => {
  expect(withWhom('/?cho=tuan-20', null)).toBe('/')
  expect(withWhom('/?nhom=3&mon=ca', null)).toBe('/?mon=ca')
  expect(withWhom('/?cho=tuan-20&mon=ca', { kind: 'past-term' })).toBe('/?mon=ca')
})

test.each([
  ['?nhom=2', '/thuc-don?cho=2'],
  ['?nhom=2&mon=ca&trang=3', '/thuc-don?mon=ca&trang=3&cho=2'],
  ['?nhom=10&cho=tuan-20', '/thuc-don?cho=tuan-20'],
  ['?nhom=11', '/thuc-don'],
  ['?cho=2', undefined],
  ['', undefined],
])('an address with the former name, %j, has moved to %s', (search, moved) => {
  expect(withoutFormerName('/thuc-don', new URLSearchParams(search))).toBe(moved)
})
