import { expect, test } from '@jest/globals'
import type { Member } from 'shared-contracts/family'
import { choicesOf } from './choices'
import { eaterIn, nameOf, portionIn, withEater } from './for-whom'

test.each([
  ['cho=6', { kind: 'type', objectTypeId: 6 }],
  ['cho=tuan-12', { kind: 'type', objectTypeId: 1 }],
  ['cho=tuan-13', { kind: 'type', objectTypeId: 2 }],
  ['cho=me-cho-con-bu', { kind: 'type', objectTypeId: 4 }],
  ['cho=be-14-thang', { kind: 'type', objectTypeId: 7 }],
  ['cho=be-5-thang', null],
  ['cho=nha-4', { kind: 'adults', people: 4 }],
  ['cho=nha-10', { kind: 'adults', people: 10 }],
  ['cho=nha-0', null],
  ['cho=nha-11', null],
  ['cho=11', null],
  ['cho=0', null],
  ['cho=6.5', null],
  ['cho=', null],
  ['', null],
])('%s', (search, expected) => {
  expect(eaterIn(new URLSearchParams(search))).toEqual(expected)
})

test.each([
  ['phan=1.25', 1.25],
  ['phan=0.25', 0.25],
  ['phan=3', 3],
  ['phan=3.25', 1],
  ['phan=0.3', 1],
  ['phan=-1', 1],
  ['phan=x', 1],
  ['', 1],
])('%s: %d', (search, portion) => {
  expect(portionIn(new URLSearchParams(search))).toBe(portion)
})

test('an address for somebody keeps what else it asks for, and reads back', () => {
  const path = withEater('/thuc-don/5?ngay=N3&cho=6&phan=2', { kind: 'adults', people: 3 }, 1.5)
  expect(path).toBe('/thuc-don/5?ngay=N3&cho=nha-3&phan=1.5')
  expect(eaterIn(new URLSearchParams(path.split('?')[1]))).toEqual({ kind: 'adults', people: 3 })
  expect(withEater('/mon-an/1', { kind: 'type', objectTypeId: 9 })).toBe('/mon-an/1?cho=9')
})

test('names eaters as a sentence needs them', () => {
  expect(nameOf({ objectTypeId: 11, people: 1 })).toBe('một người lớn')
  expect(nameOf({ objectTypeId: 11, people: 4 })).toBe('gia đình 4 người lớn')
  expect(nameOf({ objectTypeId: 6, people: 1 })).toBe('bé 9–11 tháng')
})

const me = {
  key: 'me',
  name: null,
  stage: { kind: 'week', week: 20 },
  objectTypeId: 2,
  none: null,
  asks: null,
} as const
const child = (name: string, objectTypeId: 6 | 10): Member => ({
  ...{ key: `child-${objectTypeId}`, name, objectTypeId, none: null, asks: null },
  stage: { kind: 'child', months: objectTypeId === 6 ? 10 : 40 },
})
const family = { title: 'Cả nhà', people: 1 }
const titles = (asked: Parameters<typeof choicesOf>[0]) => choicesOf(asked).map(({ title }) => title)

test('offers the own family where it may eat, else every object type that may', () => {
  const chosen = { kind: 'adults', people: 1 } as const
  const members = [me, child('Na', 6), child('Bin', 10)]
  expect(titles({ suits: [2, 10, 11], family, members, chosen })).toEqual([
    'Tôi (mang thai 3 tháng giữa)',
    'Bin (36–60 tháng)',
    'Cả nhà',
  ])
  expect(titles({ suits: [2, 10, 11], family, members: [], chosen })).toEqual([
    'Bé 36–60 tháng',
    'Mang thai 3 tháng giữa',
    'Cả nhà',
  ])
  expect(titles({ suits: [5], family: null, members, chosen: { kind: 'type', objectTypeId: 5 } })).toEqual([
    'Bé 6–8 tháng',
  ])
})

test('whoever a shared address names stands among the choices', () => {
  const chosen = { kind: 'type', objectTypeId: 9 } as const
  const [first] = choicesOf({ suits: [2, 9, 11], family, members: [me], chosen })
  expect(first).toEqual({ forWhom: chosen, title: 'Bé 24–35 tháng' })
})

test('nobody eats as medical staff, whatever menu or address is told', () => {
  const [first] = choicesOf({ suits: [11], family: null, members: [], chosen: { kind: 'type', objectTypeId: 11 } })
  expect(first?.title).toBe('Người lớn')
  for (const objectTypeId of [0, 11, 12])
    for (const people of [1, 4]) expect(nameOf({ objectTypeId, people })).not.toMatch(/cán bộ|tất cả/i)
})
