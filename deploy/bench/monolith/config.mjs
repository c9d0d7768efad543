import path from 'node:path'
import webpack from 'webpack'
import { browserBuild, root } from '../../webpack/unit-preset.mjs'
import { writeStaticLoader } from './write-loader.mjs'

/** The units' browser build without federation: one entry, sections and pages as lazy chunks. */
export function monolithConfig({ dir, publicPath }) {
  const loader = writeStaticLoader()
  const unit = { name: 'monolith', directory: path.join(root, 'shell'), version: '1.0.0' }
  const config = browserBuild(unit)
  return {
    ...config,
    entry: { main: './src/bootstrap.tsx' },
    output: { ...config.output, path: dir, publicPath },
    // Built from a cache it comes out more than twice as large: what nobody uses is then not left out.
    cache: false,
    plugins: [
      ...config.plugins,
      new webpack.NormalModuleReplacementPlugin(/\/remote-loader$/, (resource) => {
        if (resource.context.startsWith(path.join(root, 'shell/src'))) resource.request = loader
      }),
    ],
  }
}
