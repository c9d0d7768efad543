import { describe, expect, test } from '@jest/globals'
import { folderOfUnit } from '../runner/units'
import { parseReleaseArguments } from './release-arguments'
import { problemsOfReleases } from './release-check'

describe('parseReleaseArguments', () => {
  test.each([
    [['publish', 'menus'], { command: 'publish', unit: 'menus' }],
    [['promote', 'menus', '1.0.0-ab'], { command: 'promote', unit: 'menus', version: '1.0.0-ab' }],
    [['rollback', 'menus'], { command: 'rollback', unit: 'menus' }],
    [['off', 'menus'], { command: 'off', unit: 'menus' }],
    [['list'], { command: 'list' }],
    [['check'], { command: 'check' }],
  ])('%j', (args, expected) => {
    expect(parseReleaseArguments(args)).toEqual(expected)
  })

  test.each([
    [[], 'Which command?'],
    [['delete', 'menus'], 'There is no command "delete".'],
    [['toString'], 'There is no command "toString".'],
    [['promote', 'menus'], '"promote" takes <unit> <version>.'],
    [['rollback', 'menus', '1.0.0'], '"rollback" takes <unit>.'],
    [['list', 'menus'], '"list" takes nothing more.'],
  ])('%j: %s', (args, problem) => {
    expect(parseReleaseArguments(args)).toEqual({ problem })
  })
})

describe('problemsOfReleases', () => {
  const contracts = { contractVersion: '1.0.0', fits: (_version, range) => range === '^1.0.0' }
  const unit = (name, patterns = [], range = '^1.0.0') => ({
    name,
    version: '1.0.0-aa',
    contracts: range,
    routes: patterns.map((pattern, index) => ({ id: `r${index}`, pattern })),
  })
  const check = (...units) => problemsOfReleases([unit('shell', ['/']), ...units], contracts)

  test('none, when ranges fit and addresses differ', () => {
    expect(check(unit('a', ['/x', '/x/:id#', '/x/:name']), unit('b', ['/y/:id?']))).toEqual([])
  })

  test('a range that this site does not meet', () => {
    expect(check(unit('a', [], '^2.0.0'))).toEqual(['a 1.0.0-aa needs contracts ^2.0.0; this site has 1.0.0'])
  })

  test.each([
    ['/x', '/x', '/x'],
    ['/x/:id', '/x/:code', '/x/:'],
    ['/x/:id#', '/x/:code#', '/x/:#'],
    ['/x/:id?', '/x', '/x'],
    ['/x/:id?', '/x/:code', '/x/:'],
    ['/:id?', '/', '/'],
  ])('%s and %s are the same address', (one, other, address) => {
    const units = [unit('a', [one]), unit('b', [other])]
    expect(problemsOfReleases([unit('shell'), ...units], contracts)).toEqual([
      `${address} is claimed by a (r0) and b (r0)`,
    ])
  })

  test('a site without a shell', () => {
    expect(problemsOfReleases([unit('a')], contracts)).toEqual(['no release of the shell is active'])
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
