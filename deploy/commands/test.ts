import { runCommand } from '../runner/command-failed'
import { formatDuration } from '../runner/progress'
import type { TestRun } from '../stages/build-stage'
import { type StageResult, summaryLine } from '../stages/stage'
import { STAGES, type Stage } from '../stages/stages'

/**
 * `npm test`: runs every stage, whatever the ones before found. The last line is
 * `N passed, N failed`. `npm test -- types lint` runs the named stages only.
 */
await runCommand(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name))
  if (unknown.length > 0)
    console.warn(`! No such stage: ${unknown.join(', ')}; there are ${STAGES.map(({ name }) => name).join(', ')}`)

  const results: (StageResult & { readonly name: string; readonly took: string })[] = []
  const site = { built: false }
  for (const stage of STAGES) {
    if (wanted.length > 0 && !wanted.includes(stage.name)) continue
    const started = Date.now()
    console.log(`\n▸ ${stage.name}: ${stage.what}`)
    const result = await runStage(stage, site)
    const took = formatDuration(Date.now() - started)
    console.log(
      `${result.failed > 0 ? '✗' : '✓'} ${stage.name}: ${result.passed} passed, ${result.failed} failed (${took})`,
    )
    for (const note of result.notes ?? []) console.log(`  ! ${note}`)
    results.push({ ...result, name: stage.name, took })
  }

  console.log('')
  for (const { name, passed, failed, took, notes = [] } of results) {
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed  ${took}`,
    )
    for (const note of notes) console.log(`  ! ${note}`)
  }
  console.log('')
  console.log(summaryLine(results))
  process.exit(results.some(({ failed }) => failed > 0) || unknown.length > 0 ? 1 : 0)
})

/** A stage that breaks off counts as one failure; the next ones still run. */
async function runStage(stage: Stage, site: TestRun): Promise<StageResult> {
  try {
    return await stage.run(site)
  } catch (error) {
    console.error(error instanceof Error ? (error.name === 'CommandFailed' ? error.message : error) : error)
    return { passed: 0, failed: 1 }
  }
}
