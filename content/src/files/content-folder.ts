import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The files of a content folder; paths are below it, with forward slashes. */
export interface ContentFolder {
  /** Null when there is no such file. */
  read(file: string): string | null
  /** Files below `folder` whose name ends with `ending`, in order of their paths; empty when there is no such folder. */
  list(folder: string, ending: string): string[]
}

/** The content of this product: the same whether run from sources or from the bundle of a service. */
export function contentRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(path.join(folder, 'content/nutrition'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error('The folder "content" is missing')
    folder = parent
  }
  return path.join(folder, 'content')
}

export function contentFolder(root: string): ContentFolder {
  return {
    read(file) {
      const full = path.join(root, file)
      return existsSync(full) ? readFileSync(full, 'utf8') : null
    },
    list(folder, ending) {
      const full = path.join(root, folder)
      if (!existsSync(full)) return []
      return readdirSync(full, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ending))
        .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
        .sort()
    },
  }
}
