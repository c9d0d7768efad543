import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore, StoredFile } from './file-store'

/**
 * React and the libraries of the shell's start (deploy/webpack/unit-preset.ts): named by their content, and the same in most
 * versions of the shell. They have an address without a version, so that what a visitor has of them outlives releases.
 */
const LASTING = /^(react|libraries)\.[0-9a-f]{8}\.js$/
const FOLDER = '/assets/lasting/'

/** The address of such a file; null for others. */
export function lastingPath(unit: string, name: string): string | null {
  return unit === 'shell' && LASTING.test(name) ? FOLDER + name : null
}

export const LASTING_ROUTE = `${FOLDER}:name`

/** Finds a file of that name in the published versions of the shell, all of the same content; null where no version has it. */
export async function lastingFile(
  name: string,
  { releasesDir, files }: { readonly releasesDir: string; readonly files: FileStore },
): Promise<StoredFile | null> {
  if (!LASTING.test(name)) return null
  const versions = await readdir(path.join(releasesDir, 'shell')).catch(() => [])
  for (const version of versions.sort().reverse()) {
    const file = await files.read(path.join(releasesDir, 'shell', version, 'browser', name), { immutable: true })
    if (file) return file
  }
  return null
}
