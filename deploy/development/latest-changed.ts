import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../runner/root'

/**
 * The units that are likely to be changed next: those whose sources were changed last, at most `count` of them.
 *
 * @param folders of units, below `base`
 */
export function latestChanged(folders: readonly string[], count: number, base = root): readonly string[] {
  return folders
    .map((folder) => ({ folder, changed: lastChangeIn(path.join(base, folder, 'src')) }))
    .sort((a, b) => b.changed - a.changed)
    .slice(0, count)
    .map(({ folder }) => folder)
}

/** In milliseconds since 1970; 0 for a folder without files. */
function lastChangeIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce(
    (latest, { parentPath, name }) => Math.max(latest, statSync(path.join(parentPath, name)).mtimeMs),
    0,
  )
}
