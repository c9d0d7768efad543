import { describe, expect, test } from '@jest/globals'
import { hasMenus, isObjectTypeId } from './object-type-id'
import { findObjectType, objectTypes } from './object-types'

describe('objectTypes', () => {
  test('run from 0 to 11 with codes of their own', () => {
    expect(objectTypes.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(new Set(objectTypes.map(({ code }) => code)).size).toBe(12)
  })

  test.each([
    [0, null, false],
    [1, 1, true],
    [3, 1, true],
    [4, 2, true],
    [5, 3, true],
    [10, 3, true],
    [11, null, false],
  ])('type %i is of group %s, with menus: %s', (id, group, menus) => {
    const objectType = findObjectType(id)
    expect(objectType?.group).toBe(group)
    expect(objectType && hasMenus(objectType.id)).toBe(menus)
  })

  test.each([-1, 12, 1.5, Number.NaN])('%s is none', (id) => {
    expect(isObjectTypeId(id)).toBe(false)
    expect(findObjectType(id)).toBeUndefined()
  })
})
