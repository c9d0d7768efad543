import { expect, test } from '@jest/globals'
import type { Stage } from 'shared-contracts/family'
import { needsChoice } from './needs-choice'

const week = (number: number): Stage => ({ kind: 'week', week: number })
const child: Stage = { kind: 'child', months: 8 }
const choose = (stage: Stage | null, by: 'address' | 'device' | 'profile' | 'default', search = '', kept = '') =>
  needsChoice({ site: { stage, by }, search: new URLSearchParams(search), keptActivity: kept || null })

test.each([
  [choose(week(20), 'address'), week(20), 'address'],
  [choose(week(23), 'profile'), week(23), 'profile'],
  [choose(child, 'device'), child, 'device'],
  // Nobody said, or what was said has passed
  [choose(null, 'default'), week(1), 'default'],
  [choose(null, 'device'), week(1), 'default'],
])('%j', ({ stage, by }, expected, because) => {
  expect([stage, by]).toEqual([expected, because])
})

test.each([
  [choose(week(20), 'address', '?muc=nang'), 'heavy'],
  [choose(week(20), 'address', '', 'nang'), 'light'],
  [choose(week(20), 'device', '', 'nang'), 'heavy'],
  [choose(week(20), 'device', '?muc=vua', 'nang'), 'moderate'],
  [choose(week(23), 'profile', '?muc=vua'), 'moderate'],
  [choose(child, 'address', '?muc=nang'), 'light'],
])('the activity of %j is %s', (choice, activity) => {
  expect(choice.activity).toBe(activity)
})
