import { expect, test } from '@jest/globals'
import { needsChoice } from './needs-choice'

const own = [{ audience: { kind: 'week', week: 23 } as const }, { audience: { kind: 'child', months: 8 } as const }]
const choose = (search: string, more: object = {}) => needsChoice({ search: new URLSearchParams(search), ...more })
const week = (number: number) => ({ kind: 'week', week: number })

test.each([
  ['the address first', choose('?cho=tuan-20', { own, kept: '?cho=tuan-9' }), week(20), 'address'],
  ['then the own stage', choose('', { own, kept: '?cho=tuan-9' }), week(23), 'profile'],
  ['then what was chosen on the device', choose('', { kept: '?cho=tuan-9' }), week(9), 'device'],
  ['nothing kept: the first stage of all', choose(''), week(1), 'default'],
  ['rubbish in the address: as if there were none', choose('?cho=tuan-99', { own }), week(23), 'profile'],
  ['rubbish on the device: as if there were none', choose('', { kept: 'x' }), week(1), 'default'],
])('%s', (_, { audience, by }, expected, because) => {
  expect([audience, by]).toEqual([expected, because])
})

test.each([
  ['?cho=tuan-20&muc=nang', 'heavy'],
  ['?cho=tuan-20', 'light'],
  ['?cho=be-8-thang&muc=nang', 'light'],
])('the activity of %s is %s', (search, activity) => {
  expect(choose(search).activity).toBe(activity)
})

test('the activity of a kept choice is kept with it, and an own stage takes that of the address', () => {
  expect(choose('', { kept: '?cho=tuan-9&muc=vua' }).activity).toBe('moderate')
  expect(choose('?muc=vua', { own }).activity).toBe('moderate')
})
