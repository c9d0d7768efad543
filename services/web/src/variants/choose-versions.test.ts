import { describe, expect, test } from '@jest/globals'
import { besides, GROUPS, type Trial, versionsOfGroup, withoutHalfSets } from './choose-versions'

const set = '0123456789ab'
const shell: Trial = { unit: 'shell', version: '2.0.0', percent: 30, set }
const menus: Trial = { unit: 'menus', version: '2.0.0', percent: 30, set }
const health: Trial = { unit: 'health', version: '2.0.0', percent: 30 }
const groups = Array.from({ length: GROUPS }, (_, group) => group)

describe('a set', () => {
  test('goes whole to its share of the groups, and single trials draw by themselves', () => {
    const given = groups.map((group) => versionsOfGroup(group, [shell, menus, health]))
    const withSet = given.filter((versions) => versions.has('shell'))
    expect(given.every((versions) => versions.has('shell') === versions.has('menus'))).toBe(true)
    expect(withSet.length).toBeGreaterThan(0.25 * GROUPS)
    expect(withSet.length).toBeLessThan(0.35 * GROUPS)
    const withBoth = withSet.filter((versions) => versions.has('health'))
    expect(withBoth.length).toBeGreaterThan(0.2 * withSet.length)
    expect(withBoth.length).toBeLessThan(0.4 * withSet.length)
  })

  test('whose share grows keeps the groups that had it', () => {
    const groupsAt = (percent: number) =>
      groups.filter((group) => versionsOfGroup(group, [{ ...menus, percent }]).has('menus'))
    const [few, more] = [groupsAt(10), groupsAt(40)]
    expect(few.length).toBeGreaterThan(60)
    expect(few.every((group) => more.includes(group))).toBe(true)
  })

  test('is not given when another version of one of its units is asked for', () => {
    const all = [shell, menus, health]
    expect(besides({ unit: 'menus', version: '3.0.0' }, all)).toEqual([health])
    expect(besides({ unit: 'menus', version: '2.0.0' }, all)).toEqual(all)
    expect(besides({ unit: 'health', version: '3.0.0' }, all)).toEqual([shell, menus, health])
  })
})

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  [
    'stays when all of it is served',
    { shell: '2.0.0', menus: '2.0.0' },
    { shell: '2.0.0', menus: '2.0.0', health: '2.0.0' },
  ],
  ['goes when one of it gave way', { shell: '2.0.0', menus: '1.0.0' }, { health: '2.0.0' }],
  ['goes when one of it is left out', { shell: '2.0.0' }, { health: '2.0.0' }],
])('a set that stands in %s; what is tried alone is not touched', (_, served, left) => {
  const instead = new Map(Object.entries({ shell: '2.0.0', menus: '2.0.0', health: '2.0.0' }))
  const whole = withoutHalfSets(
    instead,
    [shell, menus, health],
    new Map(Object.entries({ ...served, health: '1.0.0' })),
  )
  expect(Object.fromEntries(whole)).toEqual(left)
})
