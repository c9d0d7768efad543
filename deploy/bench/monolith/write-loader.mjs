import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../runner/root.mjs'
import { unitFolders, unitOfFolder } from '../../runner/units.mjs'

/**
 * Writes the module that stands in for shell/src/composition/remote-loader.ts in the monolith: the same interface, with
 * webpack's own lazy imports of the sections instead of federation.
 *
 * @returns {string} its path
 */
export function writeStaticLoader() {
  const folder = path.join(root, '.cache/monolith')
  mkdirSync(folder, { recursive: true })
  const sections = unitFolders().filter((name) => name !== 'shell')
  const lifecycles = sections.map((name) =>
    lazyImport(unitOfFolder(name), `${name}/src/lifecycles`, `unit-${unitOfFolder(name)}`),
  )
  const widgets = sections.flatMap((name) =>
    widgetsOf(name).map((widget) =>
      lazyImport(
        `${unitOfFolder(name)}/${widget}`,
        `${name}/src/widgets/${widget}.widget`,
        `widget-${unitOfFolder(name)}-${widget}`,
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

function widgetsOf(folder) {
  const widgets = path.join(root, folder, 'src/widgets')
  if (!existsSync(widgets)) return []
  return readdirSync(widgets)
    .filter((file) => file.endsWith('.widget.tsx'))
    .map((file) => file.replace('.widget.tsx', ''))
}

function lazyImport(key, file, chunk) {
  return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(path.join(root, file))}),\n`
}
