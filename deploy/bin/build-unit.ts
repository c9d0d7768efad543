import { runWebpack } from '../webpack/run-webpack'
import { unitIn, unitPreset } from '../webpack/unit-preset'

/** Builds the unit in the current folder. */
for (const config of unitPreset(unitIn(process.cwd()))) {
  try {
    await runWebpack(config)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(`The ${config.name} build failed`)
    process.exit(1)
  }
}
