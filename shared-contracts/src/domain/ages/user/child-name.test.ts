import { expect, test } from '@jest/globals'
import { childName } from './child-name'

const child = (id: number, fullName: string, dayOfBirth: string) => ({ id, fullName, dayOfBirth })
const na = child(3, ' Na ', '2023-05-01')
const nameless = child(9, ' ', '2024-05-01')
const twin = child(12, '', '2026-01-31')
const otherTwin = child(11, '', '2026-01-31')
const family = [na, nameless, otherTwin, twin]

test.each([
  [na, 'Na'],
  [nameless, 'Bé thứ 2'],
  [otherTwin, 'Bé thứ 3'],
  [twin, 'Bé thứ 4'],
])('%j is called %s, in whatever order the children are listed', (one, name) => {
  expect(childName(one, family)).toBe(name)
  expect(childName(one, family.toReversed())).toBe(name)
})

test('children of one name are told apart by their places', () => {
  const [first, second] = [child(4, 'Bé', '2024-05-01'), child(5, 'Bé ', '2024-05-01')]
  const names = [na, second, first].map((each) => childName(each, [na, second, first]))
  expect(names).toEqual(['Na', 'Bé (bé thứ 3)', 'Bé (bé thứ 2)'])
})

test('an only child without a name is the first', () => {
  expect(childName(nameless, [nameless])).toBe('Bé thứ 1')
})
