import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files of a content folder; paths are below it, with forward slashes. */
export interface ContentFolder {
  /** Null when there is no such file. */
  read(file: string): string | null
  /** Files below `folder` whose name ends with `ending`, in order of their paths; empty when there is no such folder. */
  list(folder: string, ending: string): string[]
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
