import { runProgram } from '../runner/run-program'
import { sampleDescendants, timed } from './processor-time'
import { describeProgress, isBuildOutput, type Progress, readLine } from './stage-progress'

/** What a stage cost, and how it ended. */
export interface StageRun {
  readonly code: number
  readonly wallSeconds: number
  /** Null where it can't be known. */
  readonly processorSeconds: number | null
}

export interface StageOptions {
  readonly env: NodeJS.ProcessEnv
  readonly args?: readonly string[]
  /** How long it took the last time; null: unknown. */
  readonly expectedSeconds: number | null
}

/** Progress is said this often. */
const EVERY_MS = 15_000

/** Runs a script of package.json to its end, with its failures and its progress on the screen. */
export async function runStage(name: string, { env, args = [], expectedSeconds }: StageOptions): Promise<StageRun> {
  const started = Date.now()
  const progress: Progress = { done: 0, known: 0, failed: 0 }
  const timer = setInterval(
    () => console.log(`  … ${describeProgress(name, progress, Date.now() - started, expectedSeconds)}`),
    EVERY_MS,
  )
  const command = timed('npm', ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])])
  try {
    let sampled = () => 0
    const { code, output } = await runProgram(command.program, command.args, {
      env,
      started(pid) {
        sampled = sampleDescendants(pid)
      },
      show: (line) => readLine(line, progress),
    })
    // What a build says is worth reading once it fails.
    if (code !== 0) for (const line of output.split('\n').filter(isBuildOutput)) console.log(`  ${line}`)
    return { code, wallSeconds: (Date.now() - started) / 1000, processorSeconds: largest(command.seconds(), sampled()) }
  } finally {
    clearInterval(timer)
  }
}

/** The shell misses processes that nobody waited for, sampling those that lived for less than a moment. */
function largest(waitedFor: number | null, sampled: number): number | null {
  return waitedFor === null ? null : Math.max(waitedFor, sampled)
}
