import { describe, expect, test } from '@jest/globals'
import { paths } from './paths'
import { activeShortcut, shortcuts } from './shortcuts'

describe('activeShortcut', () => {
  test.each([
    [paths.menuBank, 'menu-bank'],
    [`${paths.menuBankSetup}/3`, 'menu-bank'],
    [paths.motherHealth, 'mother-health'],
    [paths.babyHealth, 'baby-health'],
    [paths.nutritionCheck, 'nutrition-check'],
    [`${paths.recipes}/5-canh-cua`, 'notebook'],
    [`${paths.classes}/1`, 'classes'],
    [paths.buildMenu, undefined],
    [paths.nutritionNeeds, undefined],
    ['/so-tay-cua-me-khac', undefined],
    [paths.home, undefined],
  ])('%s: %s', (path, id) => {
    expect(activeShortcut(path)?.id).toBe(id)
  })

  test.each(shortcuts)('the short words of $title are some of its own', ({ title, short }) => {
    expect(title.split(short)).toHaveLength(2)
  })

  test('there are six', () => {
    expect(new Set(shortcuts.map(({ id }) => id)).size).toBe(6)
  })
})
