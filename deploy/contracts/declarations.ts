import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * How a name is declared: its text on one line when that is short; else its head and its members as hashes, so that a
 * member that was added can be told from one that was changed.
 */
export type Declared = string | { readonly head: string; readonly members: readonly string[] }

const SHORT = 160

/** A file of declarations: texts by the name in the file, and what its exports are called and where they come from. */
interface Module {
  readonly declared: ReadonlyMap<string, readonly string[]>
  readonly imported: ReadonlyMap<string, Origin>
  readonly exported: ReadonlyMap<string, Origin | { readonly local: string }>
  readonly exportedAll: readonly string[]
}

interface Origin {
  readonly from: string
  readonly name: string
}

const modules = new Map<string, Module>()
/** Calls are recorded each by itself, by name and shape. */
const OF_CALLS = /\/shared-contracts\/src\/wire\/(calls|call-schemas)\//
let filesOfPackages: (from: string) => string | null = () => null

export interface Declarations {
  /** Entry → exported name → how it is declared. */
  readonly entries: Readonly<Record<string, Readonly<Record<string, Declared>>>>
  /** What exports refer to inside the package without it being exported itself, by name. */
  readonly internal: Readonly<Record<string, Declared>>
}

/**
 * What a package declares, from the declaration files of its entries (entry → file).
 *
 * @param ofPackage the declaration file that an import by a package's name means; null, as by default: it is not followed
 */
export function collectDeclarations(
  files: ReadonlyMap<string, string>,
  ofPackage: (from: string) => string | null = () => null,
): Declarations {
  filesOfPackages = ofPackage
  const found = [...files].map(([entry, file]) => ({ entry, exports: exportedDeclarations(file) }))
  const seen = new Set(found.flatMap(({ exports }) => [...exports.values()].map(keyOf)))
  const internal = new Map<string, Declared>()
  for (const { exports } of found) {
    for (const each of exports.values()) {
      for (const inner of referredTo(each, seen)) {
        let name = inner.name
        for (let count = 2; internal.has(name); count += 1) name = `${inner.name} ${count}`
        internal.set(name, declaredAs(inner.texts))
      }
    }
  }
  const entries = found.map(({ entry, exports }) => [
    entry,
    Object.fromEntries([...exports].map(([name, { texts }]) => [name, declaredAs(texts)])),
  ])
  return {
    entries: Object.fromEntries(entries),
    internal: Object.fromEntries([...internal].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

function exportedDeclarations(file: string): ReadonlyMap<string, Found> {
  const names = [...exportsOf(file)].sort()
  return new Map(
    names.map((name) => {
      const found = find(file, name)
      if (!found) throw new Error(`${file}: the declaration of ${name} is not found`)
      return [name, found]
    }),
  )
}

function keyOf({ file, name }: Found): string {
  return `${file} ${name}`
}

function exportsOf(file: string): ReadonlySet<string> {
  const { exported, exportedAll } = moduleOf(file)
  const names = new Set(exported.keys())
  for (const from of exportedAll) {
    const target = resolve(file, from)
    if (target) for (const name of exportsOf(target)) names.add(name)
  }
  return names
}

function declaredAs(texts: readonly string[]): Declared {
  const text = texts.join(' ')
  if (text.length <= SHORT) return text
  const { head, members } = splitMembers(text)
  if (members.length === 0) return `${text.slice(0, SHORT / 2)}… ${hash(text)}`
  const hashed = members.map((member) => `${nameOfMember(member)} ${hash(member)}`)
  return { head: head.length <= SHORT ? head : `${head.slice(0, SHORT / 2)}… ${hash(head)}`, members: hashed.sort() }
}

interface Found {
  readonly file: string
  readonly name: string
  readonly texts: readonly string[]
}

/** The declaration behind an export, over any number of re-exports. */
function find(file: string, name: string): Found | null {
  const { exported, exportedAll } = moduleOf(file)
  const origin = exported.get(name)
  if (origin && 'local' in origin) return findLocal(file, origin.local)
  if (origin) {
    const target = resolve(file, origin.from)
    return target ? find(target, origin.name) : { file: origin.from, name, texts: [`${origin.name} of ${origin.from}`] }
  }
  for (const from of exportedAll) {
    const target = resolve(file, from)
    const found = target && exportsOf(target).has(name) ? find(target, name) : null
    if (found) return found
  }
  return null
}

function findLocal(file: string, name: string): Found | null {
  const { declared, imported } = moduleOf(file)
  const texts = declared.get(name)
  if (texts) return { file, name, texts }
  const origin = imported.get(name)
  const target = origin ? resolve(file, origin.from) : null
  return origin && target ? find(target, origin.name) : null
}

/** What a declaration refers to inside its package, in any number of steps, each once. */
function* referredTo({ file, texts }: Found, seen: Set<string>): Generator<Found> {
  const text = texts.join(' ')
  const inline = [...text.matchAll(/import\("([^"]+)"\)\.(\w+)/g)].map(([, from = '', name = '']) => {
    const target = resolve(file, from)
    return target ? find(target, name) : null
  })
  const plain = existsSync(file)
    ? [...new Set(text.match(/[A-Za-z_$][\w$]*/g))].map((name) => findLocal(file, name))
    : []
  for (const found of [...inline, ...plain]) {
    if (!found || seen.has(keyOf(found))) continue
    seen.add(keyOf(found))
    yield found
    yield* referredTo(found, seen)
  }
}

/** The declaration file that an import means; null for a package that is not followed. Throws when it was not written. */
function resolve(file: string, from: string): string | null {
  if (!from.startsWith('.')) return followed(filesOfPackages(from))
  const base = path.resolve(path.dirname(file), from)
  const found = [`${base}.d.ts`, path.join(base, 'index.d.ts')].find((candidate) => existsSync(candidate))
  if (found) return followed(found)
  if (/\.(json|css)$/.test(from)) return null
  throw new Error(`${file}: the declarations of ${from} are missing`)
}

function followed(file: string | null): string | null {
  return file === null || OF_CALLS.test(file) ? null : file
}

function moduleOf(file: string): Module {
  let found = modules.get(file)
  if (!found) {
    found = parse(file, readFileSync(file, 'utf8'))
    modules.set(file, found)
  }
  return found
}

function parse(file: string, source: string): Module {
  const declared = new Map<string, readonly string[]>()
  const imported = new Map<string, Origin>()
  const exported = new Map<string, Origin | { readonly local: string }>()
  const exportedAll: string[] = []
  const add = (name: string, start: number, end: number) =>
    declared.set(name, [...(declared.get(name) ?? []), normalise(source.slice(start, end))])

  for (const statement of parseSync(file, source).program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const each of statement.specifiers) {
        const name =
          each.type === 'ImportSpecifier'
            ? nameOf(each.imported)
            : each.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*'
        imported.set(each.local.name, { from: statement.source.value, name })
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      exportedAll.push(statement.source.value)
    } else if (statement.type === 'ExportDefaultDeclaration') {
      add('default', statement.start, statement.end)
      exported.set('default', { local: 'default' })
    } else {
      const isExport = statement.type === 'ExportNamedDeclaration'
      const declaration = isExport ? statement.declaration : statement
      if (isExport) {
        for (const each of statement.specifiers) {
          const local = nameOf(each.local)
          exported.set(
            nameOf(each.exported),
            statement.source ? { from: statement.source.value, name: local } : { local },
          )
        }
      }
      if (!declaration) continue
      for (const name of declaredNames(declaration)) {
        add(name, declaration.start, declaration.end)
        if (isExport) exported.set(name, { local: name })
      }
    }
  }
  return { declared, imported, exported, exportedAll }
}

function nameOf(node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return node.name ?? String(node.value)
}

interface DeclaringNode {
  readonly type: string
  readonly id?: object | null
  readonly declarations?: readonly { readonly id: object }[]
}

function declaredNames(node: DeclaringNode): readonly string[] {
  const ids = node.declarations ? node.declarations.map(({ id }) => id) : [node.id]
  return ids.flatMap((id) => (id && 'name' in id && typeof id.name === 'string' ? [id.name] : []))
}

function normalise(text: string): string {
  return text
    .replace(/^(export |declare |default )+/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The members of the outermost braces, and what stands before and after them. */
function splitMembers(text: string): { readonly head: string; readonly members: readonly string[] } {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start === -1 || end < start || /^(function|class)\b/.test(text)) return { head: text, members: [] }
  const members: string[] = []
  let depth = 0
  let from = start + 1
  for (let index = from; index < end; index += 1) {
    const character = text[index] ?? ''
    if ('{[(<'.includes(character)) depth += 1
    else if ('}])'.includes(character) || (character === '>' && text[index - 1] !== '=')) depth -= 1
    else if (depth === 0 && (character === ';' || character === ',')) {
      members.push(text.slice(from, index).trim())
      from = index + 1
    }
    // Two objects side by side, as in a union: no list of members.
    if (depth < 0) return { head: text, members: [] }
  }
  const rest = text.slice(from, end).trim()
  return { head: `${text.slice(0, start)}{}${text.slice(end + 1)}`, members: rest ? [...members, rest] : members }
}

/** A member's name, with `?` when it may be left out. */
function nameOfMember(member: string): string {
  const plain = member.replace(/^readonly /, '')
  const [name = ''] = plain.split(/[?:(<]/)
  return `${name.trim()}${plain.charAt(name.length) === '?' ? '?' : ''}`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
