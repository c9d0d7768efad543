import type { Registry, RegistryEntry } from 'shared-frame/remotes'
import { lastingPath } from '../files/lasting-files'

export interface PageFile {
  /** Address below the site. */
  readonly href: string
  /** As the unit's chunk loader names it. */
  readonly name: string
  readonly unit: string
  readonly version: string
  readonly integrity: string | null
}

/** What a document's page will ask for, in the order of need. */
export interface PageFiles {
  /** The units that they are of. */
  readonly units: readonly string[]
  /** Stands in the document: decides when `scripts` run, and holds what is pressed until then (shell/src/boot). */
  readonly boot: PageFile | null
  /** Started by the document: the shell's main chunk. */
  readonly scripts: readonly PageFile[]
  /** Fetched ahead: what the shell will ask for once it runs. */
  readonly preloads: readonly PageFile[]
  readonly styles: readonly PageFile[]
  readonly fonts: readonly PageFile[]
}

/** The two weights of the first paint, for Vietnamese and plain letters (@fontsource's file names). */
const FIRST_PAINT_FONT = /-(vietnamese|latin)-(400|600)-normal(\.[\w-]+)?\.woff2$/

/** As the shell's build names it (deploy/webpack/boot-script-plugin.ts). */
const BOOT = /^boot\.[0-9a-f]{8}\.js$/

/** The files of the page that `owner` answers, with the widgets that the shell placed on it. */
export function pageFiles(
  registry: Registry,
  owner: { readonly unit: string; readonly routeId: string } | null,
  widgetIds: readonly string[],
): PageFiles {
  const unitOf = (name: string) =>
    registry.units.find((unit) => unit.name === name && (unit.enabled || name === 'shell'))
  const shell = unitOf('shell')
  const section = owner && owner.unit !== 'shell' ? unitOf(owner.unit) : undefined
  const widgets = widgetIds.flatMap((id) => {
    const [unitName = '', name = ''] = id.split('/')
    const unit = unitOf(unitName)
    return unit ? [{ unit, chunk: `widget-${name}` }] : []
  })

  const scripts = shell ? chunkFiles(shell, ['main'], 'js') : []
  const ahead = [
    ...(section ? [file(section, section.entry), ...chunkFiles(section, pageChunks(owner?.routeId), 'js')] : []),
    ...(shell && owner?.unit === 'shell' ? chunkFiles(shell, [`page-${owner.routeId}`], 'js') : []),
    // The others are loaded when they near the screen
    ...widgets.slice(0, 1).flatMap(({ unit, chunk }) => [file(unit, unit.entry), ...chunkFiles(unit, [chunk], 'js')]),
  ]
  const styles = [
    ...(shell ? chunkFiles(shell, ['main'], 'css') : []),
    ...(shell && owner?.unit === 'shell' ? chunkFiles(shell, [`page-${owner.routeId}`], 'css') : []),
    ...(section ? chunkFiles(section, pageChunks(owner?.routeId), 'css') : []),
    ...widgets.flatMap(({ unit, chunk }) => chunkFiles(unit, [chunk], 'css')),
  ]
  const fonts = shell
    ? Object.keys(shell.integrity)
        .filter((name) => FIRST_PAINT_FONT.test(name))
        .map((name) => file(shell, name))
    : []
  const boot = shell && Object.keys(shell.integrity).find((name) => BOOT.test(name))
  const started = new Set(scripts.map(({ href }) => href))
  return {
    units: [shell, section, ...widgets.map(({ unit }) => unit)].flatMap((unit) => unit?.name ?? []),
    boot: shell && boot ? file(shell, boot) : null,
    scripts,
    preloads: once(ahead).filter(({ href }) => !started.has(href)),
    styles: once(styles),
    fonts,
  }
}

function pageChunks(routeId: string | undefined): readonly string[] {
  return ['lifecycles', ...(routeId === undefined ? [] : [`page-${routeId}`])]
}

function chunkFiles(unit: RegistryEntry, chunks: readonly string[], kind: 'js' | 'css'): PageFile[] {
  return once(chunks.flatMap((chunk) => (unit.chunks[chunk]?.[kind] ?? []).map((name) => file(unit, name))))
}

function file(unit: RegistryEntry, name: string): PageFile {
  return {
    href: lastingPath(unit.name, name) ?? unit.base + name,
    name,
    unit: unit.name,
    version: unit.version,
    integrity: unit.integrity[name] ?? null,
  }
}

function once(files: readonly PageFile[]): PageFile[] {
  return [...new Map(files.map((each) => [each.href, each])).values()]
}
