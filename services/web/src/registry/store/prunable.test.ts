import { expect, test } from '@jest/globals'
import type { HistoryEntry } from '../registry-state'
import { prunable } from './prunable'

const now = new Date('2026-03-10T12:00:00Z')
const DAY_MS = 86_400_000
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const versions = ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0']
const stored = versions.map((version) => ({ version, storedAt: hoursAgo(100) }))
const entry = (version: string, before: string | null, hours: number): HistoryEntry => ({
  at: hoursAgo(hours).toISOString(),
  ...{ who: 'Lan', why: '', action: 'promote', percent: null, commit: null },
  ...{ version, before },
})
const state = { active: '5.0.0', previous: null, enabled: true, canary: null }
const rule = { keep: 1, olderThanMs: DAY_MS }

test.each([
  ['nothing but the active one', state, [], ['1.0.0', '2.0.0', '3.0.0', '4.0.0']],
  ['the previous one', { ...state, previous: '4.0.0' }, [], ['1.0.0', '2.0.0', '3.0.0']],
  ['the one on trial', { ...state, canary: { version: '2.0.0', percent: 1 } }, [], ['1.0.0', '3.0.0', '4.0.0']],
  [
    'the newest of the history, each counted once',
    state,
    [entry('4.0.0', null, 30), entry('4.0.0', null, 31), entry('3.0.0', null, 32)],
    ['1.0.0', '2.0.0', '3.0.0'],
  ],
  ['what was active within a day', state, [entry('5.0.0', '3.0.0', 23.9)], ['1.0.0', '2.0.0', '4.0.0']],
  ['not what was active before that', state, [entry('5.0.0', '3.0.0', 24.1)], ['1.0.0', '2.0.0', '3.0.0', '4.0.0']],
  ['nothing of a unit that nobody promoted', null, [], versions],
])('keeps %s', (_, unit, history, removed) => {
  expect(prunable(stored, { state: unit, history }, rule, now)).toEqual(removed)
})

test('what was stored within a day stays', () => {
  const fresh = stored.map((one) => ({ ...one, storedAt: hoursAgo(one.version === '1.0.0' ? 25 : 23) }))
  expect(prunable(fresh, { state, history: [] }, rule, now)).toEqual(['1.0.0'])
})

test('twenty of the history', () => {
  const many = Array.from({ length: 30 }, (_, index) => `1.${29 - index}.0`)
  const history = many.map((version, index) => entry(version, null, 100 + index))
  const all = many.map((version) => ({ version, storedAt: hoursAgo(200) }))
  expect(prunable(all, { state, history }, { keep: 20, olderThanMs: DAY_MS }, now)).toEqual(many.slice(20))
})
