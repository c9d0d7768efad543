import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const names = z.record(z.string(), z.string()).optional()
const entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
})
const lockFile = z.object({ name: z.string(), version: z.string(), packages: z.record(z.string(), entry) })

/** `package-lock.json`, as far as it is read here. Paths → packages; the project is `''`, a workspace its folder. */
export type LockFile = z.infer<typeof lockFile>
export type LockEntry = z.infer<typeof entry>

export interface LockedPackage extends LockEntry {
  /** Below the project: `node_modules/a/node_modules/b`. */
  readonly path: string
  /** The registry's, also where it is installed under another. */
  readonly name: string
  /** What it is installed as. */
  readonly alias: string
}

export function readLockFile(root: string): LockFile {
  return lockFile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
}

/** What is downloaded: neither the project nor its workspaces. */
export function lockedPackages({ packages }: LockFile): readonly LockedPackage[] {
  return Object.entries(packages).flatMap(([place, found]) =>
    place.includes('node_modules/') && found.link !== true
      ? [{ ...found, path: place, name: found.name ?? aliasAt(place), alias: aliasAt(place) }]
      : [],
  )
}

/** What is there where the site runs (`npm prune --omit=dev`). */
export function isOfRuntime({ dev, devOptional }: LockEntry): boolean {
  return dev !== true && devOptional !== true
}

/** The project and its workspaces, by folder. */
export function workspaces({ packages }: LockFile): readonly (readonly [folder: string, entry: LockEntry])[] {
  return Object.entries(packages).filter(([place]) => !place.includes('node_modules/'))
}

/** Where a package finds another: in its own folder, or in the nearest one above. Null: it isn't installed (optional, or a peer that nobody asked for). */
export function resolvePackage({ packages }: LockFile, from: string, name: string): string | null {
  for (let folder = from; ; folder = above(folder)) {
    const place = path.posix.join(folder, 'node_modules', name)
    const found = packages[place]
    if (found) return found.link === true ? (found.resolved ?? null) : place
    if (folder === '') return null
  }
}

function above(folder: string): string {
  const at = folder.lastIndexOf('/node_modules/')
  return at === -1 ? '' : folder.slice(0, at)
}

const aliasAt = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
