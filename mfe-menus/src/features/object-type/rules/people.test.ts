import { expect, test } from '@jest/globals'
import { peopleOf } from './people'

const child = (fullName: string, objectTypeId: number | null) => ({
  id: 1,
  fullName,
  dayOfBirth: '2025-01-01',
  gender: 1 as const,
  fullBirth: { date: 1, month: 1, year: 2025 },
  objectTypeId,
})

test.each([
  [{ userType: 0, objectTypeId: 2, isNursing: false, children: [] }, [[null, 2]]],
  [
    { userType: 1, objectTypeId: 4, isNursing: true, children: [child('An', 7), child('Bi', null)] },
    [
      [null, 4],
      ['An', 7],
    ],
  ],
  [{ userType: 3, objectTypeId: 4, isNursing: false, children: [child('An', 7)] }, [['An', 7]]],
  [{ userType: 2, objectTypeId: 11, isNursing: false, children: [] }, []],
] as const)('%j is for %j', (profile, expected) => {
  const people = peopleOf({ ...profile, children: [...profile.children] })
  expect(people.map(({ name, objectType }) => [name, objectType.id])).toEqual(expected)
})

test('a child without a name is counted among its siblings, also where some have no menus', () => {
  const children = [
    { ...child('', 8), id: 2, dayOfBirth: '2024-12-01' },
    { ...child('', null), id: 3, dayOfBirth: '2026-10-01' },
    { ...child(' ', 7), id: 4, dayOfBirth: '2025-09-01' },
  ]
  const people = peopleOf({ userType: 3, objectTypeId: 4, isNursing: false, children })
  expect(people.map(({ name }) => name)).toEqual(['Bé thứ 1', 'Bé thứ 2'])
})
