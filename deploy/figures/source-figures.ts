import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What docs/architecture.md tells of the sources' size and shape. */
export interface SourceFigures {
  readonly files: number
  readonly lines: number
  readonly medianLines: number
  readonly largest: { readonly file: string; readonly lines: number }
  /** Folders with more than 15 source files, tests included. */
  readonly fullFolders: readonly { readonly folder: string; readonly files: number }[]
}

const SOURCE = /\.(ts|tsx|mjs|cjs|css|sql)$/
const MOST_IN_A_FOLDER = 15

/** Of the files that git knows in a folder. */
export function sourceFigures(root: string): SourceFigures {
  const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const files = listed.split('\n').filter((file) => SOURCE.test(file))
  const sizes = files
    .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines)
  const folders = new Map<string, number>()
  for (const file of files) folders.set(path.dirname(file), (folders.get(path.dirname(file)) ?? 0) + 1)
  return {
    files: files.length,
    lines: sizes.reduce((sum, { lines }) => sum + lines, 0),
    medianLines: sizes[Math.floor(sizes.length / 2)]?.lines ?? 0,
    largest: sizes.at(-1) ?? { file: '', lines: 0 },
    fullFolders: [...folders]
      .filter(([, inside]) => inside > MOST_IN_A_FOLDER)
      .map(([folder, inside]) => ({ folder, files: inside }))
      .sort((a, b) => b.files - a.files),
  }
}
