import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { CssMinimizer } from './css-minimizer.mjs'
import { IntegrityPlugin } from './integrity-plugin.mjs'
import { ReleaseManifestPlugin } from './release-manifest-plugin.mjs'
import { sharedByShell, usedBySection } from './shared-modules.mjs'

const require = createRequire(import.meta.url)
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * The two builds of a unit (shell or section) from one source: `browser` and `server`. A unit's `webpack.config.mjs` is one
 * call of this. Production unless NODE_ENV says `development`.
 *
 * @param {{ name: string, directory: string, version: string }} unit name of the federated container, its folder, its version
 */
export function unitPreset(unit) {
  return [browserConfig(unit), serverConfig(unit)]
}

/**
 * Its plugin that offers the runtime to sections asks for it as CommonJS, the shell as ES modules: without this the shell
 * carries two copies (14 kB brotli), and sections use the one that knows nothing of the shell's remotes.
 */
const FEDERATION_RUNTIME = Object.fromEntries(
  ['runtime-core', 'sdk', 'runtime', 'error-codes'].map((name) => {
    const directory = path.dirname(require.resolve(`@module-federation/${name}`))
    const file = ['index.js', 'index.mjs'].find((candidate) => existsSync(path.join(directory, candidate)))
    return [`@module-federation/${name}$`, path.join(directory, file ?? 'index.cjs')]
  }),
)

/** Its package offers the development build to every bundler. */
const PRODUCTION_ROUTER = { 'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs') }

const mode = () => (process.env.NODE_ENV === 'development' ? 'development' : 'production')

/** Builds for development stay out of `dist`, which the build cache answers for. */
const distOf = (unit) =>
  mode() === 'development' ? path.join(root, '.cache/development', unit.name) : path.join(unit.directory, 'dist')

function scriptRule(target) {
  return {
    test: /\.tsx?$/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // jsx-dev-runtime is no shared module, and fails on a page whose shell brought the production build of React.
        transform: { react: { runtime: 'automatic', development: false } },
        target: target === 'server' ? 'es2023' : 'es2021',
      },
    },
  }
}

/** Class names are the same in both builds, so that server HTML finds its styles. */
function cssRules({ emit }) {
  const cssModules = {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: /\.module\.css$/,
        // The same in both modes: while developing, units of both stand on one page and share components.
        localIdentName: '[hash:base64:6]',
        localIdentHashSalt: 'shared',
        localIdentContext: root,
        exportOnlyLocals: !emit,
        namedExport: false,
        exportLocalsConvention: 'as-is',
      },
    },
  }
  return [{ test: /\.css$/, use: emit ? [MiniCssExtractPlugin.loader, cssModules] : [cssModules] }]
}

function common(unit, target) {
  return {
    name: `${unit.name}-${target}`,
    mode: mode(),
    context: unit.directory,
    devtool: mode() === 'production' ? false : 'source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...FEDERATION_RUNTIME, ...(target === 'browser' && mode() === 'production' ? PRODUCTION_ROUTER : {}) },
    },
    performance: false,
    stats: { preset: 'errors-warnings' },
    infrastructureLogging: { level: 'warn' },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: `${unit.name}-${target}-${mode()}`,
      buildDependencies: { config: [fileURLToPath(import.meta.url), path.join(root, 'package-lock.json')] },
    },
  }
}

function exposesOf(unit) {
  const widgets = path.join(unit.directory, 'src/widgets')
  const widgetFiles = existsSync(widgets) ? readdirSync(widgets).filter((file) => file.endsWith('.widget.tsx')) : []
  return {
    './lifecycles': { import: './src/lifecycles.tsx', name: 'lifecycles' },
    ...Object.fromEntries(
      widgetFiles.map((file) => {
        const name = file.replace('.widget.tsx', '')
        return [`./widget-${name}`, { import: `./src/widgets/${file}`, name: `widget-${name}` }]
      }),
    ),
  }
}

/** What every build for the browser shares: the units' own, the bench's monolith and a section standing alone. */
export function browserBuild(unit) {
  return {
    ...common(unit, 'browser'),
    target: ['web', 'es2021'],
    output: {
      path: path.join(distOf(unit), 'browser'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      uniqueName: `dinh-duong-${unit.name}`,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: `webpack-${unit.name}` },
      clean: true,
    },
    module: {
      rules: [
        scriptRule('browser'),
        ...cssRules({ emit: true }),
        {
          test: /react-router[\\/]dist[\\/].+\.mjs$/,
          loader: path.join(import.meta.dirname, 'pure-components-loader.mjs'),
        },
        { test: /\.(svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // Chunk names are part of the release manifest; ids must not move when another chunk does.
      chunkIds: 'named',
      moduleIds: 'deterministic',
      splitChunks: { chunks: 'async', minSize: 8_000 },
      minimizer: ['...', new CssMinimizer()],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
    ],
  }
}

function browserConfig(unit) {
  const isShell = unit.name === 'shell'
  const build = browserBuild(unit)
  return {
    ...build,
    entry: isShell ? { main: './src/index.ts' } : {},
    plugins: [
      new ModuleFederationPlugin(
        isShell
          ? {
              name: 'shell',
              remotes: {},
              dts: false,
              manifest: false,
              shareStrategy: 'loaded-first',
              experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
              shared: sharedByShell,
            }
          : {
              name: unit.name,
              filename: 'remoteEntry.[contenthash:8].js',
              exposes: exposesOf(unit),
              dts: false,
              manifest: false,
              shareStrategy: 'loaded-first',
              experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
              shared: usedBySection,
            },
      ),
      ...build.plugins,
      new IntegrityPlugin(),
      new ReleaseManifestPlugin(unit, distOf(unit)),
    ],
  }
}

/** React and what holds a context or a cache must be one copy in the document host, whoever asks for it. */
const SERVER_EXTERNALS =
  /^(react|react-dom|react-router|react-router-dom|@emotion\/[^/]+|@mui\/[^/]+|@tanstack\/react-query)(\/.*)?$/

function serverConfig(unit) {
  return {
    ...common(unit, 'server'),
    target: 'node20',
    entry: { server: './src/server.tsx' },
    output: {
      path: path.join(distOf(unit), 'server'),
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: [
      ({ request }, done) => (SERVER_EXTERNALS.test(request ?? '') ? done(undefined, `commonjs ${request}`) : done()),
    ],
    externalsPresets: { node: true },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        scriptRule('server'),
        ...cssRules({ emit: false }),
        { test: /\.(svg|woff2)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode()) })],
  }
}
