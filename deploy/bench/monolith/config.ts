import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { root } from '../../runner/root'
import { unitFolders } from '../../runner/units'
import { sectionEntries } from '../../webpack/section-entries'
import { browserBuild, unitIn } from '../../webpack/unit-preset'
import { writeStaticLoader } from './write-loader'

/** The units' browser build without federation: one entry, sections and pages as lazy chunks. */
export function monolithConfig({
  dir,
  publicPath,
}: {
  readonly dir: string
  readonly publicPath: string
}): Configuration {
  const sections = unitFolders()
    .filter((folder) => folder !== 'shell')
    .map((folder) => unitIn(path.join(root, folder)))
  const loader = writeStaticLoader(sections)
  const unit = { name: 'monolith', directory: path.join(root, 'shell'), version: '1.0.0' }
  const config = browserBuild(unit)
  return {
    ...config,
    entry: { main: './src/bootstrap.tsx' },
    output: { ...config.output, path: dir, publicPath },
    // Built from a cache it is more than twice as large: unused code is then not left out.
    cache: false,
    plugins: [
      ...config.plugins,
      sectionEntries(sections),
      new webpack.NormalModuleReplacementPlugin(/\/remote-loader$/, (resource) => {
        if (resource.context.startsWith(path.join(root, 'shell/src'))) resource.request = loader
      }),
    ],
  }
}
