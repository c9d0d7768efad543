import path from 'node:path'
import process from 'node:process'
import webpack from 'webpack'
import { root } from '../../runner/root'
import { browserBuild } from '../../webpack/unit-preset'

/** Bundles what a press on "Tải PDF" loads, as the shell does, into the folder given; for Node to run in tests. */
const [output = ''] = process.argv.slice(2)
const directory = path.join(root, 'shared-frame')
const { plugins: _, ...build } = browserBuild({ name: 'pdf', directory, version: '1.0.0' })

webpack(
  {
    ...build,
    entry: { pdf: './src/printing/pdf/make-pdf.ts' },
    output: { path: output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization: { ...build.optimization, splitChunks: false },
  },
  (error, stats) => {
    if (!error && !stats?.hasErrors()) return
    console.error(error?.message ?? stats?.toString({ preset: 'errors-only' }))
    process.exitCode = 1
  },
)
