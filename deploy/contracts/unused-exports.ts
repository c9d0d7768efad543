import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { type DeclaringPackage, readExportedNames } from './surface'

/** Exports of a package that nobody imports by its name, as `<entry> <name>`. A namespace import uses a whole entry. */
export function findUnusedExports(root: string, name: DeclaringPackage): readonly string[] {
  const used = importsOf(root, name)
  return [...readExportedNames(root, name)].flatMap(([entry, exports]) => {
    const names = used.get(entry.replace(/^\./, name)) ?? new Set()
    if (names.has('*')) return []
    return exports.flatMap((each) => (names.has(each) ? [] : [`${entry} ${each}`]))
  })
}

function importsOf(root: string, name: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], { cwd: root, encoding: 'utf8' })
  for (const file of files.trim().split('\n')) {
    const source = readFileSync(path.join(root, file), 'utf8')
    if (!source.includes(name)) continue
    const add = (from: string, imported: string) => {
      if (from === name || from.startsWith(`${name}/`)) found.set(from, (found.get(from) ?? new Set()).add(imported))
    }
    const { staticImports, staticExports } = parseSync(file, source).module
    for (const { moduleRequest, entries } of staticImports) {
      for (const { importName } of entries) add(moduleRequest.value, importName.name ?? '*')
    }
    for (const { entries } of staticExports) {
      for (const { moduleRequest, importName } of entries)
        if (moduleRequest) add(moduleRequest.value, importName.name ?? '*')
    }
    // Dynamic imports and type queries: the names are used somewhere behind them.
    for (const [, from = '', member = '*'] of source.matchAll(/import\('([^']+)'\)\)?(?:\.(\w+))?/g)) {
      add(from, member === 'then' ? '*' : member)
    }
  }
  return found
}
