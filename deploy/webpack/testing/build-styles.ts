import path from 'node:path'
import process from 'node:process'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { runWebpack } from '../run-webpack'
import { cssRules } from '../unit-preset'

/** Builds the styles that `main.js` of the folder imports, as those of the unit named; for the test of the preset. */
const [directory = '', name = ''] = process.argv.slice(2)

runWebpack({
  mode: 'production',
  context: directory,
  entry: { main: './main.js' },
  output: { path: path.join(directory, 'dist') },
  module: { rules: cssRules({ name, directory }, { emit: true }) },
  plugins: [new MiniCssExtractPlugin()],
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
