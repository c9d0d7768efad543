import { describe, expect, test } from '@jest/globals'
import { type Audience, isInAudience, objectTypeIdsOf, objectTypeIdsWithin } from './audience'

const infants: Audience = [{ stage: 'child', fromDay: 0, toDay: 364 }]

describe('an audience', () => {
  test('includes both its ends', () => {
    const days = [-1, 0, 364, 365].map((day) => isInAudience({ stage: 'child', day }, infants))
    expect(days).toEqual([false, true, true, false])
  })

  test('tells stages apart', () => {
    expect(isInAudience({ stage: 'pregnant', day: 20 }, infants)).toBe(false)
    expect(isInAudience({ stage: 'nursing' }, [{ stage: 'adult' }, { stage: 'nursing' }])).toBe(true)
  })
})

test.each<[string, Audience, readonly number[]]>([
  ['the first year', infants, [5, 6]],
  ['one day of a group', [{ stage: 'child', fromDay: 365, toDay: 365 }], [7]],
  ['the last day of a group and the first of the next', [{ stage: 'child', fromDay: 547, toDay: 548 }], [7, 8]],
  ['below six months', [{ stage: 'child', fromDay: 0, toDay: 180 }], []],
  ['pregnancy', [{ stage: 'pregnant', fromDay: 1, toDay: 300 }], [1, 2, 3]],
  ['nursing mothers and other adults', [{ stage: 'nursing' }, { stage: 'adult' }], [4, 11]],
])('object types of %s', (_, audience, ids) => {
  expect(objectTypeIdsOf(audience)).toEqual(ids)
})

test.each<[string, Audience, readonly number[]]>([
  ['a group', [{ stage: 'child', fromDay: 365, toDay: 547 }], [7]],
  ['a group without its last day', [{ stage: 'child', fromDay: 365, toDay: 546 }], []],
  [
    'a group put together from parts',
    [
      { stage: 'child', fromDay: 181, toDay: 200 },
      { stage: 'child', fromDay: 201, toDay: 272 },
    ],
    [5],
  ],
  ['pregnancy and other adults', [{ stage: 'pregnant', fromDay: 1, toDay: 287 }, { stage: 'adult' }], [1, 2, 3, 11]],
])('object types that lie within %s', (_, audience, ids) => {
  expect(objectTypeIdsWithin(audience)).toEqual(ids)
})
