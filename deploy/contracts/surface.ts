import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { collectDeclarations, type Declarations } from './declarations'

/** The frame contract: what the shell and the sections of any release share at run time. Everything else is bundled by each unit. */
export const FRAME_PACKAGE = 'shared-frame'

/** Entries of the frame contract: the parts that the shell offers to sections, and the shapes that cross between them. */
export const FRAME_ENTRIES = [
  '.',
  './remote',
  './forms',
  './overlays',
  './printing',
  './saving',
  './select',
  './remotes',
  './events',
] as const

/** Packages whose declarations are read: the frame's types refer to those of shared-contracts. */
export const DECLARING_PACKAGES = ['shared-contracts', FRAME_PACKAGE, 'shared-ui'] as const
export type DeclaringPackage = (typeof DECLARING_PACKAGES)[number]

/** Stand-ins for tests and benchmarks are in no release. */
const NOT_RELEASED = /(^|\/)(testing|bench|standalone)$/

interface PackageFile {
  readonly exports: Readonly<Record<string, string>>
}

/** What the frame contract offers as its sources say now. Takes some seconds: TypeScript writes their declarations. */
export function readFrameSurface(root: string): Declarations {
  return withDeclarations(root, (declarationsOf) => {
    const entries = declarationsOf(FRAME_PACKAGE)
    const frame = FRAME_ENTRIES.map((entry): [string, string] => {
      const file = entries.get(entry)
      if (file === undefined) throw new Error(`${FRAME_PACKAGE} has no entry ${entry}`)
      return [entry, file]
    })
    return collectDeclarations(new Map(frame), packageResolver(declarationsOf))
  })
}

/** Entry → names of its exports, of one package. */
export function readExportedNames(root: string, name: DeclaringPackage): ReadonlyMap<string, readonly string[]> {
  return withDeclarations(root, (declarationsOf) => {
    const { entries } = collectDeclarations(declarationsOf(name), packageResolver(declarationsOf))
    return new Map(Object.entries(entries).map(([entry, exports]) => [entry, Object.keys(exports)]))
  })
}

type DeclarationsOf = (name: DeclaringPackage) => ReadonlyMap<string, string>

function withDeclarations<T>(root: string, read: (declarationsOf: DeclarationsOf) => T): T {
  const folder = emitDeclarations(root)
  const out = path.join(folder, 'out')
  try {
    return read((name) => {
      const written = [...entriesOf(root, name)].map(([entry, file]): [string, string] => [
        entry,
        path.join(out, name, file.replace(/\.tsx?$/, '.d.ts')),
      ])
      return new Map(written)
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The declaration file that an import by a package's name means; null: a foreign package's. */
function packageResolver(declarationsOf: DeclarationsOf): (from: string) => string | null {
  const known = new Map<string, ReadonlyMap<string, string>>()
  return (from) => {
    const name = DECLARING_PACKAGES.find((each) => from === each || from.startsWith(`${each}/`))
    if (name === undefined) return null
    const entries = known.get(name) ?? declarationsOf(name)
    known.set(name, entries)
    return entries.get(from.replace(name, '.')) ?? null
  }
}

/** Entries of `exports` with their source files below the package; `./*` stands for every folder that has an index. */
function entriesOf(root: string, name: string): ReadonlyMap<string, string> {
  const folder = path.join(root, name)
  const { exports }: PackageFile = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const entries = Object.entries(exports)
    .flatMap(([entry, target]): (readonly [string, string])[] => {
      if (!target.includes('*')) return [[entry, target]]
      const [before = '', after = ''] = target.split('*')
      return readdirSync(path.join(folder, before))
        .filter((part) => existsSync(path.join(folder, `${before}${part}${after}`)))
        .map((part) => [entry.replace('*', part), target.replace('*', part)])
    })
    .filter(([entry, target]) => /\.tsx?$/.test(target) && !NOT_RELEASED.test(entry))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  // One file under two names (`.` and what `./*` makes of it) is one entry.
  const once = entries.filter(([, target], index) => entries.findIndex(([, other]) => other === target) === index)
  return new Map(once)
}

/** Writes the declarations of the packages to `out` in a new folder, which is returned. */
function emitDeclarations(root: string): string {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  // Of its own: the command and the test may run at the same time.
  const folder = mkdtempSync(path.join(root, '.cache/surface-'))
  const fromFolder = (file: string) => path.relative(folder, path.join(root, file))
  const options = {
    extends: fromFolder('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // The types stage of the tests checks; here declarations alone are wanted.
      noCheck: true,
      removeComments: true,
      rootDir: fromFolder('.'),
      outDir: 'out',
    },
    // All sources, not the entries alone: what is first reached through node_modules counts as foreign and is not written.
    include: DECLARING_PACKAGES.map((name) => fromFolder(`${name}/src`)),
    exclude: ['**/*.test.ts', '**/*.test.tsx'].map(fromFolder),
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(options))
  execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return folder
}
