import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** The workspaces whose sources are imported by the package's name. */
const PACKAGES: Readonly<Record<string, string>> = {
  content: 'content',
  'shared-contracts': 'shared-contracts',
  'shared-drawings': 'shared-drawings',
  'service-host': 'services/host',
}

/**
 * The sources that these files load when they run, themselves among them: what is imported for its types alone is left out, and
 * so are packages of npm.
 *
 * @param root the project's folder, from which all files are named
 */
export function importedFiles(root: string, entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue
    for (const specifier of specifiersOf(readFileSync(path.join(root, file), 'utf8'), file)) {
      const next = fileOf(root, specifier, file)
      if (next !== null) waiting.push(next)
    }
  }
  return found
}

function specifiersOf(source: string, file: string): readonly string[] {
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
function fileOf(root: string, specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return existing(root, path.posix.join(path.posix.dirname(importer), specifier))
  const [name = '', ...rest] = specifier.split('/')
  const folder = PACKAGES[name]
  if (folder === undefined) return null
  const { exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
  const entry = rest.length === 0 ? '.' : `./${rest.join('/')}`
  const target: unknown = exports[entry] ?? exports['./*']?.replace('*', rest.join('/'))
  if (typeof target !== 'string') throw new Error(`${importer} imports ${specifier}, which ${folder} does not export`)
  return existing(root, path.posix.join(folder, target))
}

function existing(root: string, place: string): string {
  const found = ['', '.ts', '.tsx', '.cjs', '.mjs', '/index.ts']
    .map((ending) => place + ending)
    .find((file) => path.posix.extname(file) !== '' && existsSync(path.join(root, file)))
  if (found === undefined) throw new Error(`No file ${place}`)
  return found
}
