import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { collectDeclarations, type Declarations } from './declarations'

/** What a package of a version offers. */
export interface Surface extends Declarations {
  readonly version: string
}

export const CONTRACT_PACKAGES = ['shared-contracts', 'shared-ui'] as const
export type ContractPackage = (typeof CONTRACT_PACKAGES)[number]

/** Stand-ins for tests and benchmarks are in no release. */
const NOT_RELEASED = /(^|\/)(testing|bench|standalone)$/

interface PackageFile {
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
}

/** The public surface of the packages as their sources say now. Takes some seconds: TypeScript writes their declarations. */
export function readSurfaces(root: string): Readonly<Record<ContractPackage, Surface>> {
  const sources = CONTRACT_PACKAGES.map((name) => ({ name, ...entriesOf(root, name) }))
  const folder = emitDeclarations(root)
  const out = path.join(folder, 'out')
  const surfaceOf = ({ name, version, entries }: (typeof sources)[number]): Surface => {
    const written = [...entries].map(([entry, file]): [string, string] => [
      entry,
      path.join(out, name, file.replace(/\.tsx?$/, '.d.ts')),
    ])
    return { version, ...collectDeclarations(new Map(written)) }
  }
  const [contracts, ui] = sources
  if (!contracts || !ui) throw new Error('Both packages have sources')
  try {
    return { 'shared-contracts': surfaceOf(contracts), 'shared-ui': surfaceOf(ui) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Entries of `exports` with their source files below the package; `./*` stands for every folder that has an index. */
export function entriesOf(root: string, name: string): { version: string; entries: ReadonlyMap<string, string> } {
  const folder = path.join(root, name)
  const { version, exports }: PackageFile = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
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
  return { version, entries: new Map(once) }
}

/** Writes the declarations of both packages to `out` in a new folder, which is returned. */
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
    include: CONTRACT_PACKAGES.map((name) => fromFolder(`${name}/src`)),
    exclude: ['**/*.test.ts', '**/*.test.tsx'].map(fromFolder),
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(options))
  execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return folder
}
