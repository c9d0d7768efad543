import { TURBO_ENV } from '../runner/build'
import { runCommand } from '../runner/command-failed'
import { formatDuration } from '../runner/progress'
import { bin } from '../runner/root'
import { runProgram } from '../runner/run-program'
import { clearReports, clearTurboSummaries, readTurboSummary } from '../stages/reports'
import { type StageResult, summaryLine } from '../stages/stage'
import { ROUNDS, type Stage } from '../stages/stages'

/**
 * `npm test`: runs every stage, whatever the others found. The last line is `N passed, N failed`.
 * `npm test -- typecheck lint` runs the named stages only.
 */
await runCommand(async () => {
  const wanted = process.argv.slice(2)
  const names = ROUNDS.flat().map(({ name }) => name)
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) console.warn(`! No such stage: ${unknown.join(', ')}; there are ${names.join(', ')}`)

  clearReports()
  const results: (StageResult & { readonly name: string })[] = []
  for (const round of ROUNDS) {
    const stages = round.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    if (stages.length > 0) results.push(...(await runRound(stages)))
  }

  console.log('')
  for (const { name, passed, failed, notes = [] } of results) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${counts}`)
    for (const note of notes) console.log(`  ! ${note}`)
  }
  console.log('')
  console.log(summaryLine(results))
  process.exit(results.some(({ failed }) => failed > 0) || unknown.length > 0 ? 1 : 0)
})

async function runRound(stages: readonly Stage[]) {
  const started = Date.now()
  for (const { name, what } of stages) console.log(`▸ ${name}: ${what}`)
  clearTurboSummaries()
  const names = stages.map(({ name }) => name)
  await runProgram(
    bin('turbo'),
    [
      'run',
      ...names,
      '--continue=always',
      '--summarize',
      '--env-mode=loose',
      '--concurrency=3',
      '--output-logs=new-only',
    ],
    { env: { ...process.env, ...TURBO_ENV }, show: isWorthShowing },
  )
  const summary = readTurboSummary()
  console.log(`  ${names.join(', ')}: ${formatDuration(Date.now() - started)}\n`)
  return stages.map((stage) => ({ name: stage.name, ...stage.count(summary) }))
}

/** Turbo's own lines about its cache, and the echo of each script, tell nothing about the tests. */
const isWorthShowing = (line: string): boolean =>
  !/^\S+ (cache (bypass|miss|hit)|> )|^\S+:\s*$|^• |^\s*$|Summary:|docs: |WARNING\s+could not/.test(line)
