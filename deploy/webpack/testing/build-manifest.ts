import path from 'node:path'
import process from 'node:process'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { ReleaseManifestPlugin } from '../release-manifest-plugin'
import { runWebpack } from '../run-webpack'
import { usedBySection } from '../shared-modules'

/** The records that the manifests are made by, then the folders. */
const [records = '', ...folders] = process.argv.slice(2)

/**
 * Builds the section in each folder, with nothing but what its manifest is made of, and writes what was wrong with each
 * as JSON, empty when it was built; for the plugin's test. One process for all: its start takes longer than they do.
 */
const problems: string[] = []
for (const directory of folders) {
  const dist = path.join(directory, 'dist')
  const build = runWebpack({
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
        ...usedBySection,
      }),
      new ReleaseManifestPlugin({ name: 'fixture', directory, version: '1.0.0' }, dist, JSON.parse(records)),
    ],
  })
  problems.push(
    await build.then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    ),
  )
}
process.stdout.write(JSON.stringify(problems))
