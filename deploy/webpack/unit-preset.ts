import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { HOST_MODULES } from 'shared-frame/registry'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { root } from '../runner/root'
import { unitOfFolder } from '../runner/units'
import { BootScriptPlugin } from './boot-script-plugin'
import { BrowserSupportPlugin } from './browser-support-plugin'
import { CssMinimizer } from './css-minimizer'
import { IntegrityPlugin } from './integrity-plugin'
import { NamedChunkIds } from './named-chunk-ids'
import { PDF_ALIASES, pdfRules } from './pdf/pdf-library'
import { ReleaseManifestPlugin } from './release-manifest-plugin'
import { ScriptMinimizer } from './script-minimizer'
import { entryOf, sectionEntries, type Unit, widgetsOf } from './section-entries'
import { serviceWorkerConfig } from './service-worker'
import { sharedByShell, usedBySection } from './shared-modules'

const require = createRequire(import.meta.url)

// The federation plugin would look for it by an error of webpack's, whose making costs half a second.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack')

type Target = 'browser' | 'server'

/** The unit in a folder: its name is the folder's, its version that of `package.json`. */
export function unitIn(directory: string): Unit {
  const { version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))
  return { name: unitOfFolder(path.basename(directory)), directory, version }
}

/**
 * The builds of a unit (shell or section) from one source, in the order in which they run: the server bundle first, as the
 * release's version, which the browser build writes, covers both. Production unless NODE_ENV says `development`.
 */
export function unitPreset(unit: Unit): Configuration[] {
  return [serverConfig(unit), browserConfig(unit), ...(unit.name === 'shell' ? [serviceWorkerConfig(unit)] : [])]
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

/** The file that the federation plugin asks for in every unit: sections are given the shell's (shell/src/composition/section-federation.ts). */
const FEDERATION_BUNDLER_RUNTIME = require.resolve('@module-federation/webpack-bundler-runtime/bundler')
const GIVEN_FEDERATION = 'window.sectionFederation()'

/** Its package offers the development build to every bundler. */
const PRODUCTION_ROUTER = { 'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs') }

/** What runs beside the page; asked for as `new URL('./x.worker.ts', import.meta.url)`. */
const WORKER = /\.worker\.ts$/

/** PDF files are made in the browser alone. */
const NO_PDF = { pdfmake: false } as const

const mode = () => (process.env.NODE_ENV === 'development' ? 'development' : 'production')

/** Builds for development stay out of `dist`, which the build cache answers for. */
const distOf = (unit: Unit): string =>
  mode() === 'development' ? path.join(root, '.cache/development', unit.name) : path.join(unit.directory, 'dist')

function scriptRule(target: Target): RuleSetRule {
  return {
    test: /\.tsx?$/,
    // The address of a worker, not its source.
    dependency: { not: 'url' },
    loader: path.join(import.meta.dirname, 'script-loader.ts'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // jsx-dev-runtime is not a shared module, and fails on a page whose shell has the production build of React.
        transform: { react: { runtime: 'automatic', development: false } },
        target: target === 'server' ? 'es2023' : 'es2021',
      },
    },
  }
}

/**
 * Class names are the same in both builds, so that server HTML finds its styles. Every selector of a section must hold a class of
 * its own file (`pure`), whatever the file is called: styles of a section stay within it. Those of all pages are the shell's.
 */
export function cssRules(
  { name, directory }: Pick<Unit, 'name' | 'directory'>,
  { emit }: { readonly emit: boolean },
): RuleSetRule[] {
  const isOfSection = (file: string) => name !== 'shell' && file.startsWith(directory + path.sep)
  const cssModules = {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: (file: string) => file.endsWith('.module.css') || isOfSection(file),
        mode: (file: string) => (isOfSection(file) ? 'pure' : 'local'),
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

function common(unit: Unit, target: Target) {
  return {
    name: `${unit.name}-${target}`,
    mode: mode(),
    context: unit.directory,
    devtool: mode() === 'production' ? false : 'source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // rxjs offers today's syntax under this name alone; its default is ES5 with helpers, a third larger.
      ...(target === 'browser' ? { conditionNames: ['es2015', '...'] } : {}),
      alias: {
        ...FEDERATION_RUNTIME,
        ...(target === 'browser' ? PDF_ALIASES : NO_PDF),
        ...(target === 'browser' && mode() === 'production' ? PRODUCTION_ROUTER : {}),
      },
    },
    performance: false,
    stats: { preset: 'errors-warnings' },
    infrastructureLogging: { level: 'warn' },
    cache: mode() === 'production' ? false : developmentCache(unit, target),
  } satisfies Configuration
}

/**
 * The next start of `npm run dev` takes it up. In production writing it would cost more than it spares: turbo keeps what was built,
 * and what changed is built from what all units have transformed (script-loader.ts).
 */
function developmentCache(unit: Unit, target: Target) {
  return {
    type: 'filesystem',
    cacheDirectory: path.join(root, '.cache/webpack'),
    name: `${unit.name}-${target}`,
    // The folder as a whole: webpack does not follow imports of TypeScript files.
    buildDependencies: { config: [`${import.meta.dirname}/`, path.join(root, 'package-lock.json')] },
  } satisfies Configuration['cache']
}

function exposesOf(unit: Unit) {
  return {
    './lifecycles': { import: entryOf(unit, 'lifecycles'), name: 'lifecycles' },
    ...Object.fromEntries(
      widgetsOf(unit.directory).map((name) => [
        `./widget-${name}`,
        { import: `./src/widgets/${name}.widget.tsx`, name: `widget-${name}` },
      ]),
    ),
  }
}

/** What every build for the browser shares: the units' own, the bench's monolith and a section standing alone. */
export function browserBuild(unit: Unit) {
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
        {
          test: /[\\/]src[\\/]routes\.tsx$/,
          enforce: 'pre',
          loader: path.join(import.meta.dirname, 'page-chunk-loader.ts'),
        },
        ...cssRules(unit, { emit: true }),
        {
          test: /react-router[\\/]dist[\\/].+\.mjs$/,
          loader: path.join(import.meta.dirname, 'pure-components-loader.ts'),
        },
        { test: /\.(svg|woff2)$/, type: 'asset/resource' },
        {
          test: WORKER,
          dependency: 'url',
          type: 'asset/resource',
          loader: path.join(import.meta.dirname, 'worker-loader.ts'),
          generator: { filename: '[name].[contenthash:8].js' },
        },
        ...pdfRules,
      ],
    },
    optimization: {
      // Ids must not move when another chunk does.
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: {
        chunks: 'async',
        minSize: 8_000,
        // The client of the calls and axios are always needed together: one file, one request.
        cacheGroups: {
          defaultVendors: {
            test: /[\\/]node_modules[\\/](?!axios[\\/])/,
            idHint: 'vendors',
            priority: -10,
            reuseExistingChunk: true,
          },
        },
      },
      minimizer: [new ScriptMinimizer(), new CssMinimizer()],
    },
    plugins: [
      new NamedChunkIds(),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
    ],
  } satisfies Configuration
}

/**
 * What the page starts with, in three files: each is compiled in a turn of its own, and React and the libraries outlive
 * most changes of the shell.
 */
function startInParts({ splitChunks }: ReturnType<typeof browserBuild>['optimization']) {
  const initial = { chunks: 'initial', enforce: true } as const
  return {
    ...splitChunks,
    cacheGroups: {
      ...splitChunks.cacheGroups,
      react: {
        ...initial,
        name: 'react',
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        priority: 20,
      },
      libraries: { ...initial, name: 'libraries', test: /[\\/]node_modules[\\/]/, priority: 10 },
    },
  }
}

function browserConfig(unit: Unit): Configuration {
  const isShell = unit.name === 'shell'
  const build = browserBuild(unit)
  return {
    ...build,
    externals: isShell ? [] : [{ [FEDERATION_BUNDLER_RUNTIME]: `var ${GIVEN_FEDERATION}` }],
    entry: isShell ? { main: './src/index.ts' } : {},
    optimization: isShell
      ? { ...build.optimization, splitChunks: startInParts(build.optimization) }
      : build.optimization,
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
              experiments: {
                externalRuntime: true,
                optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
              },
              shared: usedBySection,
            },
      ),
      ...(isShell ? [new BootScriptPlugin()] : [sectionEntries([unit])]),
      ...build.plugins,
      new IntegrityPlugin(),
      new ReleaseManifestPlugin(unit, distOf(unit)),
      // Names are short in what is minified alone, and don't pass for those of the page
      ...(mode() === 'production' ? [new BrowserSupportPlugin()] : []),
    ],
  }
}

function serverConfig(unit: Unit): Configuration {
  return {
    ...common(unit, 'server'),
    target: 'node20',
    entry: { server: unit.name === 'shell' ? './src/server.tsx' : entryOf(unit, 'server') },
    output: {
      path: path.join(distOf(unit), 'server'),
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: [async ({ request = '' }) => (HOST_MODULES.test(request) ? `commonjs ${request}` : undefined)],
    externalsPresets: { node: true },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        scriptRule('server'),
        ...cssRules(unit, { emit: false }),
        { test: /\.(svg|woff2)$/, type: 'asset/resource', generator: { emit: false } },
        { test: WORKER, dependency: 'url', type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      ...(unit.name === 'shell' ? [] : [sectionEntries([unit])]),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode()) }),
    ],
  }
}
