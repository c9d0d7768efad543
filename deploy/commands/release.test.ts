import { describe, expect, test } from '@jest/globals'
import { describeAddresses, describeHistory, describeUnit } from '../releases/print-releases'
import { folderOfUnit } from '../runner/units'
import { parseReleaseArguments } from './release-arguments'

const set = [
  { name: 'shell', version: '2.0.0' },
  { name: 'menus', version: '1.0.0-ab' },
]

describe('parseReleaseArguments', () => {
  const change = (order: object) => ({ command: 'change-addresses', order })

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
    [
      ['promote', '--together', 'shell@2.0.0', 'menus@1.0.0-ab'],
      { command: 'promote-together', set, isUntried: false },
    ],
    [
      ['promote', 'shell@2.0.0', 'menus@1.0.0-ab', '--together', '--trial', '10'],
      { command: 'try-together', set, percent: 10 },
    ],
    [['rollback', '--together', 'menus'], { command: 'rollback-together', unit: 'menus' }],
    [['list'], { command: 'list' }],
    [['check'], { command: 'check', api: null }],
    [['check', '--api', 'https://api.example/'], { command: 'check', api: 'https://api.example' }],
    [['prune'], { command: 'prune' }],
    [['addresses'], { command: 'addresses' }],
    [['own', 'menus', '/a'], change({ action: 'own', unit: 'menus', prefix: '/a' })],
    [['disown', '/a'], change({ action: 'disown', prefix: '/a' })],
    [['yield', 'menus', '/a/:id#'], change({ action: 'yield', unit: 'menus', pattern: '/a/:id#', to: null })],
    [
      ['yield', 'menus', '/a', '--to', 'health'],
      change({ action: 'yield', unit: 'menus', pattern: '/a', to: 'health' }),
    ],
    [['unyield', 'menus', '/a'], change({ action: 'unyield', unit: 'menus', pattern: '/a' })],
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
    expect(
      parseReleaseArguments(['promote', '--together', 'a@1', 'b@2', '--untried', '--unprobed', ...reason]),
    ).toMatchObject({
      command: 'promote-together',
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

  test('who signs the state as it is says why', () => {
    expect(parseReleaseArguments(['vouch', 'menus', 'health', '--why', 'keys are introduced'])).toEqual({
      command: 'vouch',
      units: ['menus', 'health'],
      why: 'keys are introduced',
    })
    expect(parseReleaseArguments(['vouch', '--why', 'x'])).toEqual({ command: 'vouch', units: [], why: 'x' })
    expect(parseReleaseArguments(['vouch'])).toEqual({ problem: expect.stringContaining('"vouch" needs --why') })
  })

  test('a set that nobody has tried needs a reason', () => {
    const args = ['promote', '--together', 'shell@2.0.0', 'menus@1.0.0-ab', '--untried']
    expect(parseReleaseArguments(args)).toEqual({
      problem: '"--untried" needs --why "the reason": nobody has seen this set yet.',
    })
    const request = { command: 'promote-together', set, isUntried: true, why: 'site is down' }
    expect(parseReleaseArguments([...args, '--why', 'site is down'])).toEqual(request)
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
    [['promote', '--together', 'menus@1.0.0'], '"promote --together" takes two or more of <unit>@<version>.'],
    [['promote', '--together', 'menus', '1.0.0'], '"promote --together" takes two or more of <unit>@<version>.'],
    [
      ['promote', '--together', 'a@1.0.0', 'b@1.0.0', '--trial', 'x'],
      '"--trial" takes the percent of visitors, 1 to 99.',
    ],
    [
      ['promote', '--together', 'a@1.0.0', 'b@1.0.0', '--trial', '5', '--untried'],
      '"--trial" and "--untried" exclude each other.',
    ],
    [
      ['promote', 'menus', '1.0.0', '--trial', '5'],
      '"--trial" and "--untried" go with "promote --together"; of one unit: canary <unit> <version> <percent>.',
    ],
    [['off', '--together', 'menus'], '"--together" goes with "promote" and "rollback" alone.'],
    [
      ['rollback', '--together', 'menus', '1.0.0'],
      '"rollback --together" takes <unit> alone: the one that failed, or any other of its set.',
    ],
    [['check', '--api', 'api'], '"api" is no address of an API.'],
    [['list', '--api', 'https://api.example'], '"list" takes no --api.'],
    [['own', 'menus'], '"own" takes <unit> <prefix>.'],
    [['unyield', 'menus', '/a', '--to', 'health'], '"unyield" takes no --to.'],
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
      { ...entry, action: 'yield', version: '1.0.0', before: '1.0.0', address: '/a/:id#', to: 'health' },
      { ...entry, action: 'yield', version: '1.0.0', before: '1.0.0', address: '/b' },
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

  test('a unit that is tried together with another', () => {
    const id = '0123456789ab'
    const tried = (name: string, version: string) => ({
      ...unit,
      name,
      versions: ['1.0.0', version],
      state: { ...unit.state, active: '1.0.0', enabled: true, canary: { version, percent: 10, set: id } },
    })
    const all = [tried('shell', '2.0.0'), tried('menus', '1.2.0'), unit]
    expect(all.map((one) => describeUnit(one, all).at(-1))).toEqual([
      '  2.0.0  10 % of the visitors, together with menus 1.2.0',
      '  1.2.0  10 % of the visitors, together with shell 2.0.0',
      '  1.2.0  10 % of the visitors',
    ])
    const promoted = { ...entry, action: 'promote', version: '2.0.0', before: '1.0.0', set: id } as const
    expect(describeHistory({ ...unit, history: [promoted] })).toEqual([
      '2026-03-01 08:05  Lan: promoted 2.0.0 in a set (before: 1.0.0)',
    ])
  })

  test('its history', () => {
    expect(describeHistory(unit)).toEqual([
      '2026-03-01 08:05  Lan: tried with 10 % 1.2.0  – new cards',
      '2026-03-01 08:05  Lan: promoted 1.1.0 (before: 1.0.0)  from aaaaaaaaaaaa-dirty',
      '2026-03-01 08:05  Lan: yielded /a/:id# to health',
      '2026-03-01 08:05  Lan: gave up /b',
    ])
  })

  test('whose key signed it', () => {
    const vouched = {
      ...entry,
      action: 'vouch',
      version: '1.1.0',
      why: 'keys',
      key: 'abcdefghijkl',
      signature: '',
    } as const
    const history = { ...unit, history: [vouched] }
    expect(describeHistory(history, () => 'menus')).toEqual([
      '2026-03-01 08:05  Lan: vouched for the state as it was, 1.1.0 active  signed by menus  – keys',
    ])
    expect(describeHistory(history, () => null)[0]).toContain('a key that release-keys.json does not name (abcdefgh…)')
  })

  test('who owns which addresses', () => {
    const yielded = [
      { pattern: '/a/:id#', from: 'menus', to: 'health' },
      { pattern: '/b', from: 'menus', to: null },
    ]
    expect(describeAddresses({ owners: { '/a': 'menus' }, yielded })).toEqual([
      '/a  menus',
      '/a/:id#  yielded by menus to health',
      '/b  given up by menus',
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
