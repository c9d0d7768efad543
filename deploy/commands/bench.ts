import { MEASURE_NAMES } from '../bench/measures'
import { runBench } from '../bench/run-bench'
import { buildWhatChanged } from '../runner/build'
import { CommandFailed, runCommand } from '../runner/command-failed'

/**
 * `npm run bench [-- <measure> …] [--keep]`. BENCH_ROUNDS: visits a page and way, 3 unless said. It ends within 20 minutes, and says
 * what it left out for that; `--keep` writes the figures to docs/bench.json, which later runs compare with.
 */
await runCommand(async () => {
  const words = process.argv.slice(2)
  const wanted = words.filter((word) => word !== '--keep')
  const unknown = wanted.filter((name) => !MEASURE_NAMES.includes(name))
  if (unknown.length > 0)
    throw new CommandFailed(`No such measure: ${unknown.join(', ')}. There are: ${MEASURE_NAMES.join(', ')}`)
  await buildWhatChanged()
  const complete = await runBench({
    wanted,
    rounds: Number(process.env.BENCH_ROUNDS ?? 3),
    keep: words.includes('--keep'),
  })
  process.exit(complete ? 0 : 1)
})
