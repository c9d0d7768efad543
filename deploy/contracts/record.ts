import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gte } from 'semver'
import { compareSurfaces, levelOf, versionNeeded } from './compare'
import type { Surface } from './surface'

/** The surface of a package as it was accepted last, beside its `package.json`. */
export function recordFile(root: string, name: string): string {
  return path.join(root, name, 'surface.json')
}

export function readRecord(file: string): Surface | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

export function writeRecord(file: string, surface: Surface): void {
  writeFileSync(file, `${JSON.stringify(surface, null, 1)}\n`)
}

export type Verdict =
  | { readonly kind: 'same' }
  /** The version allows the changes; the record is to be written again. */
  | { readonly kind: 'acceptable'; readonly changes: readonly string[] }
  | { readonly kind: 'version-too-low'; readonly changes: readonly string[]; readonly needed: string }

/** Whether a package's version says what happened to its surface since the record. Pure. */
export function judge(recorded: Surface | null, present: Surface): Verdict {
  if (!recorded) return { kind: 'acceptable', changes: ['nothing is recorded yet'] }
  const changes = compareSurfaces(recorded, present)
  const needed = versionNeeded(recorded.version, levelOf(changes))
  const texts = changes.map(({ text }) => text)
  if (!gte(present.version, needed)) return { kind: 'version-too-low', changes: texts, needed }
  if (texts.length === 0 && present.version === recorded.version) return { kind: 'same' }
  return { kind: 'acceptable', changes: texts.length > 0 ? texts : [`version ${present.version}`] }
}
