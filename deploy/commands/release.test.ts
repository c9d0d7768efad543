import { describe, expect, test } from '@jest/globals'
import { describeHistory, describeUnit } from '../releases/print-releases'
import { folderOfUnit } from '../runner/units'
import { parseReleaseArguments } from './release-arguments'

describe('parseReleaseArguments', () => {
  test.each([
    [['publish', 'menus'], { command: 'publish', unit: 'menus' }],
    [['promote', 'menus', '1.0.0-ab'], { command: 'promote', unit: 'menus', version: '1.0.0-ab' }],
    [['rollback', 'menus'], { command: 'rollback', unit: 'menus', version: null }],
    [['rollback', 'menus', '1.0.0'], { command: 'rollback', unit: 'menus', version: '1.0.0' }],
    [['canary', 'menus', '1.0.0', '10'], { command: 'canary', unit: 'menus', version: '1.0.0', percent: 10 }],
    [['canary', 'menus', '1.0.0', '5%'], { command: 'canary', unit: 'menus', version: '1.0.0', percent: 5 }],
    [['canary', 'menus', 'off'], { command: 'end-canary', unit: 'menus' }],
    [['off', 'menus'], { command: 'off', unit: 'menus' }],
    [['history', 'menus'], { command: 'history', unit: 'menus' }],
    [['list'], { command: 'list' }],
    [['check'], { command: 'check' }],
    [['prune'], { command: 'prune' }],
    [['new-key', 'menus', '/keys/a.pem'], { command: 'new-key', team: 'menus', file: '/keys/a.pem' }],
  ])('%j', (args, expected) => {
    expect(parseReleaseArguments(args)).toEqual({ ...expected, why: '' })
  })

  test('pages are left untried with a reason alone', () => {
    const promote = { command: 'promote', unit: 'menus', version: '1.0.0', why: 'the API is away', unprobed: true }
    const reason = ['--why', 'the API is away']
    expect(parseReleaseArguments(['promote', 'menus', '1.0.0', '--unprobed', ...reason])).toEqual(promote)
    expect(parseReleaseArguments(['canary', 'menus', '1.0.0', '5', '--unprobed', ...reason])).toMatchObject({
      command: 'canary',
      unprobed: true,
    })
    expect(parseReleaseArguments(['promote', 'menus', '1.0.0', '--unprobed'])).toEqual({
      problem: expect.stringContaining('needs a reason'),
    })
    expect(parseReleaseArguments(['rollback', 'menus', '--unprobed', ...reason])).toEqual({
      problem: '"rollback" tries no pages: leave --unprobed out.',
    })
  })

  test('the reason may stand anywhere', () => {
    const request = { command: 'off', unit: 'menus', why: 'it flickers' }
    expect(parseReleaseArguments(['off', 'menus', '--why', ' it flickers '])).toEqual(request)
    expect(parseReleaseArguments(['--why=it flickers', 'off', 'menus'])).toEqual(request)
    expect(parseReleaseArguments(['off', 'menus', '--because', 'x'])).toEqual({
      problem: expect.stringContaining("'--because'"),
    })
  })

  test.each([
    [[], 'Which command?'],
    [['delete', 'menus'], 'There is no command "delete".'],
    [['toString'], 'There is no command "toString".'],
    [['promote', 'menus'], '"promote" takes <unit> <version>.'],
    [['rollback', 'menus', '1.0.0', 'now'], '"rollback" takes <unit> [version].'],
    [['canary', 'menus', '1.0.0', '100'], '"canary" takes <unit> <version> <percent of 1 to 99>, or <unit> off.'],
    [['canary', 'menus', '1.0.0', '1.5'], '"canary" takes <unit> <version> <percent of 1 to 99>, or <unit> off.'],
    [['new-key', 'menus'], '"new-key" takes <team> <file>.'],
    [['list', 'menus'], '"list" takes nothing more.'],
  ])('%j: %s', (args, problem) => {
    expect(parseReleaseArguments(args)).toEqual({ problem })
  })
})

describe('what list and history print', () => {
  const entry = { at: '2026-03-01T08:05:00.000Z', who: 'Lan', why: '', before: null, percent: null, commit: null }
  const unit = {
    name: 'menus',
    versions: ['1.0.0', '1.1.0', '1.2.0'],
    state: { active: '1.1.0', previous: '1.0.0', enabled: false, canary: { version: '1.2.0', percent: 10 } },
    history: [
      { ...entry, action: 'canary', version: '1.2.0', before: '1.1.0', percent: 10, why: 'new cards' },
      { ...entry, action: 'promote', version: '1.1.0', before: '1.0.0', commit: `${'a'.repeat(40)}-dirty` },
    ],
  } as const

  test('a unit', () => {
    expect(describeUnit(unit)).toEqual([
      'menus  (off)',
      '  1.0.0  previous',
      '  1.1.0  active',
      '  1.2.0  10 % of the visitors',
    ])
  })

  test('its history', () => {
    expect(describeHistory(unit)).toEqual([
      '2026-03-01 08:05  Lan: tried with 10 % 1.2.0  – new cards',
      '2026-03-01 08:05  Lan: promoted 1.1.0 (before: 1.0.0)  from aaaaaaaaaaaa-dirty',
    ])
  })
})

test.each([
  ['health', 'mfe-health'],
  ['mfe-health', 'mfe-health'],
  ['shell', 'shell'],
  ['api', null],
])('the folder of unit %s is %s', (name, folder) => {
  expect(folderOfUnit(name, ['mfe-health', 'shell'])).toBe(folder)
})
