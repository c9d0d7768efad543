import { expect, test } from '@jest/globals'
import { paths } from 'shared-contracts/paths'
import { activityChoices, needsPath, parseActivity } from './activity'

test.each([
  ['nhe', 'light'],
  ['vua', 'moderate'],
  ['nang', 'heavy'],
  ['', 'light'],
  ['khac', 'light'],
  [null, 'light'],
] as const)('%p in the address is %s', (code, activity) => {
  expect(parseActivity(code)).toBe(activity)
})

test('each choice can be shared by its address, the usual one without', () => {
  const week = { kind: 'week', week: 20 } as const
  expect(activityChoices.map(({ activity }) => needsPath(week, activity))).toEqual([
    `${paths.nutritionNeeds}?cho=tuan-20`,
    `${paths.nutritionNeeds}?cho=tuan-20&muc=vua`,
    `${paths.nutritionNeeds}?cho=tuan-20&muc=nang`,
  ])
})

test('past term no address names whom, still the activity', () => {
  expect(needsPath({ kind: 'past-term' }, 'light')).toBe(paths.nutritionNeeds)
  expect(needsPath({ kind: 'past-term' }, 'heavy')).toBe(`${paths.nutritionNeeds}?muc=nang`)
})

test('children have no activity', () => {
  expect(needsPath({ kind: 'child', months: 8 }, 'heavy')).toBe(`${paths.nutritionNeeds}?cho=be-8-thang`)
})
