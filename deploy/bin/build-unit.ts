import { type ReadFiles, runWebpack } from '../webpack/run-webpack'
import { unitIn, unitPreset } from '../webpack/unit-preset'

/** Builds the unit in the current folder: one build after the other, of the same sources. */
let read: ReadFiles | undefined
for (const config of unitPreset(unitIn(process.cwd()))) {
  try {
    const { compilation } = await runWebpack(config, read)
    read = compilation.compiler.inputFileSystem
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(`The ${config.name} build failed`)
    process.exit(1)
  }
}
