import { describe, expect, test } from '@jest/globals'
import { deskPaths } from '../desk-paths'
import { resolveLegacyPath } from '../former/legacy-paths'
import { paths } from '../paths'
import { previewPaths } from '../preview-paths'
import { sitePaths } from './site-paths'

describe('sitePaths', () => {
  test.each(sitePaths.map((row) => [row.example, row] as const))('%s', (example, row) => {
    const target = resolveLegacyPath(example)
    if (row.kind === 'redirect') expect(target).toEqual({ kind: 'page', path: row.to })
    else expect(target).toBeNull()
  })

  test('covers every named page', () => {
    const stems: string[] = [paths.menus]
    const named = [paths, deskPaths, previewPaths]
      .flatMap((each) => Object.values(each))
      .filter((path) => !stems.includes(path))
    for (const path of named) {
      const covered = sitePaths.some((row) => row.example === path || row.path.startsWith(`${path}/`))
      expect([path, covered]).toEqual([path, true])
    }
  })

  test('names no example twice', () => {
    const examples = sitePaths.map(({ example }) => example)
    expect(new Set(examples).size).toBe(examples.length)
  })
})
