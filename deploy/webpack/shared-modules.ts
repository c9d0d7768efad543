import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../runner/root'

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version

/** How a module is shared: an entry of `shared` in the federation plugin. */
interface Sharing {
  readonly singleton: true
  readonly strictVersion: true
  readonly requiredVersion: string
  readonly version?: string
  readonly eager?: true
}

/** One copy for all units. A section that was built for another major version is refused when it loads, not when it breaks. */
const singleton = (name: string): Sharing => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${versionOf(name)}`,
})
/** The frame contract's: its record is the one place that states it. */
const { version: frameVersion } = JSON.parse(readFileSync(path.join(root, 'shared-frame/surface.json'), 'utf8'))
const ours: Sharing = {
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${frameVersion}`,
  version: frameVersion,
}

/** Present from the first byte: what every first paint needs. */
const EAGER = {
  react: singleton('react'),
  'react/jsx-runtime': singleton('react'),
  'react-dom/client': singleton('react-dom'),
  'react-dom': singleton('react-dom'),
  'shared-frame': ours,
  'shared-frame/remote': ours,
}

/** Offered by the shell, fetched when a page first asks for them. */
const LAZY = {
  'shared-frame/forms': ours,
  'shared-frame/overlays': ours,
  'shared-frame/printing': ours,
  'shared-frame/saving': ours,
  'shared-frame/select': ours,
}

const mapSharing = <T>(table: Readonly<Record<string, Sharing>>, change: (entry: Sharing) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(table).map(([key, entry]) => [key, change(entry)]))

export const sharedByShell: Record<string, Sharing> = {
  ...mapSharing(EAGER, (entry) => ({ ...entry, eager: true })),
  ...LAZY,
}

/** Sections bring no copy of what the shell offers (`import: false`); standing alone they are built otherwise. */
export const usedBySection = mapSharing({ ...EAGER, ...LAZY }, (entry) => ({ ...entry, import: false as const }))
