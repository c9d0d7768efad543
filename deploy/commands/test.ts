import { readFileSync } from 'node:fs'
import { type PaceWatch, watchPace } from '../machine/pace'
import { TURBO_ENV } from '../runner/build'
import { CommandFailed, runCommand } from '../runner/command-failed'
import { formatDuration } from '../runner/progress'
import { bin, root } from '../runner/root'
import { runProgram } from '../runner/run-program'
import { changedFiles, reachedBy } from '../stages/changed-files'
import { childSeconds } from '../stages/processor-time'
import { clearReports, readReport, reportFile } from '../stages/reports'
import { runInOrder } from '../stages/run-in-order'
import { runStage, type StageRun } from '../stages/run-stage'
import { type PlaywrightReport, type StageResult, summaryLine } from '../stages/stage'
import { STAGES, type Stage } from '../stages/stages'
import { openTemporaryFolder } from '../stages/temporary-folder'
import { judgeCost, type RunCost } from '../stages/test-budgets'
import {
  type MeasuredTest,
  measuredBrowserTests,
  measuredUnitFiles,
  pageLoads,
  type UnitFile,
} from '../stages/test-files'
import { expectedTimes, keepTimes, type RunTimes, rememberTimes } from '../stages/test-times'

interface RunStageResult extends StageResult, Partial<StageRun> {
  readonly name: string
  /** Of the machine while it ran. */
  readonly pace?: number
}

/** How a stage is run with an option: with which arguments; null: not at all. */
type ArgumentsOf = (stage: string) => readonly string[] | null

const OPTIONS = ['--all', '--changed', '--keep']
const SLOWEST_SHOWN = 10
const AT_ONCE = 2
/** Megabytes of a half: garbage is collected less often, which costs less where memory is slow. Every machine for two processors has room. */
const YOUNG_GENERATION = '--max-semi-space-size=64'

/**
 * `npm test`: runs every stage, whatever the others found. The last line is `N passed, N failed`.
 *
 * - `npm test -- typecheck lint` runs the named stages only.
 * - `--changed`: what a change can reach, by the import graph; for work at hand.
 * - `--all`: whole cross products and large sizes, without budgets; before a release.
 * - `--keep`: writes docs/test-time.json and its page.
 */
await runCommand(async () => {
  const words = process.argv.slice(2)
  const names = STAGES.map(({ name }) => name)
  const wanted = words.filter((word) => !word.startsWith('--'))
  for (const word of words)
    if (!names.includes(word) && !OPTIONS.includes(word))
      throw new CommandFailed(`No such stage or option: ${word}; there are ${[...names, ...OPTIONS].join(', ')}`)
  const isAll = words.includes('--all')

  clearReports()
  const argumentsOf: ArgumentsOf = words.includes('--changed') ? await argumentsOfChange() : () => []
  const expected = expectedTimes()
  const temporary = openTemporaryFolder()
  const env = {
    ...process.env,
    ...TURBO_ENV,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, YOUNG_GENERATION].filter(Boolean).join(' '),
    TMPDIR: temporary.path,
    TEST_TURN: await turnOfCommit(),
    ...(isAll ? { TEST_ALL: '1' } : {}),
    REPORT_FILE: reportFile('end-to-end'),
  }
  const stages = STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const isWhole = wanted.length === 0 && !words.includes('--changed') && !isAll
  const likely = isWhole
    ? (expected?.wallSeconds ?? 0)
    : stages.reduce((sum, { name }) => sum + (expected?.stages[name]?.wallSeconds ?? 0), 0)
  if (likely > 0 && !words.includes('--changed') && !isAll)
    console.log(`The last run took ${formatDuration(likely * 1000)} for this.\n`)

  const watch = watchPace()
  const run = (stage: Stage, before: ReadonlyMap<string, RunStageResult | null>) =>
    runUnlessBroken(stage, before, argumentsOf(stage.name), { env, expected, watch })
  const results = (await runInOrder(stages, AT_ONCE, run).finally(temporary.remove)).filter((result) => result !== null)
  watch.stop()

  const install = installSeconds()
  const cost = { ...costOf(results, install), pace: watch.read() }
  printSummary(results, cost, install)
  const budgets = judgeCost({ ...cost, processorSeconds: isWhole ? cost.processorSeconds : null })
  for (const note of budgets.notes) console.log(`  ! ${note}`)
  if (!isAll) {
    const times = timesOf(results, cost.pageLoads, install, isWhole)
    rememberTimes(times)
    if (words.includes('--keep') && isWhole) keepTimes(times)
    const held = budgets.failures.length === 0
    for (const failure of budgets.failures) console.log(`✗ budget: ${failure}`)
    results.push({ name: 'budgets', passed: held ? 1 : 0, failed: budgets.failures.length })
  }
  console.log('')
  console.log(summaryLine(results))
  process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0)
})

/** @returns null: the stage has nothing to run */
async function runUnlessBroken(
  stage: Stage,
  before: ReadonlyMap<string, RunStageResult | null>,
  args: readonly string[] | null,
  {
    env,
    expected,
    watch,
  }: { readonly env: NodeJS.ProcessEnv; readonly expected: RunTimes | null; readonly watch: PaceWatch },
): Promise<RunStageResult | null> {
  if (args === null) return null
  const broken = stage.needs?.find((name) => (before.get(name)?.failed ?? 0) > 0)
  if (broken !== undefined) {
    console.log(`– ${stage.name}: not run, ${broken} failed`)
    return { name: stage.name, passed: 0, failed: 0, notes: [`not run: ${broken} failed`] }
  }
  console.log(`▸ ${stage.name}: ${stage.what}`)
  const expectedSeconds = expected?.stages[stage.name]?.wallSeconds ?? null
  const startedAt = performance.now()
  const run = await runStage(stage.name, { env, args, expectedSeconds })
  const counted = stage.count(run.code)
  // A program that failed with nothing to show for it has failed all the same.
  const result = run.code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  console.log(`${result.failed > 0 ? '✗' : '✓'} ${stage.name} (${formatDuration(run.wallSeconds * 1000)})`)
  return { name: stage.name, pace: watch.read(startedAt), ...run, ...result }
}

/** What `--changed` runs: the checks of the whole, and the tests that what changed can reach. */
async function argumentsOfChange(): Promise<ArgumentsOf> {
  const { base, files } = changedFiles(root)
  const { sources, folders } = reachedBy(files)
  const list = async (args: readonly string[]) =>
    (await runProgram(bin('jest'), ['--listTests', ...args])).output.split('\n').filter((line) => line.startsWith('/'))
  const tests = new Set([
    ...(sources.length > 0 ? await list(['--findRelatedTests', ...sources]) : []),
    ...(folders.length > 0 ? await list(folders) : []),
  ])
  const browser = ['--only-changed', base, '--pass-with-no-tests']
  const listed = await runProgram(bin('playwright'), [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--list',
    ...browser,
  ])
  const specs = Number(/Total: (\d+) test/.exec(listed.output)?.[1] ?? 0)
  console.log(`${files.length} files changed; they reach ${tests.size} test files and ${specs} browser tests.\n`)
  const hasContent = files.some((file) => file.startsWith('content/'))
  const byStage: Readonly<Record<string, readonly string[] | null>> = {
    'content-files': hasContent ? [] : null,
    build: specs > 0 || hasContent ? [] : null,
    unit: tests.size > 0 ? ['--runTestsByPath', ...tests] : null,
    'end-to-end': specs > 0 ? browser : null,
  }
  return (stage) => (stage in byStage ? (byStage[stage] ?? null) : [])
}

/** Other pairs of cases with each commit (`pairings` of shared-contracts/testing). */
async function turnOfCommit(): Promise<string> {
  const { code, output } = await runProgram('git', ['-C', root, 'rev-parse', 'HEAD'])
  return code === 0 ? String(Number.parseInt(output.slice(0, 6), 16)) : '0'
}

/** Processor seconds of the installation before this run (deploy/run.mjs); 0: nothing was missing. */
function installSeconds(): number {
  const file = process.env.INSTALL_TIMES
  return file === undefined ? 0 : (childSeconds(readFileSync(file, 'utf8')) ?? 0)
}

function costOf(results: readonly RunStageResult[], install: number): Omit<RunCost, 'pace'> {
  const measured = results.flatMap(({ processorSeconds }) => (processorSeconds === undefined ? [] : [processorSeconds]))
  const processorSeconds = measured.includes(null)
    ? null
    : measured.reduce<number>((sum, seconds) => sum + (seconds ?? 0), install)
  const files = readReport<readonly UnitFile[]>(reportFile('unit-files')) ?? []
  const browser = readReport<PlaywrightReport>(reportFile('end-to-end'))
  const loads = browser ? pageLoads(browser) : { count: null, uncounted: [] }
  const stageOf = (stage: string) => results.find(({ name }) => name === stage)
  const tests = [
    ...atPaceOf(stageOf('unit'), measuredUnitFiles(files)),
    ...atPaceOf(
      stageOf('end-to-end'),
      inProcessorTime(browser ? measuredBrowserTests(browser) : [], stageOf('end-to-end')),
    ),
  ]
  return { processorSeconds, pageLoads: loads.count, uncounted: loads.uncounted, tests }
}

function atPaceOf(stage: RunStageResult | undefined, tests: readonly MeasuredTest[]): readonly MeasuredTest[] {
  return tests.map((test) => ({ ...test, pace: stage?.pace }))
}

/** What tests took on the clock, made shorter by the share of a processor that they had: other work, and each other, make it small. */
function inProcessorTime(tests: readonly MeasuredTest[], stage: RunStageResult | undefined): readonly MeasuredTest[] {
  const { processorSeconds = null } = stage ?? {}
  const together = tests.reduce((sum, { seconds }) => sum + seconds, 0)
  if (processorSeconds === null || together === 0) return tests
  const share = Math.min(1, processorSeconds / together)
  return tests.map((test) => ({ ...test, seconds: test.seconds * share }))
}

function printSummary(results: readonly RunStageResult[], cost: RunCost, install: number): void {
  const whole = (seconds: number | null | undefined) => (seconds == null ? '–' : `${Math.round(seconds)} s`).padStart(7)
  console.log('\n                                         wall  processor')
  if (install > 0) console.log(`  ${'install'.padEnd(14)}${''.padStart(25)}${whole(null)} ${whole(install)}`)
  for (const { name, passed, failed, notes = [], wallSeconds, processorSeconds } of results) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)}${counts} ${whole(wallSeconds)} ${whole(processorSeconds)}`,
    )
    for (const note of notes) console.log(`  ! ${note}`)
  }
  const loads = cost.pageLoads === null ? '' : `; ${cost.pageLoads} page loads`
  console.log(`  all: ${whole(cost.processorSeconds).trim()} of processors${loads}; pace ${cost.pace.toFixed(2)}`)
  const slowest = [...cost.tests].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN)
  if (slowest.length > 0) console.log('\nThe slowest, in processor seconds:')
  for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(5)} ${name}`)
  console.log('')
}

function timesOf(
  results: readonly RunStageResult[],
  loads: number | null,
  install: number,
  isWhole: boolean,
): RunTimes {
  const stages = results.flatMap(({ name, wallSeconds, processorSeconds = null, passed, failed }) =>
    wallSeconds === undefined ? [] : [[name, { wallSeconds, processorSeconds, tests: passed + failed }] as const],
  )
  const installed = { wallSeconds: 0, processorSeconds: install, tests: 0 }
  return {
    // With the installation, which this process has done
    wallSeconds: isWhole ? performance.now() / 1000 : null,
    stages: { ...(install > 0 ? { install: installed } : {}), ...Object.fromEntries(stages) },
    pageLoads: loads,
  }
}
