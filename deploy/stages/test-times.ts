import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../runner/root'
import { countAssertions, type SuiteAssertions } from './assertions'

/** What a run cost by stage, as it is kept. */
export interface RunTimes {
  /** From the installation to the last line; stages run beside each other. Null: not a whole run. */
  readonly wallSeconds: number | null
  readonly stages: Readonly<Record<string, StageTimes>>
  readonly pageLoads: number | null
}

export interface StageTimes {
  readonly wallSeconds: number
  /** Null where the system does not say. */
  readonly processorSeconds: number | null
  readonly tests: number
}

interface KeptRun extends RunTimes {
  readonly assertions: Readonly<Record<string, SuiteAssertions>>
}

/** Figures that `npm test -- --keep` commits, and those that docs/test-time.md compares them with. */
interface KeptTimes {
  readonly before: KeptRun
  readonly kept: KeptRun
}

const LAST = path.join(root, '.cache/test-times.json')
const KEPT = path.join(root, 'docs/test-time.json')
const PAGE = path.join(root, 'docs/test-time.md')

/** How long the stages took: in the last run here, else in the committed one. */
export function expectedTimes(): RunTimes | null {
  return read<RunTimes>(LAST) ?? read<KeptTimes>(KEPT)?.kept ?? null
}

/** Keeps what stages cost, for the next run's forecast; those that did not run keep what is known of them. */
export function rememberTimes(times: RunTimes): void {
  const known = read<RunTimes>(LAST)
  mkdirSync(path.dirname(LAST), { recursive: true })
  const wallSeconds = times.wallSeconds ?? known?.wallSeconds ?? null
  writeFileSync(LAST, JSON.stringify({ ...times, wallSeconds, stages: { ...known?.stages, ...times.stages } }, null, 2))
}

/** Writes docs/test-time.json and its page. */
export function keepTimes(times: RunTimes): void {
  const run: KeptRun = { ...times, assertions: countAssertions(root) }
  const before = read<KeptTimes>(KEPT)?.before ?? run
  const figures: KeptTimes = { before, kept: run }
  writeFileSync(KEPT, `${JSON.stringify(figures, null, 2)}\n`)
  writeFileSync(PAGE, timesPage(figures))
}

/** docs/test-time.md: where the time of `npm test` goes and what its tests hold, before and after. */
export function timesPage({ before, kept }: KeptTimes): string {
  const names = [...new Set([...Object.keys(before.stages), ...Object.keys(kept.stages)])]
  const whole = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : String(Math.round(value))
  const row = (label: string, one: WholeTimes | undefined, other: WholeTimes | undefined) =>
    `| ${label} | ${whole(one?.wallSeconds)} | ${whole(one?.processorSeconds)} | ${whole(one?.tests)} | ${whole(other?.wallSeconds)} | ${whole(other?.processorSeconds)} | ${whole(other?.tests)} |`
  const suites = [...new Set([...Object.keys(before.assertions), ...Object.keys(kept.assertions)])].sort()
  const suiteRow = (label: string, one: SuiteAssertions | undefined, other: SuiteAssertions | undefined) =>
    `| ${label} | ${whole(one?.tests)} | ${whole(one?.expects)} | ${whole(other?.tests)} | ${whole(other?.expects)} |`
  return [
    '# Where the time of `npm test` goes',
    '',
    'Seconds of a whole run on a quiet machine with two processors, by stage; the cheap ones run two at a time. Written by `npm test -- --keep`; the budgets are in',
    '[test-budgets.ts](../deploy/stages/test-budgets.ts).',
    '',
    '| stage | before: wall | processor | tests | now: wall | processor | tests |',
    '|---|---|---|---|---|---|---|',
    ...names.map((name) => row(name, before.stages[name], kept.stages[name])),
    row('**all**', sumOf(before), sumOf(kept)),
    '',
    `Page loads in browsers: ${whole(before.pageLoads)} before, ${whole(kept.pageLoads)} now.`,
    '',
    '## Assertions',
    '',
    'Calls of `test` and `expect` as they stand in the tests of each suite. A table or a loop runs one many times: how many ran is above.',
    '',
    '| suite | before: tests | expectations | now: tests | expectations |',
    '|---|---|---|---|---|',
    ...suites.map((suite) => suiteRow(suite, before.assertions[suite], kept.assertions[suite])),
    suiteRow('**all**', allOf(before), allOf(kept)),
    '',
  ].join('\n')
}

function allOf({ assertions }: KeptRun): SuiteAssertions {
  const all = Object.values(assertions)
  return {
    tests: all.reduce((sum, { tests }) => sum + tests, 0),
    expects: all.reduce((sum, { expects }) => sum + expects, 0),
  }
}

/** Of a whole run. */
interface WholeTimes extends Omit<StageTimes, 'wallSeconds'> {
  readonly wallSeconds: number | null
}

function sumOf({ wallSeconds, stages }: RunTimes): WholeTimes {
  const all = Object.values(stages)
  const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0)
  return {
    wallSeconds,
    processorSeconds: all.some(({ processorSeconds }) => processorSeconds === null)
      ? null
      : sum(all.map(({ processorSeconds }) => processorSeconds)),
    tests: sum(all.map(({ tests }) => tests)),
  }
}

function read<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
