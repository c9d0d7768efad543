import { expect, test } from '@jest/globals'
import { shownState } from './shown-state'

const now = new Date('2026-11-22T03:00:00.000Z')
const before = '2026-11-22T02:59:59.000Z'
const after = '2026-11-22T03:00:01.000Z'
const sameMoment = now.toISOString()

test.each([
  ['draft', null, null, 'draft'],
  ['draft', before, before, 'draft'],
  ['stopped', null, before, 'stopped'],
  ['active', null, null, 'shown'],
  ['active', before, after, 'shown'],
  ['active', after, null, 'scheduled'],
  ['active', sameMoment, null, 'shown'],
  ['active', null, sameMoment, 'ended'],
  ['active', before, before, 'ended'],
] as const)('%s from %s until %s is %s', (status, startsAt, endsAt, state) => {
  expect(shownState({ status, startsAt, endsAt }, now)).toBe(state)
})
