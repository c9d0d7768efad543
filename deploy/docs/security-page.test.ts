import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'

const root = path.join(__dirname, '../..')
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')

/** Levels of the requirements of OWASP ASVS 5.0, section by section, in their order. */
const LEVELS: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
}

const required = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].flatMap((level, index) => (level === '3' ? [] : [`${section}.${index + 1}`])),
)

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', , state = '', where = '']) => ({ id, state, where }),
)

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^api\//, 'services/api/src/'],
  [/^web\//, 'services/web/src/'],
  [/^host\//, 'services/host/src/'],
  [/^builder\//, 'services/menu-builder/src/'],
]

/** Paths of files and folders in backticks; other words in backticks have no slash, or are addresses. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|\.dockerignore|[\w-]+\.json)`/g)]
    .map(([, name = '']) => name)
    .filter((name) =>
      /^(api|web|host|builder|services|shared|shell|mfe|deploy|docs|e2e|content)|\.(json|ignore)$|^\./.test(name),
    )
    .map((name) => SHORT.reduce((full, [prefix, folder]) => full.replace(prefix, folder), name))
}

const isTest = (name: string) => /\.(test|spec)\.tsx?$/.test(name)

describe('docs/security.md', () => {
  test('names every requirement of levels 1 and 2 once', () => {
    expect(required).toHaveLength(253)
    expect(rows.map(({ id }) => id)).toEqual(required)
  })

  test('points to what exists', () => {
    const missing = pathsIn(page).filter((name) => !existsSync(path.join(root, name)))
    expect(missing).toEqual([])
  })

  test('claims nothing without a pointer: a test for what is met, a place for what is built, words for the rest', () => {
    const unproven = rows.filter(({ state, where }) => {
      const paths = pathsIn(where)
      if (state === 'met') return !paths.some(isTest)
      if (state === 'built') return paths.length === 0
      return !/^(partly|not met|n\/a)$/.test(state) || where.trim().length < 4
    })
    expect(unproven).toEqual([])
  })
})
