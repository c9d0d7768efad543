import { MEASURE_NAMES, runBench } from '../bench/run-bench'
import { buildWhatChanged } from '../runner/build'
import { CommandFailed, runCommand } from '../runner/command-failed'

/** `npm run bench [-- <measure> …]`. BENCH_ROUNDS: visits a page and way, 5 unless said. */
await runCommand(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !MEASURE_NAMES.includes(name))
  if (unknown.length > 0)
    throw new CommandFailed(`No such measure: ${unknown.join(', ')}. There are: ${MEASURE_NAMES.join(', ')}`)
  await buildWhatChanged()
  const complete = await runBench({ wanted, rounds: Number(process.env.BENCH_ROUNDS ?? 5) })
  process.exit(complete ? 0 : 1)
})
