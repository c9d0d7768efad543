import path from 'node:path'
import type { Configuration } from 'webpack'
import { root } from '../../runner/root'
import { unitFolders, unitOfFolder } from '../../runner/units'
import { sectionEntries } from '../../webpack/section-entries'
import { browserBuild, unitIn } from '../../webpack/unit-preset'
import { writeSections } from './write-sections'

const standIn = (name: string): string => path.join(import.meta.dirname, `stand-ins/${name}.ts`)

/** The units' browser build without federation: one entry, sections and pages as lazy chunks. */
export function monolithConfig({
  dir,
  publicPath,
  isBuilt,
}: {
  readonly dir: string
  readonly publicPath: string
  /** Of a section, by its name. */
  isBuilt(section: string): boolean
}): Configuration {
  const sections = unitFolders()
    .filter((folder) => folder !== 'shell' && isBuilt(unitOfFolder(folder)))
    .map((folder) => unitIn(path.join(root, folder)))
  const unit = { name: 'monolith', directory: path.join(root, 'shell'), version: '1.0.0' }
  const config = browserBuild(unit)
  return {
    ...config,
    entry: { main: './src/bootstrap.tsx' },
    output: { ...config.output, path: dir, publicPath },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        [standIn('sections')]: writeSections(sections),
        [path.join(root, 'shell/src/composition/remote-loader.ts')]: standIn('remote-loader'),
        [path.join(root, 'shell/src/composition/section-federation.ts')]: standIn('section-federation'),
        '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js$': false,
      },
    },
    plugins: [...config.plugins, sectionEntries(sections)],
  }
}
