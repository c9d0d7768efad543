#!/usr/bin/env node
import { buildWhatChanged } from '../runner/build.mjs'
import { CommandFailed, runCommand } from '../runner/command-failed.mjs'
import { installWhenNeeded } from '../runner/install.mjs'
import { checkNodeVersion } from '../runner/node-version.mjs'

/** `npm run bench [-- <measure> …]`. BENCH_ROUNDS: visits a page and way, 5 unless said. */
await runCommand(async () => {
  checkNodeVersion()
  await installWhenNeeded()
  const { MEASURE_NAMES, runBench } = await import('../bench/run-bench.mjs')
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !MEASURE_NAMES.includes(name))
  if (unknown.length > 0)
    throw new CommandFailed(`No such measure: ${unknown.join(', ')}. There are: ${MEASURE_NAMES.join(', ')}`)
  await buildWhatChanged()
  const complete = await runBench({ wanted, rounds: Number(process.env.BENCH_ROUNDS ?? 5) })
  process.exit(complete ? 0 : 1)
})
