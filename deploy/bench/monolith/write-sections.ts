import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../runner/root'
import { entryOf, type Unit, widgetsOf } from '../../webpack/section-entries'

/**
 * Writes the module that stands in for shell/src/composition/remote-loader.ts in the monolith: the same interface, with
 * webpack's own lazy imports of the sections instead of federation.
 *
 * @returns its path
 */
export function writeStaticLoader(sections: readonly Unit[]): string {
  const folder = path.join(root, '.cache/monolith')
  mkdirSync(folder, { recursive: true })
  const lifecycles = sections.map((unit) => lazyImport(unit.name, entryOf(unit, 'lifecycles'), `unit-${unit.name}`))
  const widgets = sections.flatMap((unit) =>
    widgetsOf(unit.directory).map((widget) =>
      lazyImport(
        `${unit.name}/${widget}`,
        path.join(unit.directory, `src/widgets/${widget}.widget`),
        `widget-${unit.name}-${widget}`,
      ),
    ),
  )
  const file = path.join(folder, 'remote-loader.ts')
  writeFileSync(
    file,
    `const lifecycles = {\n${lifecycles.join('')}}\nconst widgets = {\n${widgets.join('')}}
export const LOAD_LIMIT_MS = 10_000
export const createRemoteLoader = () => ({
  lifecycles: (unit) => lifecycles[unit](),
  widget: async (id) => (await widgets[id]()).default,
})\n`,
  )
  return file
}

const lazyImport = (key: string, request: string, chunk: string): string =>
  `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(request)}),\n`
