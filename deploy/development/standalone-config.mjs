import path from 'node:path'
import { browserBuild, root } from '../webpack/unit-preset.mjs'

/** A section as an ordinary single-page application: no shell, no federation, everything in one build. */
export function standaloneConfig(folder) {
  const unit = { name: `${folder}-alone`, directory: path.join(root, folder), version: '1.0.0' }
  const build = browserBuild(unit)
  return {
    ...build,
    entry: { main: './src/standalone.tsx' },
    output: {
      ...build.output,
      path: path.join(root, '.cache/standalone', folder),
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: '/standalone/',
    },
  }
}
