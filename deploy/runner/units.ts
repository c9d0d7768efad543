import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './root'

/** The folders of the units that are released on their own: the shell and every section. */
export function unitFolders(of: string = root): string[] {
  return readdirSync(of, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (entry.name === 'shell' || entry.name.startsWith('mfe-')))
    .map((entry) => entry.name)
    .sort()
}

/** `health`, `mfe-health` and `shell` → the unit's folder; null when there is none. */
export function folderOfUnit(name: string, folders: readonly string[] = unitFolders()): string | null {
  return folders.find((folder) => folder === name || folder === `mfe-${name}`) ?? null
}

/** `mfe-health` → `health`, the name of the unit in the registry. */
export const unitOfFolder = (folder: string): string => folder.replace(/^mfe-/, '')

export const distOf = (folder: string): string => path.join(root, folder, 'dist')
