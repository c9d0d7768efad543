import { readFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Configuration, type Stats } from 'webpack'
import { root } from '../runner/root'
import { ScriptMinimizer } from './script-minimizer'

export interface AloneBundle {
  readonly code: Buffer
  readonly fileDependencies: readonly string[]
}

interface Options {
  readonly entry: string
  readonly context: string
  /** Of the page's compilation. */
  readonly mode: Configuration['mode']
  readonly target: 'web' | 'webworker'
}

/** Bundles one file that stands alone, by a compilation of its own: the federation's runtime stays out. */
export function bundleAlone({ entry, context, mode, target }: Options): Promise<AloneBundle> {
  const folder = path.join(root, '.cache/alone', path.relative(root, context))
  const filename = `${path.parse(entry).name}.js`
  const compiler = webpack({
    name: filename,
    mode: mode === 'development' ? 'development' : 'production',
    context,
    devtool: false,
    target: [target, 'es2022'],
    entry,
    output: { path: folder, filename },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.ts$/,
          loader: path.join(import.meta.dirname, 'script-loader.ts'),
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    optimization: { splitChunks: false, minimizer: [new ScriptMinimizer()] },
    performance: false,
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? problemOf(stats)
      const fileDependencies = [...(stats?.compilation.fileDependencies ?? [])]
      compiler.close(() =>
        problem ? reject(problem) : resolve({ code: readFileSync(path.join(folder, filename)), fileDependencies }),
      )
    })
  })
}

function problemOf(stats: Stats | undefined): Error | null {
  if (stats && !stats.hasErrors()) return null
  return new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'Nothing was built')
}
