import { describe, expect, test } from '@jest/globals'
import { findConflicts } from './check-releases'

describe('findConflicts', () => {
  const unit = (name: string, patterns: readonly string[] = []) => ({
    name,
    routes: patterns.map((pattern, index) => ({ id: `r${index}`, pattern, visibility: 'public' as const })),
  })

  test('none, when addresses differ', () => {
    const units = [unit('shell', ['/']), unit('a', ['/x', '/x/:id#', '/x/:name']), unit('b', ['/y/:id?'])]
    expect(findConflicts(units)).toEqual([])
  })

  test.each([
    ['/x', '/x', '/x'],
    ['/x/:id', '/x/:code', '/x/:'],
    ['/x/:id#', '/x/:code#', '/x/:#'],
    ['/x/:id?', '/x', '/x'],
    ['/x/:id?', '/x/:code', '/x/:'],
    ['/:id?', '/', '/'],
  ])('%s and %s are the same address', (one, other, address) => {
    expect(findConflicts([unit('shell'), unit('a', [one]), unit('b', [other])])).toEqual([
      `${address} is claimed by a (r0) and b (r0): one of them has to give it up first`,
    ])
  })

  test('a site without a shell', () => {
    expect(findConflicts([unit('a')])).toEqual(['no release of the shell is active'])
  })
})
