import path from 'node:path'
import { root } from '../../runner/root'
import { runProgram } from '../../runner/run-program'
import type { Row } from '../result'

/** What run-small.ts found; numbers that are not finite arrive as null. */
export interface SmallRun {
  readonly pageLoads: number
  readonly measures: readonly {
    readonly name: string
    readonly rows: readonly (Omit<Row, 'value'> & { readonly value: number | null })[]
    readonly error: string | null
  }[]
}

/** Runs these measures of the bench once and small, in a process like that of `npm run bench`. */
export async function runSmall({
  url,
  dataDir,
  executable,
  measures,
}: {
  readonly url: string
  readonly dataDir: string
  /** Empty: Playwright's own browser. */
  readonly executable: string
  readonly measures: readonly string[]
}): Promise<SmallRun> {
  const script = path.join(import.meta.dirname, 'run-small.ts')
  const { code, output } = await runProgram(
    process.execPath,
    ['--import', 'tsx', script, url, dataDir, executable, ...measures],
    {
      cwd: root,
    },
  )
  const line = output.split('\n').findLast((each) => each.startsWith('{"pageLoads"'))
  if (code !== 0 || line === undefined) throw new Error(`The bench did not run:\n${output}`)
  return JSON.parse(line)
}
