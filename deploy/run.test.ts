import { describe, expect, test } from '@jest/globals'
import { isInstalledAsLocked, judgeNodeVersion } from './run.mjs'

describe('judgeNodeVersion', () => {
  test.each([
    ['18.20.4', 'failure'],
    ['19.9.0', 'failure'],
    ['20.0.0', null],
    ['21.7.3', 'warning'],
    ['22.11.0', null],
    ['24.1.0', null],
    ['25.0.0', 'warning'],
    ['unreadable', 'failure'],
  ])('%s → %s', (version, kind) => {
    expect(judgeNodeVersion(version)?.kind ?? null).toBe(kind)
  })
})

describe('isInstalledAsLocked', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      shell: { version: '1.0.0' },
      'node_modules/shell': { resolved: 'shell', link: true },
      'node_modules/react': { version: '19.3.1' },
      'node_modules/only-on-macos': { version: '2.0.0', optional: true },
    },
  }
  const installed = {
    packages: {
      'node_modules/shell': { resolved: 'shell', link: true },
      'node_modules/react': { version: '19.3.1' },
    },
  }
  const without = (name: string) => ({
    packages: Object.fromEntries(Object.entries(installed.packages).filter(([key]) => key !== name)),
  })

  test.each([
    ['nothing installed', null, false],
    ['as locked, without what other machines need', installed, true],
    ['another version', { packages: { ...installed.packages, 'node_modules/react': { version: '19.3.0' } } }, false],
    ['a package missing', without('node_modules/react'), false],
    ['a new workspace not linked', without('node_modules/shell'), false],
    [
      'another version of an optional package',
      { packages: { ...installed.packages, 'node_modules/only-on-macos': { version: '1.0.0' } } },
      false,
    ],
  ])('%s', (_, present, expected) => {
    expect(isInstalledAsLocked(lock, present)).toBe(expected)
  })
})
