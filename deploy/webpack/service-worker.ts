import path from 'node:path'
import type { Configuration } from 'webpack'
import { BrowserSupportPlugin } from './browser-support-plugin'
import { ScriptMinimizer } from './script-minimizer'
import type { Unit } from './section-entries'

/** Bundles the service worker into `dist/browser/my-sw.js`: one file, without a hash, for it is registered by its name. */
export function serviceWorkerConfig({ name, directory }: Unit): Configuration {
  const isDevelopment = process.env.NODE_ENV === 'development'
  return {
    name: `${name}-service-worker`,
    mode: isDevelopment ? 'development' : 'production',
    context: directory,
    devtool: false,
    target: ['webworker', 'es2021'],
    entry: './src/service-worker/my-sw.ts',
    // Built after the browser bundle, whose folder it shares.
    output: { path: path.join(directory, 'dist/browser'), filename: 'my-sw.js', clean: false },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: path.join(import.meta.dirname, 'script-loader.ts'),
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2021' } },
        },
      ],
    },
    optimization: { minimizer: [new ScriptMinimizer()] },
    plugins: isDevelopment ? [] : [new BrowserSupportPlugin()],
    stats: { preset: 'errors-warnings' },
    performance: false,
  }
}
