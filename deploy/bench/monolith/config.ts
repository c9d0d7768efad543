import path from 'node:path'
import type { Configuration } from 'webpack'
import { root } from '../../runner/root'
import { unitFolders, unitOfFolder } from '../../runner/units'
import { sectionEntries } from '../../webpack/section-entries'
import { browserBuild, unitIn } from '../../webpack/unit-preset'
import type { BenchSize } from '../size'
import { writeSections } from './write-sections'

const standIn = (name: string): string => path.join(import.meta.dirname, `stand-ins/${name}.ts`)

/** The units' browser build without federation: one entry, sections and pages as lazy chunks. */
export function monolithConfig({
  dir,
  publicPath,
  sections: wanted,
  minimized,
}: BenchSize['monolith'] & { readonly dir: string; readonly publicPath: string }): Configuration {
  const sections = unitFolders()
    .filter((folder) => folder !== 'shell' && (wanted === null || wanted.includes(unitOfFolder(folder))))
    .map((folder) => unitIn(path.join(root, folder)))
  const unit = { name: 'monolith', directory: path.join(root, 'shell'), version: '1.0.0' }
  const config = browserBuild(unit)
  return {
    ...config,
    entry: { main: './src/bootstrap.tsx' },
    output: { ...config.output, path: dir, publicPath },
    optimization: { ...config.optimization, minimize: minimized },
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
