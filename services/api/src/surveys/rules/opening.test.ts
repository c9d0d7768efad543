import { expect, test } from '@jest/globals'
import { endedAt, type Opening, type OpeningState, openingState } from './opening'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const now = at('12:00:00')
const shown: Opening = { status: 'active', startsAt: null, endsAt: null, stoppedAt: null }

test.each<[string, Partial<Opening>, OpeningState]>([
  ['a draft', { status: 'draft' }, 'coming'],
  ['without bounds', {}, 'open'],
  ['begins now', { startsAt: now }, 'open'],
  ['begins later', { startsAt: at('12:00:01') }, 'coming'],
  ['ends later', { endsAt: at('12:00:01') }, 'open'],
  ['ends now', { endsAt: now }, 'ending'],
  ['ended 59 min 59 s ago', { endsAt: at('11:00:01') }, 'ending'],
  ['ended an hour ago', { endsAt: at('11:00:00') }, 'closed'],
  ['was stopped now', { status: 'stopped', stoppedAt: now }, 'ending'],
  ['was stopped an hour ago', { status: 'stopped', stoppedAt: at('11:00:00') }, 'closed'],
  ['was stopped now, ended long before', { status: 'stopped', stoppedAt: now, endsAt: at('01:00:00') }, 'closed'],
  ['was stopped before it began', { status: 'stopped', stoppedAt: now, startsAt: at('13:00:00') }, 'coming'],
  ['would have begun since', { status: 'stopped', stoppedAt: at('09:00:00'), startsAt: at('10:00:00') }, 'coming'],
  ['a draft that was stopped', { status: 'stopped' }, 'coming'],
  ['was activated again', { stoppedAt: at('09:00:00') }, 'open'],
])('%s: %s', (_, opening, state) => {
  expect(openingState({ ...shown, ...opening }, now)).toBe(state)
})

test('it ended at its end, or when it was stopped before; what goes on or was never shown has not ended', () => {
  const of = (opening: Partial<Opening>) => endedAt({ ...shown, ...opening }, now)
  expect(of({ endsAt: at('09:00:00') })).toEqual(at('09:00:00'))
  expect(of({ endsAt: at('11:59:00') })).toEqual(at('11:59:00'))
  expect(of({ status: 'stopped', stoppedAt: at('09:00:00'), endsAt: at('10:00:00') })).toEqual(at('09:00:00'))
  expect([of({}), of({ endsAt: at('13:00:00') }), of({ status: 'draft', endsAt: at('09:00:00') })]).toEqual([
    null,
    null,
    null,
  ])
})
