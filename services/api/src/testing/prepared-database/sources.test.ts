import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parseSync } from 'oxc-parser'
import { SOURCES } from './prepared-databases'

const root = path.join(__dirname, '../../../../..')
/** What fills the databases, and what they are opened with. */
const FILLING = ['services/api/src/testing/test-database.ts', 'services/api/src/testing/pglite-environment.cjs']
/** The workspaces whose sources are imported by the package's name. */
const PACKAGES: Readonly<Record<string, string>> = {
  content: 'content',
  'shared-contracts': 'shared-contracts',
  'shared-ui': 'shared-ui',
  'service-host': 'services/host',
}

/** The files that a module loads when it runs: what is imported for its types alone says nothing to a database. */
function specifiersOf(file: string): readonly string[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  const onDemand = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end))
  const required = [...source.matchAll(/\brequire\((['"][^'"]+['"])\)/g)].map(([, specifier = '']) => specifier)
  return [...imported, ...passedOn, ...[...onDemand, ...required].map((text) => text.replaceAll(/^['"`]|['"`]$/g, ''))]
}

/** The file that a specifier means, from the project's folder; null: a package of npm or Node's own. */
function fileOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return existing(path.posix.join(path.posix.dirname(importer), specifier))
  const [name = '', ...rest] = specifier.split('/')
  const folder = PACKAGES[name]
  if (folder === undefined) return null
  const { exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
  const entry = rest.length === 0 ? '.' : `./${rest.join('/')}`
  const target: unknown = exports[entry] ?? exports['./*']?.replace('*', rest.join('/'))
  if (typeof target !== 'string') throw new Error(`${importer} imports ${specifier}, which ${folder} does not export`)
  return existing(path.posix.join(folder, target))
}

function existing(place: string): string {
  const found = ['', '.ts', '.tsx', '.cjs', '.mjs', '/index.ts']
    .map((ending) => place + ending)
    .find((file) => path.posix.extname(file) !== '' && existsSync(path.join(root, file)))
  if (found === undefined) throw new Error(`No file ${place}`)
  return found
}

function filesFrom(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue
    for (const specifier of specifiersOf(file)) {
      const next = fileOf(specifier, file)
      if (next !== null) waiting.push(next)
    }
  }
  return found
}

test('whatever has a part in filling a prepared database is one of its sources', () => {
  const files = [...filesFrom(FILLING)]
  const outside = files.filter((file) => !SOURCES.some((folder) => file.startsWith(`${folder}/`)))
  expect(outside).toEqual([])
  // The way goes through all of them: none is named in vain, nor did the walk end early.
  for (const folder of SOURCES.filter((each) => !each.endsWith('/migrations')))
    expect([folder, files.some((file) => file.startsWith(`${folder}/`))]).toEqual([folder, true])
})

test('the sources are there', () => {
  expect(SOURCES.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([])
})
