import { expect, test } from '@jest/globals'
import { activityChoices, needsSearch, parseActivity } from './activity'

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
  expect(activityChoices.map(({ activity }) => needsSearch(week, activity))).toEqual([
    '?cho=tuan-20',
    '?cho=tuan-20&muc=vua',
    '?cho=tuan-20&muc=nang',
  ])
})

test('children have no activity', () => {
  expect(needsSearch({ kind: 'child', months: 8 }, 'heavy')).toBe('?cho=be-8-thang')
})
