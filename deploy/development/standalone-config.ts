import path from 'node:path'
import type { Configuration } from 'webpack'
import { root } from '../runner/root'
import { entryOf, sectionEntries } from '../webpack/section-entries'
import { browserBuild, unitIn } from '../webpack/unit-preset'

/** A section as an ordinary single-page application: no shell, no federation, everything in one build. */
export function standaloneConfig(folder: string): Configuration {
  const unit = unitIn(path.join(root, folder))
  const build = browserBuild({ ...unit, name: `${folder}-alone` })
  return {
    ...build,
    entry: { main: entryOf(unit, 'standalone') },
    plugins: [...build.plugins, sectionEntries([unit])],
    output: {
      ...build.output,
      path: path.join(root, '.cache/standalone', folder),
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: '/standalone/',
    },
  }
}
