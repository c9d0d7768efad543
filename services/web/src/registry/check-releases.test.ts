import { describe, expect, test } from '@jest/globals'
import { findConflicts, findMisfits } from './check-releases'

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

describe('findMisfits', () => {
  const shell = {
    name: 'shell',
    version: '1.0.0-aa',
    contracts: '^1.0.0',
    uses: {},
    offers: {
      'shared-contracts': { version: '1.0.0', names: [] },
      'shared-frame': { version: '1.0.0', names: ['Button', 'Link'] },
    },
  }
  const menus = { name: 'menus', version: '1.0.0-bb', contracts: '^1.0.0', uses: {}, offers: {} }
  const check = (changes: Partial<typeof menus & { uses: Record<string, string[]> }>) =>
    findMisfits([shell, { ...menus, ...changes }], '1.1.0')

  test('a section that uses what the shell offers fits', () => {
    expect(check({ uses: { 'shared-frame': ['Button'] } })).toEqual([])
  })

  test('an export that the shell lacks', () => {
    expect(check({ uses: { 'shared-frame': ['Button', 'Rating'], 'shared-frame/forms': ['Field'] } })).toEqual([
      'menus 1.0.0-bb uses Rating of shared-frame, which shell 1.0.0-aa does not offer: promote a shell that does first',
      'menus 1.0.0-bb uses Field of shared-frame/forms, which shell 1.0.0-aa does not offer: promote a shell that does first',
    ])
  })

  test('contracts that the site lacks, and contracts that the shell lacks', () => {
    expect(check({ contracts: '^2.0.0' })[0]).toBe('menus 1.0.0-bb needs contracts ^2.0.0; this site has 1.1.0')
    expect(check({ contracts: '^1.1.0' })).toEqual([
      'menus 1.0.0-bb needs contracts ^1.1.0; shell 1.0.0-aa has 1.0.0: promote a shell with them first',
    ])
  })
})
