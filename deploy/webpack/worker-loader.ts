import { readFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type LoaderContext, type Stats } from 'webpack'
import { root } from '../runner/root'

/**
 * Bundles a web worker into one file: `new URL('./x.worker.ts', import.meta.url)` is the address of that file. It is a release's file
 * like every other, with its integrity in the registry, so that the policy for released scripts lets its address through. One file, as
 * nothing in a worker could load another: its own policy keeps it from asking anything of anybody
 * (services/web/src/files/asset-routes.ts).
 * A compilation of its own keeps the federation's runtime out, which expects a window.
 */
export default function bundleWorker(this: LoaderContext<object>): void {
  const done = this.async()
  const folder = path.join(root, '.cache/workers', path.relative(root, this.context))
  const filename = `${path.parse(this.resourcePath).name}.js`
  const compiler = webpack({
    name: filename,
    mode: this.mode === 'development' ? 'development' : 'production',
    context: this.context,
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: this.resourcePath,
    output: { path: folder, filename },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    optimization: { splitChunks: false },
    performance: false,
  })
  compiler.run((error, stats) => {
    const problem = error ?? problemOf(stats)
    for (const file of stats?.compilation.fileDependencies ?? []) this.addDependency(file)
    compiler.close(() => (problem ? done(problem) : done(null, readFileSync(path.join(folder, filename)))))
  })
}

function problemOf(stats: Stats | undefined): Error | null {
  if (stats && !stats.hasErrors()) return null
  return new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'No worker was built')
}
