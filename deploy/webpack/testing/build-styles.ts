import path from 'node:path'
import process from 'node:process'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { runWebpack } from '../run-webpack'
import { cssRules } from '../unit-preset'

/**
 * Builds the styles that `main.js` of each folder imports, as those of the unit named, and writes what was wrong with each as
 * JSON, empty when it was built; for the test of the preset. One process for all: its start takes longer than they do.
 */
const [orders = '[]'] = process.argv.slice(2)
const asked: readonly { readonly directory: string; readonly name: string }[] = JSON.parse(orders)

const problems: string[] = []
for (const { directory, name } of asked) {
  const build = runWebpack({
    mode: 'production',
    context: directory,
    entry: { main: './main.js' },
    output: { path: path.join(directory, 'dist') },
    module: { rules: cssRules({ name, directory }, { emit: true }) },
    plugins: [new MiniCssExtractPlugin()],
  })
  problems.push(
    await build.then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    ),
  )
}
process.stdout.write(JSON.stringify(problems))
