import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'

/** A unit of the site: the shell or a section. */
export interface Unit {
  /** In the registry and as federated container, for example `menus`. */
  readonly name: string
  readonly directory: string
  readonly version: string
}

/** The names of a section's widgets: `src/widgets/<name>.widget.tsx`. */
export function widgetsOf(directory: string): readonly string[] {
  const folder = path.join(directory, 'src/widgets')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.widget.tsx'))
    .map((file) => file.replace('.widget.tsx', ''))
    .sort()
}

/** The request of a generated entry, in every build that has `sectionEntries(unit)` among its plugins. */
export const entryOf = (unit: Unit, entry: keyof typeof SOURCES): string => `virtual:${unit.name}/${entry}`

/** Modules that are alike in every section, stated once: they join its `remote.ts`, `src/routes.tsx` and widgets. */
const SOURCES = {
  /** What the shell loads. */
  lifecycles: () => `
    import { defineRemote } from 'shared-frame/remote'
    import { remote } from '../remote'
    import { pages } from './routes'
    export const { bootstrap, mount, unmount, prepare } = defineRemote({ info: remote, pages })`,

  /** What the document host loads: `ServerUnit` of shared-frame/remotes. */
  server: (unit: Unit) => `
    import { defineServerUnit } from 'shared-frame/server'
    import { remote } from '../remote'
    import { pages } from './routes'
    const widgets = {${widgetsOf(unit.directory)
      .map((name) => `${JSON.stringify(`${unit.name}/${name}`)}: () => import('./widgets/${name}.widget')`)
      .join(', ')}}
    export const unit = defineServerUnit({ info: remote, pages, widgets })`,

  /** `npm run dev -w` the section: it runs alone, with a stand-in for the shell. */
  standalone: (unit: Unit) => `
    import { startStandalone } from 'shared-frame/standalone'
    import { remote } from '../remote'
    import * as lifecycles from 'virtual:${unit.name}/lifecycles'
    void startStandalone({ info: remote, lifecycles })`,
}

/** Offers the generated entries of sections to a build; their imports are resolved as if they lay in the section's `src`. */
export function sectionEntries(units: readonly Unit[]): webpack.WebpackPluginInstance {
  const modules = units.flatMap((unit) =>
    Object.entries(SOURCES).map(([entry, source]) => {
      const text = source(unit)
      const context = path.join(unit.directory, 'src')
      // The text is its own version: a cached build notices a new widget.
      return [`${unit.name}/${entry}`, { source: () => text, type: '.tsx', context, version: text }] as const
    }),
  )
  return new webpack.experiments.schemes.VirtualUrlPlugin(Object.fromEntries(modules))
}
