import path from 'node:path'
import process from 'node:process'
import webpack from 'webpack'
import { root } from '../../runner/root'
import { browserBuild } from '../unit-preset'

/** Bundles what a press on "Tải PDF" loads, as the shell does, into the folder given; for Node to run in tests. */
const [output = ''] = process.argv.slice(2)
const directory = path.join(root, 'shared-ui')
const { plugins: _, ...build } = browserBuild({ name: 'pdf', directory, version: '1.0.0' })

webpack(
  {
    ...build,
    entry: { pdf: './src/printing/pdf/make-pdf.ts' },
    output: { path: output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization: { ...build.optimization, splitChunks: false },
  },
  (error, stats) => {
    if (process.env.PDF_MODULES === '1') {
      const { modules = [] } =
        stats?.toJson({ all: false, modules: true, nestedModules: true, modulesSpace: 500, nestedModulesSpace: 500 }) ??
        {}
      const flat = modules.flatMap((module) => module.modules ?? [module])
      for (const { name, size = 0 } of flat.sort((a, b) => (b.size ?? 0) - (a.size ?? 0)).slice(0, 60))
        console.log(size, name)
    }
    if (!error && !stats?.hasErrors()) return
    console.error(error?.message ?? stats?.toString({ preset: 'errors-only' }))
    process.exitCode = 1
  },
)
