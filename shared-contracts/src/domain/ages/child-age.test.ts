import { describe, expect, test } from '@jest/globals'
import { childAgeGroups, childObjectTypeId, childStage, isGrowthAssessed } from './child-age'
import { findObjectType } from './object-types'

describe('childStage', () => {
  test.each<[number, string, number | null, string | undefined]>([
    [-1, 'not-born', null, undefined],
    [0, 'under-six-months', null, 'Dưới 6 tháng'],
    [180, 'under-six-months', null, 'Dưới 6 tháng'],
    [181, 'menus', 5, '6–8 tháng'],
    [272, 'menus', 5, '6–8 tháng'],
    [273, 'menus', 6, '9–11 tháng'],
    [364, 'menus', 6, '9–11 tháng'],
    [365, 'menus', 7, '12–17 tháng'],
    [547, 'menus', 7, '12–17 tháng'],
    [548, 'menus', 8, '18–23 tháng'],
    [730, 'menus', 8, '18–23 tháng'],
    [731, 'menus', 9, '24–35 tháng'],
    [1095, 'menus', 9, '24–35 tháng'],
    [1096, 'menus', 10, '36–60 tháng'],
    [1825, 'menus', 10, '36–60 tháng'],
    [1826, 'over-sixty-months', null, 'Trên 60 tháng'],
  ])('at %i days: %s, object type %s', (days, kind, objectTypeId, label) => {
    const stage = childStage(days)
    expect(stage.kind).toBe(kind)
    expect('label' in stage ? stage.label : undefined).toBe(label)
    expect(childObjectTypeId(days)).toBe(objectTypeId)
  })

  test('groups follow one another without gap', () => {
    for (const [index, group] of childAgeGroups.entries()) {
      expect(childAgeGroups[index + 1]?.fromDay ?? 1826).toBe(group.toDay)
    }
  })

  test('groups and object types name each other alike', () => {
    for (const group of childAgeGroups) {
      expect(findObjectType(group.objectTypeId)).toMatchObject({ code: group.code, shortTitle: group.label })
    }
  })
})

test.each([
  [-1, false],
  [0, true],
  [1826, true],
  [1827, false],
])('growth at %i days is assessed: %s', (days, assessed) => {
  expect(isGrowthAssessed(days)).toBe(assessed)
})
