import { expect, test } from '@jest/globals'
import { EMPTY_STATE, type HistoryEntry, type RegistryState, type UnitState } from '../registry/registry-state'
import { refusalOfReports, WATCH_NAME, watchedReleases } from './watched-releases'

const NOW = Date.parse('2026-11-29T08:00:00Z')
const MINUTE = 60_000
const entry = (minutesAgo: number, more: Partial<HistoryEntry>): HistoryEntry => ({
  ...{ at: new Date(NOW - minutesAgo * MINUTE).toISOString(), who: 'lan', why: 'x', commit: null, percent: null },
  ...{ action: 'promote', version: '2.0.0', before: '1.0.0' },
  ...more,
})
const active: UnitState = { active: '2.0.0', previous: '1.0.0', enabled: true, canary: null }
const stateOf = (unit: UnitState, history: readonly HistoryEntry[]): RegistryState => ({
  ...EMPTY_STATE,
  units: { menus: unit },
  history: { menus: history },
})
const canary = { ...active, active: '1.0.0', previous: null, canary: { version: '2.0.0', percent: 10 } }

test.each<[string, UnitState, readonly HistoryEntry[], readonly object[]]>([
  [
    'promoted',
    active,
    [entry(3, {})],
    [{ version: '2.0.0', previous: '1.0.0', isTrial: false, since: NOW - 3 * MINUTE }],
  ],
  [
    'promoted, then switched off and on',
    active,
    [entry(1, { action: 'on' }), entry(3, {})],
    [{ since: NOW - 3 * MINUTE }],
  ],
  ['switched off', { ...active, enabled: false }, [entry(3, {})], []],
  ['promoted too long ago', active, [entry(31, {})], []],
  ['the first one', { ...active, previous: null }, [entry(3, { before: null })], []],
  ['gone back to', active, [entry(3, { action: 'rollback' })], []],
  ['gone back to by the watch', active, [entry(3, { who: WATCH_NAME, action: 'rollback' }), entry(4, {})], []],
  ['on trial', canary, [entry(3, { action: 'canary', percent: 10 })], [{ previous: '1.0.0', isTrial: true }]],
  [
    'on trial with another share',
    canary,
    [entry(2, { action: 'canary', percent: 10 }), entry(50, { action: 'canary', percent: 5 })],
    [{ since: NOW - 2 * MINUTE }],
  ],
  ['whose trial ended', { ...canary, canary: null }, [entry(3, { action: 'canary', percent: 0 })], []],
])('what is watched: a version that is %s', (_, unit, history, expected) => {
  const watched = watchedReleases(stateOf(unit, history), 30 * MINUTE, NOW)
  expect(watched).toHaveLength(expected.length)
  for (const [place, one] of expected.entries()) expect(watched[place]).toMatchObject(one)
})

test('reports alone take back one version of a unit a day, and never two units within ten minutes; what hosts saw themselves always does', () => {
  const told = 'trình duyệt của 6 người xem ở 6 mạng báo lỗi'
  const back = (minutesAgo: number, why = told) => [entry(minutesAgo, { who: WATCH_NAME, action: 'rollback', why })]
  const refused = (history: RegistryState['history']) =>
    refusalOfReports(history, { unit: 'menus', version: '3.0.0' }, NOW) !== null
  expect(refused({ menus: back(23 * 60) })).toBe(true)
  expect(refused({ menus: back(25 * 60) })).toBe(false)
  expect(refused({ health: back(9) })).toBe(true)
  expect(refused({ health: back(11) })).toBe(false)
  expect(refused({ menus: back(9, '6 trong 6 người xem gần đây, ở 6 mạng, nhận trang thiếu phần này') })).toBe(false)
  expect(refused({ menus: [entry(9, { action: 'rollback', why: told })] })).toBe(false)
})
