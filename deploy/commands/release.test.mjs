import { describe, expect, test } from '@jest/globals'
import { folderOfUnit } from '../runner/units'
import { parseReleaseArguments } from './release-arguments'

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

test.each([
  ['health', 'mfe-health'],
  ['mfe-health', 'mfe-health'],
  ['shell', 'shell'],
  ['api', null],
])('the folder of unit %s is %s', (name, folder) => {
  expect(folderOfUnit(name, ['mfe-health', 'shell'])).toBe(folder)
})
