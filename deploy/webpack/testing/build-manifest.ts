import path from 'node:path'
import process from 'node:process'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { ReleaseManifestPlugin } from '../release-manifest-plugin'
import { usedBySection } from '../shared-modules'

/** Builds the section in the folder given, with nothing but what its manifest is made of; for the plugin's test. */
const [directory = ''] = process.argv.slice(2)
const dist = path.join(directory, 'dist')

webpack(
  {
    mode: 'production',
    context: directory,
    entry: {},
    output: { path: path.join(dist, 'browser'), filename: '[name].js', uniqueName: 'fixture' },
    optimization: { chunkIds: 'named', minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'fixture',
        filename: 'remoteEntry.js',
        exposes: { './lifecycles': { import: './lifecycles.js', name: 'lifecycles' } },
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true },
        shared: usedBySection,
      }),
      new ReleaseManifestPlugin({ name: 'fixture', directory, version: '1.0.0' }, dist),
    ],
  },
  (error, stats) => {
    if (!error && !stats?.hasErrors()) return
    console.error(error?.message ?? stats?.toString({ preset: 'errors-only' }))
    process.exitCode = 1
  },
)
