import path from 'node:path'
import process from 'node:process'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { root } from '../../runner/root'
import { runWebpack } from '../run-webpack'
import { type Frame, type SharedModules, shareFrames } from '../shared-modules'
import { browserBuild, givenFederation, sectionFederation, shellFederation } from '../unit-preset'

/**
 * Builds the shell and the sections of the folder given with the pieces of the real builds: `shell` offers `tiny-frame` and, beside
 * it, `tiny-frame-former`; `present` and `former` use the `tiny-frame` of their own folder. One process for all: its start takes longer than they do.
 */
const [directory = ''] = process.argv.slice(2)

const tinyFrame = (folder: string, packageName = 'tiny-frame'): Frame => ({
  packageName,
  folder: path.join(directory, folder, 'node_modules', packageName),
  eager: [''],
  lazy: ['/dialogs'],
})

const offered = shareFrames(tinyFrame('shell'), [tinyFrame('shell', 'tiny-frame-former')]).byShell
await Promise.all([buildShell(offered), ...['present', 'former'].map((name) => buildSection(name, tinyFrame(name)))])

function buildShell(shared: SharedModules) {
  const build = buildOf('shell')
  return runWebpack({
    ...build,
    entry: { main: './main.ts' },
    plugins: [new ModuleFederationPlugin({ ...shellFederation(shared) }), ...build.plugins],
  })
}

function buildSection(name: string, frame: Frame) {
  const build = buildOf(name)
  const federation = sectionFederation(unitOf(name), shareFrames(frame).bySection)
  const exposes = { './lifecycles': { import: './lifecycles.js', name: 'lifecycles' } }
  return runWebpack({
    ...build,
    entry: {},
    externals: [givenFederation],
    plugins: [new ModuleFederationPlugin({ ...federation, exposes }), ...build.plugins],
  })
}

function buildOf(name: string) {
  const build = browserBuild(unitOf(name))
  return {
    ...build,
    optimization: { ...build.optimization, minimize: false },
    output: {
      ...build.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      path: path.join(directory, 'dist', name),
    },
    resolve: {
      ...build.resolve,
      alias: {
        ...build.resolve.alias,
        // All that the loader takes from the frame; the rest of it would be built for nothing.
        'shared-frame/remote$': path.join(root, 'shared-frame/src/remote/settle.ts'),
      },
    },
  } satisfies Configuration
}

function unitOf(name: string) {
  return { name, directory: path.join(directory, name), version: '1.0.0' }
}
