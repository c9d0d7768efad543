import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../runner/root'
import { entryOf, type Unit, widgetsOf } from '../../webpack/section-entries'

/**
 * Writes what takes the place of stand-ins/sections.ts: lazy imports of the sections and their widgets.
 *
 * @returns its path
 */
export function writeSections(sections: readonly Unit[]): string {
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
  const file = path.join(folder, 'sections.ts')
  writeFileSync(
    file,
    `export const lifecycles = {\n${lifecycles.join('')}}\nexport const widgets = {\n${widgets.join('')}}\n`,
  )
  return file
}

const lazyImport = (key: string, request: string, chunk: string): string =>
  `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(request)}),\n`
