import { expect, test } from '@jest/globals'
import { type Opening, type OpeningState, openingState } from './opening'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const now = at('12:00:00')

test.each<[string, Partial<Opening>, OpeningState]>([
  ['a draft', { status: 'draft' }, 'coming'],
  ['without bounds', {}, 'open'],
  ['begins now', { startsAt: now }, 'open'],
  ['begins later', { startsAt: at('12:00:01') }, 'coming'],
  ['ends later', { endsAt: at('12:00:01') }, 'open'],
  ['ends now', { endsAt: now }, 'ending'],
  ['ended 59 min 59 s ago', { endsAt: at('11:00:01') }, 'ending'],
  ['ended an hour ago', { endsAt: at('11:00:00') }, 'closed'],
  ['was stopped now', { status: 'stopped', changedAt: now }, 'ending'],
  ['was stopped an hour ago', { status: 'stopped', changedAt: at('11:00:00') }, 'closed'],
  ['was stopped now, ended long before', { status: 'stopped', changedAt: now, endsAt: at('01:00:00') }, 'closed'],
  ['was stopped before it began', { status: 'stopped', changedAt: now, startsAt: at('13:00:00') }, 'coming'],
])('%s: %s', (_, opening, state) => {
  expect(
    openingState({ status: 'active', startsAt: null, endsAt: null, changedAt: at('00:00:00'), ...opening }, now),
  ).toBe(state)
})
