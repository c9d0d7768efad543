import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { root } from '../runner/root'
import { listsWith, stepsFor } from './unit-lists'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** Lines of a text that another one lacks. */
const added = (text: string, before: string) => text.split('\n').filter((line) => !before.split('\n').includes(line))

test('each list of units gets the section once, in its place, and loses nothing', () => {
  const lists = listsWith('giac', read)
  const lines = [...lists].map(([file, text]) => [file, added(text, read(file))])
  expect(Object.fromEntries(lines)).toEqual({
    'shared-contracts/src/domain/constants/unit-names.ts': [
      expect.stringMatching(/^export const UNIT_NAMES = \['shell', .*'desk', 'giac'\] as const$/),
    ],
    'shared-contracts/src/wire/paths/testing/section-pages.ts': [
      "  { unit: 'giac', path: '/giac', routeId: 'giac', isRendered: true },",
    ],
    'deploy/docs/unit-remotes.ts': [
      "import { remote as giac } from '../../mfe-giac/remote'",
      expect.stringMatching(/= \[shell, .*desk, giac\]$/),
    ],
  })
  const registry = lists.get('deploy/docs/unit-remotes.ts') ?? ''
  const imports = registry.split('\n').filter((line) => line.includes('/mfe-'))
  expect(imports).toEqual(imports.toSorted())
})

test('a list that is written in another way is named, and nothing is made up', () => {
  expect(() => listsWith('giac', () => 'export const others = []')).toThrow(
    'unit-names.ts has no list of units where it was: add giac there by hand',
  )
})

test('what is left to do names files that are there', () => {
  const named = stepsFor('giac').flatMap((line) => /^ {2}([\w/.-]+\.ts)\s/.exec(line)?.[1] ?? [])
  expect(named).toHaveLength(4)
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(read('docs/operations.md')).toContain('### Moving pages to another unit')
})
