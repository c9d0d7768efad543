import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { frameScopeOf } from 'shared-frame/remotes'
import { root } from '../runner/root'

/** How a module is shared: an entry of `shared` in the federation plugin. */
interface Sharing {
  readonly singleton: true
  readonly strictVersion: true
  readonly requiredVersion: string
  readonly version?: string
  readonly eager?: true
  readonly shareKey?: string
  shareScope: string[]
}

type SharingTable = Record<string, Sharing>

/** A major of the frame: a package with parts that the shell offers to sections. */
export interface Frame {
  readonly packageName: string
  /** Where its package.json is, and the record of its surface, which states its version. */
  readonly folder: string
  /** Present from the first byte: what every first paint needs. The empty one is the package's main entry. */
  readonly eager: readonly string[]
  /** Fetched when a page first asks for them. */
  readonly lazy: readonly string[]
}

/** `shared` and `shareScope` of the federation plugin. */
export interface SharedModules {
  readonly shared: SharingTable
  readonly shareScope: string
}

/** One copy for all units, whatever their frame. */
const REACT = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom/client': 'react-dom',
  'react-dom': 'react-dom',
} as const

/**
 * Who shares what with whom. Each major of the frame has a share scope of its own: no section is given parts of another major. React is in
 * all of them. Sections ask for the parts of a former major by the own one's names, as they did when they were built; all of it is lazy.
 */
export function shareFrames(
  own: Frame,
  former: readonly Frame[] = [],
): { readonly byShell: SharedModules; readonly bySection: SharedModules } {
  const shareScope = scopeOf(own)
  const eager = { ...shareReact([own, ...former]), ...shareParts(own, own.eager) }
  const lazy = shareParts(own, own.lazy)
  const byFile = former.map((frame) => shareFiles(frame, own.packageName))
  return {
    byShell: {
      shareScope,
      shared: Object.assign(
        mapSharing(eager, (entry) => ({ ...entry, eager: true as const })),
        lazy,
        ...byFile,
      ),
    },
    // Sections bring no copy of what the shell offers; standing alone they are built otherwise.
    bySection: {
      shareScope,
      shared: mapSharing({ ...eager, ...lazy }, (entry) => ({
        ...entry,
        shareScope: [shareScope],
        import: false as const,
      })),
    },
  }
}

/** A section that was built for another major version is refused when it loads, not when it breaks. */
function shareReact(frames: readonly Frame[]): SharingTable {
  const shareScope = frames.map(scopeOf)
  const entries = Object.entries(REACT).map(([request, name]): [string, Sharing] => {
    const requiredVersion = `^${versionIn(path.join(root, 'node_modules', name, 'package.json'))}`
    return [request, { singleton: true, strictVersion: true, requiredVersion, shareScope }]
  })
  return Object.fromEntries(entries)
}

function shareParts(frame: Frame, parts: readonly string[]): SharingTable {
  return Object.fromEntries(parts.map((part) => [frame.packageName + part, sharingOf(frame)]))
}

/** By the files of the parts: that puts them into the shell's build without an import. */
function shareFiles(frame: Frame, sharedAs: string): SharingTable {
  const entries = Object.entries(filesOf(frame, sharedAs)).map(([shareKey, file]): [string, Sharing] => [
    file,
    { ...sharingOf(frame), shareKey },
  ])
  return Object.fromEntries(entries)
}

/** As what a part is shared → its file. */
function filesOf(frame: Frame, sharedAs: string): Readonly<Record<string, string>> {
  const { resolve } = createRequire(path.join(frame.folder, 'package.json'))
  const entries = [...frame.eager, ...frame.lazy].map((part) => [sharedAs + part, resolve(frame.packageName + part)])
  return Object.fromEntries(entries)
}

function sharingOf(frame: Frame): Sharing {
  const version = versionOf(frame)
  const shareScope = [scopeOf(frame)]
  return { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version, shareScope }
}

const scopeOf = (frame: Frame): string => frameScopeOf(versionOf(frame))

const versionOf = ({ folder }: Frame): string => versionIn(path.join(folder, 'surface.json'))

const versionIn = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).version

const mapSharing = <T extends Sharing>(table: SharingTable, change: (entry: Sharing) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(table).map(([key, entry]) => [key, change(entry)]))

const ownFrame: Frame = {
  packageName: 'shared-frame',
  folder: path.join(root, 'shared-frame'),
  eager: ['', '/remote'],
  lazy: ['/forms', '/overlays', '/printing', '/saving', '/select'],
}

/** While two majors live side by side, the former one; how to begin and end that: docs/adr/0001-sharing.md. */
const formerFrames: readonly Frame[] = []

/** What a shell's manifest says of each major: its version, and the files of its parts by the names that sections use. */
export const frameFiles = [ownFrame, ...formerFrames].map((frame) => ({
  version: versionOf(frame),
  files: filesOf(frame, ownFrame.packageName),
}))

export const { byShell: sharedByShell, bySection: usedBySection } = shareFrames(ownFrame, formerFrames)
